/// Checks a finished budget, using its own tables.
struct BudgetProofs {
    private typealias Words = BudgetWords

    private let result: BudgetResult
    private let lines: Table

    init(_ result: BudgetResult) {
        self.result = result
        lines = result.linesTable
    }

    private var plan: BudgetPlan { result.plan }

    var proofs: [Proof] {
        var proofs = [
            sumProof(.income, plan.income, is: plan.totalIncome, rows: 0..<plan.income.count)
        ]
        if !plan.expenses.isEmpty {
            let rows = plan.income.count..<lines.rowCount
            proofs.append(sumProof(.other, plan.expenses, is: plan.totalExpenses, rows: rows))
            proofs.append(groupsProof)
        }
        if let sharesProof { proofs.append(sharesProof) }
        proofs.append(fundsProof)
        if let targets = result.targets { proofs.append(targetsProof(targets)) }
        return proofs
    }

    // MARK: - Sums

    /// Compares the sum of the rounded lines with the total, and states the effect of rounding.
    private func sumProof(
        _ side: Words.Side, _ sideLines: [BudgetLine], is total: Int64, rows: Range<Int>
    ) -> Proof {
        let sum = lines.total(of: 2, rows: rows)
        let exact = sideLines.reduce(Int128(0)) { $0 + $1.twelvefold }
        let moved = Int128(sum) * 12 - exact
        let isClose = moved.magnitude <= Int128(6 * sideLines.count).magnitude
        return Proof(sentence(side, sum, moved), holds: sum == total && isClose)
    }

    /// States a difference in twelfths of a minor unit, cut to four decimals of the minor unit.
    private func sentence(_ side: Words.Side, _ sum: Int64, _ twelfths: Int128) -> Message {
        if twelfths == 0 { return Words.proofLines(side: side, sum: sum) }
        let decimals = plan.currency.minorUnitDigits + 4
        let size = ExactDecimal(
            Int128(twelfths.magnitude) * 10_000 / 12, scale: decimals)
        let difference = Quantity.unitPrice(size, decimals: decimals)
        return twelfths > 0
            ? Words.proofLinesLess(side: side, sum: sum, difference: difference)
            : Words.proofLinesMore(side: side, sum: sum, difference: difference)
    }

    private var groupsProof: Proof {
        let table = result.groupsTable
        let sum = table.total(of: 1, rows: 0..<table.rowCount)
        return Proof(
            result.isGrouped ? Words.proofGroups(sum: sum) : Words.proofLinesBySize(sum: sum),
            holds: sum == plan.totalExpenses)
    }

    // MARK: - Shares and what is left

    /// Checks that the shares of each side that has an amount add up to the whole.
    private var sharesProof: Proof? {
        var sums: [Int64] = []
        for group in lines.groups where lines.total(of: 2, rows: group.rows) > 0 {
            sums.append(lines.total(of: 3, rows: group.rows))
        }
        if plan.totalExpenses > 0 {
            let table = result.groupsTable
            sums.append(table.total(of: 2, rows: 0..<table.rowCount))
        }
        if sums.isEmpty { return nil }
        let whole = Quantity.percentage(ExactDecimal(100), decimals: 1)
        let sentence =
            plan.totalExpenses == 0
            ? Words.proofIncomeShares(whole: whole)
            : plan.totalIncome == 0
                ? Words.proofExpenseShares(whole: whole) : Words.proofShares(whole: whole)
        return Proof(sentence, holds: sums.allSatisfy { $0 == 1_000 })
    }

    /// Compares the income less the expenses, line by line, with the figure.
    private var fundsProof: Proof {
        var left: Int64 = 0
        for row in 0..<lines.rowCount {
            let amount = lines.cell(row: row, column: 2)
            left += row < plan.income.count ? amount : -amount
        }
        return Proof(Words.proofLeft(left: left), holds: left == plan.fundsAvailable)
    }

    private func targetsProof(_ targets: BudgetTargets) -> Proof {
        let target = targets.parts.reduce(0) { $0 + $1.target }
        let actual = targets.parts.reduce(plan.withoutKind.total) { $0 + $1.actual }
        return Proof(
            Words.proofTargets(target: target, actual: actual),
            holds: target == plan.totalIncome && actual == plan.totalIncome)
    }
}
