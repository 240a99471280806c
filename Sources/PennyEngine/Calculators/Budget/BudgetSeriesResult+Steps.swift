extension BudgetSeriesResult {
    // MARK: - Steps

    var steps: [Step] {
        [
            averageStep("Income, on average", "averageIncome", "income") { $0.income },
            averageStep("Expenses, on average", "averageExpenses", "expenses") { $0.expenses },
            averageStep("Left, on average", "averageLeft", "left") { $0.left },
            Step(
                "Change in what is left", for: ["changeInLeft"],
                formula: [.text("left in the last month − left in the first")],
                numbers: [.value(.money(last.left)), .text(" − "), .value(.money(first.left))],
                answer: [.value(.money(last.left - first.left))]),
            Step(
                "The best month", for: ["bestMonth"],
                formula: [.text("the month that leaves the most, the earliest of equal ones")],
                numbers: [], answer: [.text(best.month), .text(": "), .value(.money(best.left))]),
        ]
    }

    private func averageStep(
        _ title: String, _ figure: String, _ what: Wording, _ amount: (BudgetMonth) -> Int64
    ) -> Step {
        Step(
            title, for: [figure], formula: [.words("\(what) of all months ÷ number of months")],
            numbers: [
                .value(.money(sum(amount))), .text(" ÷ "), .value(.count(months.count)),
            ], answer: [.value(.money(average(amount)))],
            rounding: sum(amount) % Int64(months.count) == 0
                ? [] : [.text("Rounded half-up once, from the sum of all months.")])
    }

    // MARK: - Proofs

    var proofs: [Proof] { [leftProof, linesProof, changesProof] }

    /// Income less expenses is what is left, in every month and in all.
    private var leftProof: Proof {
        let table = monthsTable
        let rows = 0..<table.rowCount
        let left = table.total(of: 3, rows: rows)
        return Proof(
            [
                .text("Income less expenses is what is left, in every month and in all: "),
                .value(.money(left)), .text("."),
            ],
            holds: rows.allSatisfy {
                table.cell(row: $0, column: 1) - table.cell(row: $0, column: 2)
                    == table.cell(row: $0, column: 3)
            } && table.total(of: 1, rows: rows) - table.total(of: 2, rows: rows) == left)
    }

    /// The lines of all months make the months' sums.
    private var linesProof: Proof {
        let income = sum { $0.incomeLines.total }
        let expenses = sum { $0.expenseLines.total }
        return Proof(
            [
                .text("The lines of all months add up to their income, "),
                .value(.money(income)), .text(", and their expenses, "),
                .value(.money(expenses)), .text("."),
            ], holds: income == sum { $0.income } && expenses == sum { $0.expenses })
    }

    private var changesProof: Proof {
        let table = changesTable
        let change = table.total(of: 3, rows: 0..<table.rowCount)
        return Proof(
            [
                .text("The changes of all groups add up to the change of the expenses: "),
                .value(.money(change)), .text("."),
            ], holds: change == last.expenses - first.expenses)
    }
}
