extension LoanResult {
    var charts: [Chart] {
        if schedule.rows.count < 2 { return homeCharts }
        let showsYears = years.count > 1 && schedule.totalInterest > 0
        return (showsYears ? [balanceChart, yearChart] : [balanceChart]) + homeCharts
    }

    /// What is still owed, against what has been paid so far.
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
                Chart.Series("balance", "Still owed", balances),
                Chart.Series("interest", "Interest paid so far", interests),
            ])
    }

    private var balanceTitle: [Piece] {
        let half = schedule.rows.count / 2
        return [
            .text("After "), .value(.count(half)), .text(" of "),
            .value(.count(schedule.rows.count)), .text(" payments, "),
            .value(.money(schedule.rows[half - 1].balance)), .text(" is still owed"),
        ]
    }

    /// How each year's payments split.
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
                Chart.Series("principal", "Principal", principals),
                Chart.Series("interest", "Interest", interests),
            ])
    }

    private var firstYear: Wording {
        dates.isEmpty ? "the first year" : "\(years[0].number)"
    }

    /// What the first year's payments were for, if they cover its interest.
    private var yearTitle: [Piece] {
        var paid: Int64 = 0
        var interest: Int64 = 0
        for row in schedule.rows[years[0].rows] {
            paid += row.payment + row.extra
            interest += row.interest
        }
        if paid < interest {
            return [
                .text("The "), .value(.money(paid)),
                .text(" paid in "), .words(firstYear), .text(" does not cover its interest of "),
                .value(.money(interest)),
            ]
        }
        return [
            .text("Of the "), .value(.money(paid)), .text(" paid in "), .words(firstYear),
            .text(", "),
            .value(.money(interest)), .text(" is interest"),
        ]
    }
}
