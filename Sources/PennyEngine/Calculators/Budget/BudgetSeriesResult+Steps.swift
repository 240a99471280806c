extension BudgetSeriesResult {
    private typealias Words = BudgetWords

    // MARK: - Steps

    var steps: [Step] {
        [
            averageStep(
                "averageIncome", Words.monthsStepIncomeTitle, Words.monthsStepIncomeFormula
            ) { $0.income },
            averageStep(
                "averageExpenses", Words.monthsStepExpensesTitle, Words.monthsStepExpensesFormula
            ) { $0.expenses },
            averageStep(
                "averageLeft", Words.monthsStepLeftTitle, Words.monthsStepLeftFormula
            ) { $0.left },
            Step(
                Words.monthsStepChangeTitle, for: ["changeInLeft"],
                formula: Words.monthsStepChangeFormula,
                numbers: CommonWords.difference(last.left, first.left),
                answer: .value(.money(last.left - first.left))),
            Step(
                Words.monthsStepBestTitle, for: ["bestMonth"],
                formula: Words.monthsStepBestFormula, numbers: nil,
                answer: Words.monthsStepBestAnswer(month: best.start, left: best.left)),
        ]
    }

    private func averageStep(
        _ figure: String, _ title: Message, _ formula: Message,
        _ amount: (BudgetMonth) -> Int64
    ) -> Step {
        Step(
            title, for: [figure], formula: formula,
            numbers: CommonWords.formulaOver(
                first: .money(sum(amount)), second: .count(months.count)),
            answer: .value(.money(average(amount))),
            rounding: sum(amount) % Int64(months.count) == 0
                ? nil : Words.monthsStepAverageRounding)
    }

    // MARK: - Proofs

    var proofs: [Proof] { [leftProof, linesProof, changesProof] }

    /// Checks that income less expenses is the rest, in every month and in all.
    private var leftProof: Proof {
        let table = monthsTable
        let rows = 0..<table.rowCount
        let left = table.total(of: 3, rows: rows)
        return Proof(
            Words.monthsProofLeft(left: left),
            holds: rows.allSatisfy {
                table.cell(row: $0, column: 1) - table.cell(row: $0, column: 2)
                    == table.cell(row: $0, column: 3)
            } && table.total(of: 1, rows: rows) - table.total(of: 2, rows: rows) == left)
    }

    /// Checks that the lines of all months add up to the months' sums.
    private var linesProof: Proof {
        let income = sum { $0.incomeLines.total }
        let expenses = sum { $0.expenseLines.total }
        return Proof(
            Words.monthsProofLines(income: income, expenses: expenses),
            holds: income == sum { $0.income } && expenses == sum { $0.expenses })
    }

    private var changesProof: Proof {
        let table = changesTable
        let change = table.total(of: 3, rows: 0..<table.rowCount)
        return Proof(
            Words.monthsProofChanges(change: change),
            holds: change == last.expenses - first.expenses)
    }
}
