extension PayoffResult {
    private typealias Words = PayoffWords

    var charts: [Chart] {
        schedule.months < 2 ? [] : [balanceChart, interestChart]
    }

    /// The largest number of series that are easy to distinguish.
    private static let seriesLimit = 4

    /// The stacked balances of all debts.
    private var balanceChart: Chart {
        let step = schedule.months <= 60 ? 1 : 12
        var positions: [Int64] = [0]
        var months: [Int] = [0]
        for month in 1...schedule.months where month % step == 0 || month == schedule.months {
            positions.append(Int64((month + step - 1) / step))
            months.append(month)
        }
        let series = series(at: months)
        return Chart(
            "balances", .stackedAreas, title: balanceTitle, axis: step == 1 ? .month : .year,
            positions: positions, series: series,
            total: series.count < 2
                ? nil : .init(Words.tableMonthsColumnBalance, of: series.count))
    }

    /// A series for each of the largest debts, and one for all others.
    private func series(at months: [Int]) -> [Chart.Series] {
        let count = plan.debts.count
        let largest = sortedIndices(count) { plan.debts[$1].balance < plan.debts[$0].balance }
        let own = count > Self.seriesLimit ? largest.prefix(Self.seriesLimit - 1) : largest[...]
        var series: [Chart.Series] = []
        for index in 0..<count where own.contains(index) {
            series.append(
                .init(
                    Wording("debt\(index + 1)").text, .text(plan.debts[index].name),
                    months.map { balance(of: index, after: $0) }))
        }
        if own.count < count {
            let rest = (0..<count).filter { !own.contains($0) }
            series.append(
                .init(
                    "others", Words.chartBalancesSeriesOthers,
                    months.map { month in
                        rest.reduce(0) { $0 + balance(of: $1, after: month) }
                    }))
        }
        return series
    }

    private func balance(of debt: Int, after month: Int) -> Int64 {
        month == 0
            ? plan.debts[debt].balance
            : schedule.balances[schedule.row(month)][
                (month - 1) * plan.debts.count + debt]
    }

    private var balanceTitle: Message {
        Words.chartBalancesFinding(
            budget: plan.budget, owed: plan.owed, months: schedule.months)
    }

    /// The interest of each option that pays off the debts.
    private var interestChart: Chart {
        let ending = options.filter { $0.schedule.isPaidOff }
        let least = ending.reduce(Int64.max) { min($0, $1.schedule.totalInterest) }
        var bars: [Chart.Bar] = []
        for option in ending {
            let interest = option.schedule.totalInterest
            bars.append(
                .init(
                    option.label, to: interest, .money(interest), interest == least ? .best : .plain
                ))
        }
        return Chart(
            "interest",
            title: Words.chartInterestFinding(interest: schedule.totalInterest), bars: bars)
    }
}
