extension PayoffResult {
    private typealias Words = PayoffWords

    /// The table of debts, with the month in which each is paid off.
    var debtsTable: Table {
        var table = Table(
            "debts", title: Words.tableDebtsTitle,
            caption: Words.tableDebtsCaption(currency: plan.currency.code),
            columns: [
                .init("name", Words.tableDebtsColumnName, .value(isNumber: false)),
                .init("balance", Words.tableDebtsColumnBalance, .money, summable: true),
                .init("rate", Words.tableDebtsColumnRate, .value(isNumber: true)),
                .init("minimum", Words.tableDebtsColumnMinimum, .money, summable: true),
                .init(
                    "paidOffMonth", Words.tableDebtsColumnPaidOffMonth, .value(isNumber: true)),
                .init("interest", Words.tableDebtsColumnInterest, .money, summable: true),
                .init("paid", Words.tableDebtsColumnPaid, .money, summable: true),
            ])
        for (index, debt) in plan.debts.enumerated() {
            table.append([
                .value(.text(debt.name)), .number(debt.balance), .value(.rate(debt.rate)),
                .number(debt.minimum), .value(.months(schedule.paidOffMonths[index])),
                .number(schedule.interest(of: index)), .number(schedule.paid(on: index)),
            ])
        }
        return table
    }

    /// The plan compared with the other strategy and with the minimums alone.
    var plansTable: Table {
        var table = Table(
            "plans", title: Words.tablePlansTitle,
            caption: Words.tablePlansCaption(currency: plan.currency.code),
            columns: [
                .init("plan", Words.tablePlansColumnPlan, .value(isNumber: false)),
                .init("months", Words.tablePlansColumnMonths, .value(isNumber: true)),
                .init("interest", Words.tablePlansColumnInterest, .value(isNumber: true)),
                .init("paid", Words.tablePlansColumnPaid, .value(isNumber: true)),
            ])
        let never = Quantity.words(Words.tablePlansCellNever, machine: "never")
        for option in options {
            let isEnding = option.schedule.isPaidOff
            table.append([
                .value(.words(option.label, machine: option.machine)),
                .value(isEnding ? .months(option.schedule.months) : never),
                .value(isEnding ? .money(option.schedule.totalInterest) : .text("–")),
                .value(isEnding ? .money(option.schedule.totalPaid) : .text("–")),
            ])
        }
        return table
    }

    /// An option to repay the debts. Its machine form is English.
    struct Option {
        let label: Message
        let machine: String
        let schedule: PayoffSchedule
    }

    /// The compared options, starting with the chosen one.
    var options: [Option] {
        let (own, second) = (plan.strategy, plan.strategy.other)
        var options = [
            Option(
                label: Words.wayThis(strategy: own.word),
                machine: Wording("This plan, \(own.name)").text, schedule: schedule)
        ]
        if let other {
            options.append(
                Option(
                    label: Words.wayOther(strategy: second.word),
                    machine: Wording("By \(second.name)").text, schedule: other))
        }
        options.append(
            Option(label: Words.wayMinimums, machine: "Minimums alone", schedule: minimums))
        return options
    }

    /// The payment to each debt in each month. With many debts, the page leaves this table to
    /// spreadsheets.
    var monthsTable: Table {
        let count = plan.debts.count
        var columns: [Table.Column] = [
            .init("month", Words.tableMonthsColumnMonth, .ordinal)
        ]
        for (index, debt) in plan.debts.enumerated() {
            columns.append(
                .init(
                    Wording("payment\(index + 1)").text, .text(debt.name), .money,
                    summable: true, forTools: count > 6))
        }
        columns += [
            .init("payment", Words.tableMonthsColumnPayment, .money, summable: true),
            .init("interest", Words.tableMonthsColumnInterest, .money, summable: true),
            .init("balance", Words.tableMonthsColumnBalance, .money),
        ]
        for (index, debt) in plan.debts.enumerated() {
            columns.append(
                .init(
                    Wording("balance\(index + 1)").text,
                    Words.tableMonthsColumnOwed(debt: debt.name), .money, forTools: true))
        }
        var table = Table(
            "months", title: Words.tableMonthsTitle,
            caption: Words.tableMonthsCaption(currency: plan.currency.code), columns: columns,
            isDetail: true)
        for month in 1...schedule.months {
            let row = schedule.row(month)
            table.cells.append(Int64(month))
            table.cells += schedule.payments[row]
            table.cells.append(schedule.payments[row].reduce(0, +))
            table.cells.append(schedule.interests[row].reduce(0, +))
            table.cells.append(schedule.balances[row].reduce(0, +))
            table.cells += schedule.balances[row]
        }
        for start in stride(from: 0, to: schedule.months, by: 12) {
            table.groups.append(
                .init(
                    label: Words.tableMonthsGroup(year: start / 12 + 1),
                    rows: start..<min(start + 12, schedule.months)))
        }
        return table
    }
}
