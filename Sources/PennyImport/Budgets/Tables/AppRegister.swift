import PennyContent
import PennyDiagnostics
import PennyEngine

/// Reads the register of a budget app: money in and out, in two columns or in one with signs,
/// summed by category and month; income by payer.
struct AppRegister {
    private struct Columns {
        let date: Int
        let payee: Int?
        let outflow: Int?
        let inflow: Int
        let currency: Int?
    }

    private let table: BudgetTable
    private let columns: Columns
    private let categories: AppCategory
    private var months: [CalendarMonth: ImportedBudget] = [:]

    static func read(
        _ file: ContentText, _ collector: inout BudgetCollector
    ) throws(DiagnosticError) -> [ImportedBudget] {
        let table = try BudgetTable(file)
        guard let date = table.column("date"), let inflow = table.column("inflow", "amount") else {
            return []
        }
        let isSigned = table.column("inflow") == nil
        var register = AppRegister(
            table: table,
            columns: Columns(
                date: date, payee: table.column("payee"),
                outflow: isSigned ? nil : table.column("outflow"), inflow: inflow,
                currency: isSigned ? table.column("currency", "commodity") : nil),
            categories: AppCategory(table))
        guard let dates = AppDates(table.rows.map { $0.cells[date] }, collector.settings) else {
            let location = table.rows.first?.cells[date].location ?? SourceLocation(path: file.path)
            collector.refuse(.budgetImport.ambiguousDates, location)
            return []
        }
        for row in table.rows { register.add(row, dates, &collector) }
        return register.months.sorted { $0.key < $1.key }.map { month, sums in
            var budget = ImportedBudget(month: month, start: sums.start)
            collector.setMonth(month)
            for sum in sums.lines {
                budget.addIfPositive(sum.amount, sum.name, sum.location, &collector)
            }
            return budget
        }
    }

    private mutating func add(
        _ row: BudgetTable.Row, _ dates: AppDates, _ collector: inout BudgetCollector
    ) {
        let date = row.cells[columns.date]
        guard let month = dates.month(date.text) else {
            return collector.refuse(.budgetImport.notADate(date.text), date.location)
        }
        collector.setMonth(month)
        let payee = columns.payee.map { row.cells[$0] } ?? date
        let payer = columns.payee == nil ? "" : YAMLText.oneLine(payee.text)
        let (group, category) = categories.of(row)
        if category.isEmpty {
            return collector.leaveOut(
                .budgetImport.transfer(YAMLText.oneLine(payee.text)), payee.location)
        }
        var isIncome = AppCategory.isIncome(group)
        if isIncome, payer == "Starting Balance" {
            return collector.leaveOut(.budgetImport.startingBalance, payee.location)
        }
        guard let outflow = amount(columns.outflow, row, &collector),
            let inflow = amount(columns.inflow, row, &collector)
        else { return }
        let change = inflow + -outflow
        // The total of a split payment, whose parts have rows of their own.
        if change == .zero { return }
        if !categories.hasGroups { isIncome = !change.isNegative }
        let name =
            isIncome
            ? ImportedBudgetLine.Name(
                side: .income, group: nil, name: payer.isEmpty ? category : payer)
            : ImportedBudgetLine.Name(
                side: .expense, group: group.isEmpty ? nil : group, name: category)
        let amount = isIncome ? change : -change
        // Modifies the budget in place, since a copy for each row would be slow.
        months[month, default: ImportedBudget(month: month, start: row.location)]
            .add(amount, to: name, row.location)
    }

    private func amount(
        _ column: Int?, _ row: BudgetTable.Row, _ collector: inout BudgetCollector
    ) -> ExactDecimal? {
        guard let column, !row.cells[column].text.isEmpty else { return .zero }
        let unit = columns.currency.map { " " + row.cells[$0].text } ?? ""
        return collector.amount(row.cells[column].text + unit, row.cells[column].location)
    }
}
