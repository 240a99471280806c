import PennyContent
import PennyDiagnostics
import PennyEngine

/// Reads the plan of a budget app: the amount assigned to each category in each month. Its income
/// is what was received.
struct AppPlan {
    static func read(
        _ file: ContentText, _ collector: inout BudgetCollector
    ) throws(DiagnosticError) -> [ImportedBudget] {
        let table = try BudgetTable(file)
        let categories = AppCategory(table)
        var budgets: [CalendarMonth: ImportedBudget] = [:]
        for row in table.rows {
            guard let monthColumn = table.column("month"),
                let assigned = table.column("assigned", "budgeted")
            else { break }
            let cell = row.cells[monthColumn]
            guard let month = CalendarMonth(cell.text) else {
                collector.refuse(.budgetImport.notAMonth(cell.text), cell.location)
                continue
            }
            collector.setMonth(month)
            let (group, category) = categories.of(row)
            let isIncome = AppCategory.isIncome(group)
            let column = isIncome ? table.column("activity", "outflows") ?? assigned : assigned
            guard let amount = collector.amount(row.cells[column].text, row.cells[column].location)
            else { continue }
            let name = ImportedBudgetLine.Name(
                side: isIncome ? .income : .expense,
                group: isIncome || group.isEmpty ? nil : group, name: category)
            // Modifies the budget in place, since a copy for each row would be slow.
            budgets[month, default: ImportedBudget(month: month, start: row.location)]
                .addIfPositive(amount, name, row.cells[column].location, &collector)
        }
        return budgets.sorted { $0.key < $1.key }.map(\.value)
    }
}
