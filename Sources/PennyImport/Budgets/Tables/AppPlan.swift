import PennyContent
import PennyDiagnostics
import PennyEngine

/// The plan of a budget app: what each category was given in each month. Its
/// income is what came in.
struct AppPlan {
    static func read(
        _ file: ContentText, _ collector: inout BudgetCollector
    ) throws(DiagnosticError) -> [BudgetLines] {
        let table = try BudgetTable(file)
        let categories = AppCategory(table)
        var budgets: [BudgetMonth: BudgetLines] = [:]
        for row in table.rows {
            guard let monthColumn = table.column("month"),
                let assigned = table.column("assigned", "budgeted")
            else { break }
            let cell = row.cells[monthColumn]
            guard let month = BudgetMonth(cell.text) else {
                collector.refuse(.notAMonth(cell.text), cell.location)
                continue
            }
            collector.turn(to: month)
            let (group, category) = categories.of(row)
            let isIncome = AppCategory.isIncome(group)
            let column = isIncome ? table.column("activity", "outflows") ?? assigned : assigned
            guard let amount = collector.amount(row.cells[column].text, row.cells[column].location)
            else { continue }
            let name = BudgetLine.Name(
                side: isIncome ? .income : .expense,
                group: isIncome || group.isEmpty ? nil : group, name: category)
            // In its place: a copy for each row would be slow.
            budgets[month, default: BudgetLines(month: month, start: row.location)]
                .take(amount, name, row.cells[column].location, &collector)
        }
        return budgets.sorted { $0.key < $1.key }.map(\.value)
    }
}
