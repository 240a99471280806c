extension CardResult {
    private var columns: [Table.Column] {
        [
            .init("payment", "Payment", .money, summable: true),
            .init("interest", "Interest", .money, summable: true),
            .init("principal", "Principal", .money, summable: true),
            .init("balance", "Still owed", .money),
        ]
    }

    var yearTable: Table {
        var table = Table(
            "years", title: "Year by year",
            caption: [
                .text("Minimum payments in "), .text(terms.currency.code),
                .text(", summed by the year."),
            ], columns: [.init("year", "Year", .ordinal)] + columns)
        table.addsUp = "schedule"
        for (index, year) in years.enumerated() {
            var payment: Int64 = 0
            var interest: Int64 = 0
            for row in schedule.rows[year] {
                payment += row.payment
                interest += row.interest
            }
            table.cells += [
                Int64(index + 1), payment, interest, payment - interest,
                schedule.rows[year.upperBound - 1].balance,
            ]
        }
        return table
    }

    var scheduleTable: Table {
        var table = Table(
            "schedule", title: "Every minimum payment",
            caption: [
                .text("In "), .text(terms.currency.code),
                .text("; payments and each balance's interest are rounded half-up."),
            ], columns: [.init("month", "Month", .ordinal)] + columns, isDetail: true)
        table.cells.reserveCapacity(schedule.rows.count * 5)
        for (index, row) in schedule.rows.enumerated() {
            table.cells += [
                Int64(index + 1), row.payment, row.interest, row.payment - row.interest,
                row.balance,
            ]
        }
        for (index, year) in years.enumerated() {
            table.groups.append(.init(label: Wording("Year \(index + 1)").text, rows: year))
        }
        return table
    }

    private var years: [Range<Int>] {
        var years: [Range<Int>] = []
        for start in stride(from: 0, to: schedule.rows.count, by: 12) {
            years.append(start..<min(start + 12, schedule.rows.count))
        }
        return years
    }
}
