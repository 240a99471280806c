/// What is checked on a finished budget, from its own tables.
struct BudgetProofs {
    private let result: BudgetResult
    private let lines: Table

    init(_ result: BudgetResult) {
        self.result = result
        lines = result.linesTable
    }

    private var plan: BudgetPlan { result.plan }

    var proofs: [Proof] {
        var proofs = [
            sumProof("income", plan.income, is: plan.totalIncome, rows: 0..<plan.income.count)
        ]
        if !plan.expenses.isEmpty {
            let rows = plan.income.count..<lines.rowCount
            proofs.append(sumProof("expense", plan.expenses, is: plan.totalExpenses, rows: rows))
            proofs.append(groupsProof)
        }
        if let sharesProof { proofs.append(sharesProof) }
        proofs.append(fundsProof)
        if let targets = result.targets { proofs.append(targetsProof(targets)) }
        return proofs
    }

    // MARK: - Sums

    /// The rounded lines against the total, and how far rounding moved it.
    private func sumProof(
        _ side: Wording, _ sideLines: [BudgetLine], is total: Int64, rows: Range<Int>
    ) -> Proof {
        let sum = lines.total(of: 2, rows: rows)
        let exact = sideLines.reduce(Int128(0)) { $0 + $1.twelvefold }
        let moved = Int128(sum) * 12 - exact
        let isClose = moved.magnitude <= Int128(6 * sideLines.count).magnitude
        return Proof(
            [
                .words("The \(side) lines add up to the total, "), .value(.money(sum)),
                .text("; "),
            ] + Self.movement(moved, plan.currency), holds: sum == total && isClose)
    }

    /// Twelfths of a minor unit as words, cut to four decimals of the unit.
    private static func movement(_ twelfths: Int128, _ currency: Currency) -> [Piece] {
        if twelfths == 0 { return [.text("rounding the lines moved nothing.")] }
        let decimals = currency.minorUnitDigits + 4
        let size = ExactDecimal(
            Int128(twelfths.magnitude) * 10_000 / 12, scale: decimals)
        return [
            .text("without rounding the lines it would be "),
            .value(.unitPrice(size, decimals: decimals)),
            .text(twelfths > 0 ? " less." : " more."),
        ]
    }

    private var groupsProof: Proof {
        let table = result.groupsTable
        let sum = table.total(of: 1, rows: 0..<table.rowCount)
        return Proof(
            [
                .text(result.isGrouped ? "The groups" : "The lines by size"),
                .text(" add up to the expenses: "), .value(.money(sum)), .text("."),
            ], holds: sum == plan.totalExpenses)
    }

    // MARK: - Shares and what is left

    /// The shares of each side that has an amount make the whole.
    private var sharesProof: Proof? {
        var sums: [Int64] = []
        var names: [[Piece]] = []
        for group in lines.groups where lines.total(of: 2, rows: group.rows) > 0 {
            sums.append(lines.total(of: 3, rows: group.rows))
            names.append([.text(group.rows.lowerBound == 0 ? "income" : "expenses")])
        }
        if plan.totalExpenses > 0 {
            let table = result.groupsTable
            sums.append(table.total(of: 2, rows: 0..<table.rowCount))
        }
        if sums.isEmpty { return nil }
        return Proof(
            [.text("The shares of ")] + Piece.list(names) + [
                .text(" add up to "), .value(.percentage(ExactDecimal(100), decimals: 1)),
                .text(" each."),
            ], holds: sums.allSatisfy { $0 == 1_000 })
    }

    /// Income less expenses, line by line, against the figure.
    private var fundsProof: Proof {
        var left: Int64 = 0
        for row in 0..<lines.rowCount {
            let amount = lines.cell(row: row, column: 2)
            left += row < plan.income.count ? amount : -amount
        }
        return Proof(
            [
                .text("Income less expenses, line by line, is what is left: "),
                .value(.money(left)), .text("."),
            ], holds: left == plan.fundsAvailable)
    }

    private func targetsProof(_ targets: BudgetTargets) -> Proof {
        let target = targets.parts.reduce(0) { $0 + $1.target }
        let actual = targets.parts.reduce(plan.withoutKind.total) { $0 + $1.actual }
        return Proof(
            [
                .text("The targets of 50/30/20 add up to the income, "), .value(.money(target)),
                .text(", and so does what is done, "), .value(.money(actual)), .text("."),
            ], holds: target == plan.totalIncome && actual == plan.totalIncome)
    }
}
