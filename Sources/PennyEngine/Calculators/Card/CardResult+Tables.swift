extension CardResult {
    private typealias Words = CardWords

    private var columns: [Table.Column] {
        [
            .init("payment", Words.tableColumnPayment, .money, summable: true),
            .init("interest", Words.tableColumnInterest, .money, summable: true),
            .init("principal", Words.tableColumnPrincipal, .money, summable: true),
            .init("balance", Words.tableColumnBalance, .money),
        ]
    }

    var yearTable: Table {
        var table = Table(
            "years", title: Words.tableYearsTitle,
            caption: Words.tableYearsCaption(currency: terms.currency.code),
            columns: [.init("year", Words.tableYearsColumnYear, .ordinal)] + columns)
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
            "schedule", title: Words.tableScheduleTitle,
            caption: Words.tableScheduleCaption(currency: terms.currency.code),
            columns: [.init("month", Words.tableScheduleColumnMonth, .ordinal)] + columns,
            isDetail: true)
        table.cells.reserveCapacity(schedule.rows.count * 5)
        for (index, row) in schedule.rows.enumerated() {
            table.cells += [
                Int64(index + 1), row.payment, row.interest, row.payment - row.interest,
                row.balance,
            ]
        }
        for (index, year) in years.enumerated() {
            table.groups.append(
                .init(label: Words.tableScheduleGroup(year: index + 1), rows: year))
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
