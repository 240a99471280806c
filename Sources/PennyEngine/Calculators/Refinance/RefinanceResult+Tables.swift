extension RefinanceResult {
    private typealias Words = RefinanceWords

    /// The table that compares the loans.
    var loansTable: Table {
        var table = Table(
            "loans", title: Words.tableLoansTitle,
            caption: Words.tableLoansCaption(currency: terms.currency.code),
            columns: [
                .init("loan", Words.tableLoansColumnLoan, .value(isNumber: false)),
                .init("payment", Words.tableLoansColumnPayment, .money),
                .init("months", Words.tableLoansColumnMonths, .value(isNumber: true)),
                .init("interest", Words.tableLoansColumnInterest, .money),
                .init("costs", Words.tableLoansColumnCosts, .money),
                .init("total", Words.tableLoansColumnTotal, .money),
            ])
        for option in options {
            table.append([
                .value(.words(option.label, machine: option.machine)),
                .number(option.schedule.rows[0].payment),
                .value(.months(option.schedule.rows.count)), .number(option.schedule.totalInterest),
                .number(option.costs), .number(option.schedule.totalInterest + option.costs),
            ])
        }
        return table
    }

    /// An option of the borrower. Its machine form is English.
    struct Option {
        let label: Message
        let machine: String
        let schedule: LoanSchedule
        let costs: Int64
    }

    /// The options, starting with the current loan.
    var options: [Option] {
        var options = [
            Option(label: Words.wayOld, machine: "Today's loan", schedule: old, costs: 0),
            Option(label: Words.wayNew, machine: "New loan", schedule: new, costs: terms.costs),
        ]
        if let atCurrentPayment {
            options.append(
                Option(
                    label: Words.wayKept, machine: "New loan, payment as today",
                    schedule: atCurrentPayment,
                    costs: terms.costs))
        }
        return options
    }

    var yearTable: Table {
        var table = Table(
            "years", title: Words.tableYearsTitle,
            caption: Words.tableCaption(currency: terms.currency.code),
            columns: [
                .init("year", Words.tableColumnYear, .ordinal),
                .init("oldInterest", Words.tableColumnOldInterest, .money, summable: true),
                .init("newInterest", Words.tableColumnNewInterest, .money, summable: true),
                .init("oldBalance", Words.tableColumnOldBalance, .money),
                .init("newBalance", Words.tableColumnNewBalance, .money),
                .init("advantage", Words.tableColumnAdvantage, .money),
            ])
        table.addsUp = "months"
        for (index, year) in years.enumerated() {
            let last = balance.months[year.upperBound - 1]
            table.cells += [
                Int64(index + 1), balance.months[year].reduce(0) { $0 + $1.oldInterest },
                balance.months[year].reduce(0) { $0 + $1.newInterest }, last.oldBalance,
                last.newBalance, last.advantage,
            ]
        }
        return table
    }

    var monthTable: Table {
        var table = Table(
            "months", title: Words.tableMonthsTitle,
            caption: Words.tableCaption(currency: terms.currency.code),
            columns: [
                .init("month", Words.tableColumnMonth, .ordinal),
                .init("oldPayment", Words.tableColumnOldPayment, .money, summable: true),
                .init("newPayment", Words.tableColumnNewPayment, .money, summable: true),
                .init("oldInterest", Words.tableColumnOldInterest, .money, summable: true),
                .init("newInterest", Words.tableColumnNewInterest, .money, summable: true),
                .init("oldBalance", Words.tableColumnOldBalance, .money),
                .init("newBalance", Words.tableColumnNewBalance, .money),
                .init("advantage", Words.tableColumnAdvantage, .money),
            ], isDetail: true)
        for (index, month) in balance.months.enumerated() {
            table.cells += [
                Int64(index + 1), month.oldPayment, month.newPayment, month.oldInterest,
                month.newInterest, month.oldBalance, month.newBalance, month.advantage,
            ]
        }
        for (index, year) in years.enumerated() {
            table.groups.append(.init(label: Words.tableMonthsGroup(year: index + 1), rows: year))
        }
        return table
    }

    private var years: [Range<Int>] {
        let count = balance.months.count
        var years: [Range<Int>] = []
        for start in stride(from: 0, to: count, by: 12) {
            years.append(start..<min(start + 12, count))
        }
        return years
    }
}
