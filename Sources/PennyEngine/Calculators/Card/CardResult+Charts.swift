extension CardResult {
    var charts: [Chart] {
        let totals = isPaidOff ? [totalChart] : []
        return schedule.rows.count < 2 ? totals : [balanceChart] + totals
    }

    /// What is still owed, against the interest paid so far.
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
                .init("balance", "Still owed", balances),
                .init("interest", "Interest so far", interests),
            ])
    }

    private var balanceTitle: [Piece] {
        let count = schedule.rows.count
        guard isPaidOff else {
            return [
                .text("After "), .value(.count(count)), .text(" minimum payments, "),
                .value(.money(schedule.rows[count - 1].balance)), .text(" is owed"),
            ]
        }
        return [
            .text("Paid by the minimum, "), .value(.money(terms.owed)), .text(" takes "),
            .value(.count(count)), .text(" months"),
        ]
    }

    private var totalChart: Chart {
        Chart(
            "totals",
            title: [
                .text("The minimums add up to "), .value(.money(schedule.totalPaid)),
                .text(" for a balance of "), .value(.money(terms.owed)),
            ],
            bars: [
                .init("Owed today", to: terms.owed, .money(terms.owed)),
                .init(
                    "Paid by minimums", to: schedule.totalPaid, .money(schedule.totalPaid),
                    savings > 0 ? .plain : .best),
                .init(
                    "Paid in 36 months", to: in36Months.total, .money(in36Months.total),
                    savings > 0 ? .best : .plain),
            ])
    }
}
