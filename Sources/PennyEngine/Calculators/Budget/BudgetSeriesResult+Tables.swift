extension BudgetSeriesResult {
    var tables: [Table] { [monthsTable, changesTable, byLineTable] }

    var monthsTable: Table {
        var table = Table(
            "months", title: "Month by month",
            caption: [.text("Sums of each month in "), .text(series.currency.code), .text(".")],
            columns: [
                .init("month", "Month", .value(isNumber: false)),
                .init("income", "Income", .money, summable: true),
                .init("expenses", "Expenses", .money, summable: true),
                .init("left", "Left", .money, summable: true),
                .init("savingsRate", "Savings rate", .value(isNumber: true)),
            ])
        for month in months {
            let rate = BudgetPlan.savingsRate(month.income, month.left)
            table.append([
                .value(.text(month.month)), .number(month.income), .number(month.expenses),
                .number(month.left), .value(BudgetResult.quantity(ofRate: rate)),
            ])
        }
        return table
    }

    var changesTable: Table {
        var table = Table(
            "changes", title: "What changed",
            caption: [
                .text("Expenses a month in "), .text(series.currency.code),
                .text("; the largest change first."),
            ],
            columns: [
                .init("group", "Group", .value(isNumber: false)),
                .init("first", first.month, .money, summable: true),
                .init("last", last.month, .money, summable: true),
                .init("change", "Change", .money, summable: true),
            ])
        for change in changes {
            table.append([
                .value(.text(change.group)), .number(change.first), .number(change.last),
                .number(change.change),
            ])
        }
        return table
    }

    var byLineTable: Table {
        var table = Table(
            "byLine", title: "Every line of every month",
            caption: [.text("Amounts a month in "), .text(series.currency.code), .text(".")],
            columns: [
                .init("month", "Month", .value(isNumber: false)),
                .init("side", "Side", .value(isNumber: false)),
                .init("name", "Line", .value(isNumber: false)),
                .init("amount", "Amount", .money),
            ], isDetail: true)
        for month in months {
            append(month.incomeLines, .income, of: month, to: &table)
            append(month.expenseLines, .expenses, of: month, to: &table)
        }
        return table
    }

    private func append(
        _ lines: [BudgetLine], _ side: BudgetLine.Side, of month: BudgetMonth,
        to table: inout Table
    ) {
        for line in lines {
            table.append([
                .value(.text(month.month)), .value(.text(side.name)), .value(.text(line.name)),
                .number(line.monthly),
            ])
        }
    }
}
