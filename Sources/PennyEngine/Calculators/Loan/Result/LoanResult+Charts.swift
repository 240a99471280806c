extension LoanResult {
    private typealias Words = LoanWords

    var charts: [Chart] {
        if schedule.rows.count < 2 { return homeCharts }
        let showsYears = years.count > 1 && schedule.totalInterest > 0
        return (showsYears ? [balanceChart, yearChart] : [balanceChart]) + homeCharts
    }

    /// The chart of the balance and of the payments so far.
    private var balanceChart: Chart {
        let isShort = schedule.rows.count <= 60
        let stride = isShort ? 1 : terms.paymentsAYear
        var positions: [Int64] = [0]
        var balances = [terms.principal]
        var interests: [Int64] = [0]
        var interest: Int64 = 0
        for (index, row) in schedule.rows.enumerated() {
            interest += row.interest
            let isLast = index + 1 == schedule.rows.count
            guard (index + 1) % stride == 0 || isLast else { continue }
            positions.append(Int64((index + stride) / stride))
            balances.append(row.balance)
            interests.append(interest)
        }
        return Chart(
            "balance", .lines, title: balanceTitle, axis: isShort ? .payment : .year,
            positions: positions,
            series: [
                Chart.Series("balance", Words.chartBalanceSeriesBalance, balances),
                Chart.Series("interest", Words.chartBalanceSeriesInterest, interests),
            ])
    }

    private var balanceTitle: Message {
        let half = schedule.rows.count / 2
        return Words.chartBalanceFinding(
            half: half, payments: schedule.rows.count, balance: schedule.rows[half - 1].balance)
    }

    /// The chart of each year's principal and interest.
    private var yearChart: Chart {
        var interests: [Int64] = []
        var principals: [Int64] = []
        for year in years {
            var interest: Int64 = 0
            var principal: Int64 = 0
            for row in schedule.rows[year.rows] {
                interest += row.interest
                principal += row.principal + row.extra
            }
            interests.append(interest)
            principals.append(max(principal, 0))
        }
        return Chart(
            "years", .stackedBars,
            title: yearTitle, axis: .year, positions: years.map { Int64($0.number) },
            series: [
                Chart.Series("principal", Words.chartYearsSeriesPrincipal, principals),
                Chart.Series("interest", Words.chartYearsSeriesInterest, interests),
            ])
    }

    /// The title: the split of the first year's payments, if they cover its interest.
    private var yearTitle: Message {
        var paid: Int64 = 0
        var interest: Int64 = 0
        for row in schedule.rows[years[0].rows] {
            paid += row.payment + row.extra
            interest += row.interest
        }
        if dates.isEmpty {
            return paid < interest
                ? Words.chartYearsFindingShort(paid: paid, interest: interest)
                : Words.chartYearsFinding(paid: paid, interest: interest)
        }
        let year = Wording("\(years[0].number)").text
        return paid < interest
            ? Words.chartYearsFindingShortCalendar(paid: paid, year: year, interest: interest)
            : Words.chartYearsFindingCalendar(paid: paid, year: year, interest: interest)
    }
}
