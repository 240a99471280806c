extension LoanResult {
    private typealias Words = LoanWords

    /// The amortization schedule, with a row for every payment.
    var scheduleTable: Table {
        var columns = [Table.Column("number", Words.tableColumnNumber, .ordinal)]
        if !dates.isEmpty { columns.append(.init("date", Words.tableColumnDate, .date)) }
        columns += [
            .init("payment", Words.tableColumnPayment, .money, summable: true),
            .init("interest", Words.tableColumnInterest, .money, summable: true),
            .init("principal", Words.tableColumnPrincipal, .money, summable: true),
        ]
        if hasExtras {
            columns.append(.init("extra", Words.tableColumnExtra, .money, summable: true))
        }
        columns += homeColumns
        columns.append(.init("balance", Words.tableColumnBalance, .money))
        var table = Table(
            "schedule", title: Words.tableScheduleTitle, caption: scheduleCaption, columns: columns,
            isDetail: true)
        let (hasExtras, hasCosts) = (hasExtras, hasAdditionalCosts)
        var cells: [Int64] = []
        cells.reserveCapacity(schedule.rows.count * columns.count)
        for (index, row) in schedule.rows.enumerated() {
            cells.append(Int64(index + 1))
            if !dates.isEmpty { cells.append(Int64(dates[index + 1].dayNumber)) }
            cells.append(row.payment)
            cells.append(row.interest)
            cells.append(row.principal)
            if hasExtras { cells.append(row.extra) }
            if hasCosts {
                appendHomeCells(&cells, index..<index + 1, paid: row.payment + row.extra)
            }
            cells.append(row.balance)
        }
        table.cells = cells
        table.groups = years.map { year in
            Table.Group(label: yearLabel(year.number), rows: year.rows)
        }
        return table
    }

    /// The totals of every year.
    var yearTable: Table {
        var columns: [Table.Column] = [
            .init("year", Words.tableColumnYear, .ordinal),
            .init("paid", Words.tableColumnPaid, .money, summable: true),
            .init("interest", Words.tableColumnInterest, .money, summable: true),
            .init("principal", Words.tableColumnPrincipal, .money, summable: true),
        ]
        if hasExtras {
            columns.append(.init("extra", Words.tableColumnExtra, .money, summable: true))
        }
        columns += homeColumns
        columns.append(.init("balance", Words.tableColumnBalance, .money))
        var table = Table(
            "years", title: Words.tableYearsTitle, caption: yearCaption, columns: columns)
        table.addsUp = "schedule"
        for year in years {
            var sums: (payment: Int64, interest: Int64, principal: Int64, extra: Int64) = (
                0, 0, 0, 0
            )
            for row in schedule.rows[year.rows] {
                sums.payment += row.payment
                sums.interest += row.interest
                sums.principal += row.principal
                sums.extra += row.extra
            }
            let balance = schedule.rows[year.rows.upperBound - 1].balance
            table.cells += [
                Int64(year.number), sums.payment + sums.extra, sums.interest, sums.principal,
            ]
            if hasExtras { table.cells.append(sums.extra) }
            appendHomeCells(&table.cells, year.rows, paid: sums.payment + sums.extra)
            table.cells.append(balance)
        }
        return table
    }

    /// The columns of home costs, if there are any.
    private var homeColumns: [Table.Column] {
        guard let home, hasAdditionalCosts else { return [] }
        var columns: [Table.Column] = []
        if home.taxAndInsurance > 0 {
            columns.append(
                .init("taxAndInsurance", Words.tableColumnTaxAndInsurance, .money, summable: true))
        }
        if hasPremiums {
            columns.append(.init("premium", Words.tableColumnPremium, .money, summable: true))
        }
        return columns + [.init("total", Words.tableColumnTotal, .money, summable: true)]
    }

    /// Appends the cells of these columns for some rows of the schedule.
    private func appendHomeCells(_ cells: inout [Int64], _ rows: Range<Int>, paid: Int64) {
        guard let home, hasAdditionalCosts else { return }
        let costs = home.taxAndInsurance * Int64(rows.count)
        let premiums = home.premium * Int64(rows.clamped(to: 0..<home.premiums).count)
        if home.taxAndInsurance > 0 { cells.append(costs) }
        if hasPremiums { cells.append(premiums) }
        cells.append(paid + costs + premiums)
    }

    var hasExtras: Bool { !terms.extras.isEmpty }

    /// The payments of a year: a calendar year if the loan has dates, else a year of the loan.
    struct Year {
        let number: Int
        let rows: Range<Int>
    }

    /// Groups the schedule by year. `dates` starts with the start of the loan and is empty if the
    /// loan has no dates.
    static func years(
        _ schedule: LoanSchedule, _ dates: [CivilDate], paymentsAYear: Int
    ) -> [Year] {
        var years: [Year] = []
        var start = 0
        while start < schedule.rows.count {
            var end = min(start + paymentsAYear, schedule.rows.count)
            var number = years.count + 1
            if !dates.isEmpty {
                number = dates[start + 1].year
                end = start + 1
                while end < schedule.rows.count, dates[end + 1].year == number { end += 1 }
            }
            years.append(Year(number: number, rows: start..<end))
            start = end
        }
        return years
    }

    /// The label of a calendar year, as digits in any language, or of a year of the loan.
    private func yearLabel(_ number: Int) -> Message {
        dates.isEmpty
            ? Words.tableScheduleGroup(year: number)
            : CommonWords.digits(digits: Wording("\(number)").text)
    }

    private var scheduleCaption: Message {
        Words.tableScheduleCaption(
            currency: terms.currency.code, rule: CommonWords.rounding(terms.interestRounding))
    }

    private var yearCaption: Message {
        dates.isEmpty
            ? Words.tableYearsCaption(currency: terms.currency.code)
            : Words.tableYearsCaptionCalendar(currency: terms.currency.code)
    }
}
