extension BudgetResult {
    /// More bars than this are too many to compare.
    private static let barLimit = 12
    private static let incomeLimit = 4

    /// From the income up, by the expenses down, to what is left.
    var charts: [Chart] {
        if plan.totalIncome == 0, plan.totalExpenses == 0 { return [] }
        let incomes = BudgetGroup.merged(
            plan.income.map { BudgetGroup(name: $0.name, amount: $0.monthly) }
                .filter { $0.amount > 0 }, to: Self.incomeLimit, rest: "Other income")
        let expenses = BudgetGroup.merged(
            groups.filter { $0.amount > 0 }, to: Self.barLimit - 1 - incomes.count,
            rest: isGrouped ? "Other groups" : "Other expenses")
        var bars: [Chart.Bar] = []
        var level: Int64 = 0
        for income in incomes {
            let next = level + income.amount
            bars.append(
                Chart.Bar(income.name, from: level, to: next, .money(income.amount), .gain))
            level = next
        }
        for expense in expenses {
            let next = level - expense.amount
            bars.append(
                Chart.Bar(expense.name, from: level, to: next, .money(-expense.amount), .loss))
            level = next
        }
        let left = plan.fundsAvailable
        bars.append(Chart.Bar("Left", to: left, .money(left), left < 0 ? .loss : .best))
        return [Chart("waterfall", title: chartTitle, bars: bars)]
    }

    private var chartTitle: [Piece] {
        let left = plan.fundsAvailable
        if left == 0 {
            return [
                .text("All of the "), .value(.money(plan.totalIncome)),
                .text(" that comes in a month is planned"),
            ]
        }
        if left < 0 {
            return [
                .text("Expenses are "), .value(.money(-left)), .text(" a month above the income"),
            ]
        }
        return [
            .text("Of "), .value(.money(plan.totalIncome)), .text(" a month, "),
            .value(.money(left)), .text(" is left"),
        ]
    }
}
