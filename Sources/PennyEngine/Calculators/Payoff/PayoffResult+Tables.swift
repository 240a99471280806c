extension PayoffResult {
    /// Each debt, and when it is gone.
    var debtsTable: Table {
        var table = Table(
            "debts", title: "Debt by debt",
            caption: [.text("In "), .text(plan.currency.code), .text(", in the order typed.")],
            columns: [
                .init("name", "Debt", .value(isNumber: false)),
                .init("balance", "Balance", .money, summable: true),
                .init("rate", "Rate a year", .value(isNumber: true)),
                .init("minimum", "Minimum", .money, summable: true),
                .init("paidOffMonth", "Paid off in month", .value(isNumber: true)),
                .init("interest", "Interest", .money, summable: true),
                .init("paid", "Paid", .money, summable: true),
            ])
        for (index, debt) in plan.debts.enumerated() {
            table.append([
                .value(.text(debt.name)), .number(debt.balance), .value(.rate(debt.rate)),
                .number(debt.minimum), .value(.count(schedule.paidOffMonths[index])),
                .number(schedule.interest(of: index)), .number(schedule.paid(on: index)),
            ])
        }
        return table
    }

    /// The plan beside the other strategy and the minimums alone.
    var plansTable: Table {
        var table = Table(
            "plans", title: "Compared with other ways",
            caption: [.text("In "), .text(plan.currency.code), .text("; the same debts.")],
            columns: [
                .init("plan", "Way", .value(isNumber: false)),
                .init("months", "Months", .value(isNumber: true)),
                .init("interest", "Interest", .value(isNumber: true)),
                .init("paid", "Paid", .value(isNumber: true)),
            ])
        for way in ways {
            let isEnding = way.schedule.isPaidOff
            table.append([
                .value(.text(way.label)),
                .value(isEnding ? .count(way.schedule.months) : .text("never")),
                .value(isEnding ? .money(way.schedule.totalInterest) : .text("–")),
                .value(isEnding ? .money(way.schedule.totalPaid) : .text("–")),
            ])
        }
        return table
    }

    /// The ways to repay that are compared, this one first.
    var ways: [(label: String, schedule: PayoffSchedule)] {
        var ways = [(label: Wording("This plan, \(plan.strategy.name)").text, schedule: schedule)]
        if let other {
            ways.append((label: Wording("By \(plan.strategy.other.name)").text, schedule: other))
        }
        ways.append((label: "Minimums alone", schedule: minimums))
        return ways
    }

    /// What each debt gets in each month. With many debts the page leaves that
    /// to spreadsheets.
    var monthsTable: Table {
        let count = plan.debts.count
        var columns: [Table.Column] = [.init("month", "Month", .ordinal)]
        for (index, debt) in plan.debts.enumerated() {
            columns.append(
                .init(
                    Wording("payment\(index + 1)").text, debt.name, .money, summable: true,
                    forTools: count > 6))
        }
        columns += [
            .init("payment", "Paid", .money, summable: true),
            .init("interest", "Interest", .money, summable: true),
            .init("balance", "Still owed", .money),
        ]
        for (index, debt) in plan.debts.enumerated() {
            columns.append(
                .init(
                    Wording("balance\(index + 1)").text, Wording("\(debt.name) owed").text, .money,
                    forTools: true))
        }
        var table = Table(
            "months", title: "Every month",
            caption: [
                .text("What each debt gets, in "), .text(plan.currency.code),
                .text("; interest is rounded half-up to the minor unit."),
            ], columns: columns, isDetail: true)
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
            let label: Wording = "Year \(start / 12 + 1)"
            table.groups.append(
                .init(label: label.text, rows: start..<min(start + 12, schedule.months)))
        }
        return table
    }
}
