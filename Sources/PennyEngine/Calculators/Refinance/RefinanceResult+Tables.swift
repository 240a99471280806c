extension RefinanceResult {
    /// The loans side by side.
    var loansTable: Table {
        var table = Table(
            "loans", title: "The loans side by side",
            caption: [
                .text("In "), .text(terms.currency.code), .text(", from today to the end."),
            ],
            columns: [
                .init("loan", "Loan", .value(isNumber: false)),
                .init("payment", "Payment", .money),
                .init("months", "Months", .value(isNumber: true)),
                .init("interest", "Interest", .money),
                .init("costs", "Costs", .money),
                .init("total", "Interest and costs", .money),
            ])
        for way in ways {
            table.append([
                .value(.text(way.label)), .number(way.schedule.rows[0].payment),
                .value(.count(way.schedule.rows.count)), .number(way.schedule.totalInterest),
                .number(way.costs), .number(way.schedule.totalInterest + way.costs),
            ])
        }
        return table
    }

    /// What can be done, the loan of today first.
    var ways: [(label: String, schedule: LoanSchedule, costs: Int64)] {
        var ways = [
            (label: "Today's loan", schedule: old, costs: Int64(0)),
            (label: "New loan", schedule: new, costs: terms.costs),
        ]
        if let kept {
            ways.append(
                (label: "New loan, payment as today", schedule: kept, costs: terms.costs))
        }
        return ways
    }

    var yearTable: Table {
        var table = Table(
            "years", title: "Year by year",
            caption: [
                .text("In "), .text(terms.currency.code),
                .text("; ahead is the interest saved so far less the costs."),
            ],
            columns: [
                .init("year", "Year", .ordinal),
                .init("oldInterest", "Interest today", .money, summable: true),
                .init("newInterest", "Interest, new", .money, summable: true),
                .init("oldBalance", "Owed today", .money),
                .init("newBalance", "Owed, new", .money),
                .init("advantage", "Ahead by", .money),
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
            "months", title: "Every month",
            caption: [
                .text("In "), .text(terms.currency.code),
                .text("; ahead is the interest saved so far less the costs."),
            ],
            columns: [
                .init("month", "Month", .ordinal),
                .init("oldPayment", "Paid today", .money, summable: true),
                .init("newPayment", "Paid, new", .money, summable: true),
                .init("oldInterest", "Interest today", .money, summable: true),
                .init("newInterest", "Interest, new", .money, summable: true),
                .init("oldBalance", "Owed today", .money),
                .init("newBalance", "Owed, new", .money),
                .init("advantage", "Ahead by", .money),
            ], isDetail: true)
        for (index, month) in balance.months.enumerated() {
            table.cells += [
                Int64(index + 1), month.oldPayment, month.newPayment, month.oldInterest,
                month.newInterest, month.oldBalance, month.newBalance, month.advantage,
            ]
        }
        for (index, year) in years.enumerated() {
            table.groups.append(.init(label: Wording("Year \(index + 1)").text, rows: year))
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
