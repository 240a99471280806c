extension CardResult {
    private typealias Words = CardWords

    var charts: [Chart] {
        let totals = isPaidOff ? [totalChart] : []
        return schedule.rows.count < 2 ? totals : [balanceChart] + totals
    }

    /// The balance owed, compared with the interest paid so far.
    private var balanceChart: Chart {
        let count = schedule.rows.count
        let step = count <= 60 ? 1 : 12
        var positions: [Int64] = [0]
        var balances = [terms.owed]
        var interests: [Int64] = [0]
        var interest: Int64 = 0
        for (index, row) in schedule.rows.enumerated() {
            interest += row.interest
            guard (index + 1) % step == 0 || index + 1 == count else { continue }
            positions.append(Int64((index + step) / step))
            balances.append(row.balance)
            interests.append(interest)
        }
        return Chart(
            "balance", .lines, title: balanceTitle, axis: step == 1 ? .month : .year,
            positions: positions,
            series: [
                .init("balance", Words.chartBalanceSeriesBalance, balances),
                .init("interest", Words.chartBalanceSeriesInterest, interests),
            ])
    }

    private var balanceTitle: Message {
        let count = schedule.rows.count
        if let payment = terms.payment, isPaidOff {
            return minimumAbovePayment == nil
                ? Words.chartBalanceFindingPayment(
                    owed: terms.owed, months: count, payment: payment)
                : Words.chartBalanceFindingPaymentOrMinimum(
                    payment: payment, months: count, owed: terms.owed)
        }
        return isPaidOff
            ? Words.chartBalanceFindingPaidOff(owed: terms.owed, months: count)
            : Words.chartBalanceFindingOpen(
                time: count, owed: schedule.rows[count - 1].balance)
    }

    private var totalChart: Chart {
        var bars = [Chart.Bar(Words.chartTotalsBarOwed, to: terms.owed, .money(terms.owed))]
        if let in36Months {
            let savings = savings(in36Months)
            bars += [
                .init(
                    Words.chartTotalsBarMinimums, to: schedule.totalPaid,
                    .money(schedule.totalPaid), savings < 0 ? .best : .plain),
                .init(
                    Words.chartTotalsBarMonths36, to: in36Months.total,
                    .money(in36Months.total), savings > 0 ? .best : .plain),
            ]
        } else {
            bars.append(
                .init(
                    Words.chartTotalsBarPayment, to: schedule.totalPaid,
                    .money(schedule.totalPaid), .best))
            if let minimums, minimums.outcome == .paidOff {
                bars.append(
                    .init(
                        Words.chartTotalsBarMinimums, to: minimums.totalPaid,
                        .money(minimums.totalPaid)))
            }
        }
        return Chart(
            "totals",
            title: terms.payment == nil
                ? Words.chartTotalsFinding(total: schedule.totalPaid, owed: terms.owed)
                : Words.chartTotalsFindingPayment(total: schedule.totalPaid, owed: terms.owed),
            bars: bars)
    }
}
