extension BudgetResult {
    private typealias Words = BudgetWords

    /// The largest number of bars. More are hard to compare.
    private static let barLimit = 12
    private static let incomeLimit = 4

    /// The waterfall chart: up by the income, down by the expenses, to the rest.
    var charts: [Chart] {
        if plan.totalIncome == 0, plan.totalExpenses == 0 { return [] }
        let incomes = BudgetGroup.merged(
            plan.income.map { BudgetGroup(label: .text($0.name), amount: $0.monthly) }
                .filter { $0.amount > 0 }, to: Self.incomeLimit,
            rest: Words.chartWaterfallBarOtherIncome)
        let expenses = BudgetGroup.merged(
            groups.filter { $0.amount > 0 }, to: Self.barLimit - 1 - incomes.count,
            rest: isGrouped
                ? Words.chartWaterfallBarOtherGroups : Words.chartWaterfallBarOtherExpenses)
        var bars: [Chart.Bar] = []
        var level: Int64 = 0
        for income in incomes {
            let next = level + income.amount
            bars.append(
                Chart.Bar(
                    .value(income.label), from: level, to: next, .money(income.amount), .gain))
            level = next
        }
        for expense in expenses {
            let next = level - expense.amount
            bars.append(
                Chart.Bar(
                    .value(expense.label), from: level, to: next, .money(-expense.amount), .loss))
            level = next
        }
        let left = plan.fundsAvailable
        bars.append(
            Chart.Bar(
                Words.chartWaterfallBarLeft, to: left, .money(left), left < 0 ? .loss : .best))
        return [Chart("waterfall", title: finding, bars: bars)]
    }

    private var finding: Message {
        let left = plan.fundsAvailable
        if left == 0 { return Words.chartWaterfallFindingAll(income: plan.totalIncome) }
        return left < 0
            ? Words.chartWaterfallFindingShort(amount: -left)
            : Words.chartWaterfallFindingLeft(income: plan.totalIncome, left: left)
    }
}
