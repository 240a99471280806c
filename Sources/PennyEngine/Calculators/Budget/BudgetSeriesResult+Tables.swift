extension BudgetSeriesResult {
    private typealias Words = BudgetWords

    var tables: [Table] { [monthsTable, changesTable, byLineTable] }

    var monthsTable: Table {
        var table = Table(
            "months", title: Words.monthsTableMonthsTitle,
            caption: Words.monthsTableMonthsCaption(currency: series.currency.code),
            columns: [
                .init("month", Words.monthsTableMonthsColumnMonth, .value(isNumber: false)),
                .init("income", Words.monthsTableMonthsColumnIncome, .money, summable: true),
                .init("expenses", Words.monthsTableMonthsColumnExpenses, .money, summable: true),
                .init("left", Words.monthsTableMonthsColumnLeft, .money, summable: true),
                .init(
                    "savingsRate", Words.monthsTableMonthsColumnSavingsRate,
                    .value(isNumber: true)),
            ])
        for month in months {
            let rate = BudgetPlan.savingsRate(month.income, month.saved + month.left)
            table.append([
                .value(month.quantity), .number(month.income), .number(month.expenses),
                .number(month.left), .value(BudgetResult.quantity(ofRate: rate)),
            ])
        }
        return table
    }

    var changesTable: Table {
        var table = Table(
            "changes", title: Words.monthsTableChangesTitle,
            caption: Words.monthsTableChangesCaption(currency: series.currency.code),
            columns: [
                .init("group", Words.monthsTableChangesColumnGroup, .value(isNumber: false)),
                .init("first", first.name, .money, summable: true),
                .init("last", last.name, .money, summable: true),
                .init("change", Words.monthsTableChangesColumnChange, .money, summable: true),
            ])
        for change in changes {
            table.append([
                .value(change.group), .number(change.first), .number(change.last),
                .number(change.change),
            ])
        }
        return table
    }

    var byLineTable: Table {
        var table = Table(
            "byLine", title: Words.monthsTableByLineTitle,
            caption: Words.monthsTableByLineCaption(currency: series.currency.code),
            columns: [
                .init("month", Words.monthsTableByLineColumnMonth, .value(isNumber: false)),
                .init("side", Words.monthsTableByLineColumnSide, .value(isNumber: false)),
                .init("name", Words.monthsTableByLineColumnName, .value(isNumber: false)),
                .init("amount", Words.monthsTableByLineColumnAmount, .money),
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
        let cell =
            side == .income
            ? Words.monthsTableByLineCellIncome : Words.monthsTableByLineCellExpenses
        for line in lines {
            table.append([
                .value(month.quantity), .value(.words(cell, machine: side.name)),
                .value(.text(line.name)), .number(line.monthly),
            ])
        }
    }
}
