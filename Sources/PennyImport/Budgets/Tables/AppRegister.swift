import PennyContent
import PennyDiagnostics
import PennyEngine

/// The register of a budget app: what came in and went out, summed by category
/// and month; income by who paid it.
struct AppRegister {
    private struct Columns {
        let date: Int
        let payee: Int
        let outflow: Int
        let inflow: Int
    }

    private let table: BudgetTable
    private let columns: Columns
    private let categories: AppCategory
    private var months: [BudgetMonth: BudgetLines] = [:]

    static func read(
        _ file: ContentText, _ collector: inout BudgetCollector
    ) throws(DiagnosticError) -> [BudgetLines] {
        let table = try BudgetTable(file)
        guard let date = table.column("date"), let payee = table.column("payee"),
            let outflow = table.column("outflow"), let inflow = table.column("inflow")
        else { return [] }
        var register = AppRegister(
            table: table,
            columns: Columns(date: date, payee: payee, outflow: outflow, inflow: inflow),
            categories: AppCategory(table))
        guard let dates = AppDates(table.rows.map { $0.cells[date] }, collector.settings) else {
            let place = table.rows.first?.cells[date].location ?? SourceLocation(path: file.path)
            collector.refuse(.ambiguousDates, place)
            return []
        }
        for row in table.rows { register.add(row, dates, &collector) }
        return register.months.sorted { $0.key < $1.key }.map { month, sums in
            var budget = BudgetLines(month: month, start: sums.start)
            collector.turn(to: month)
            for sum in sums.lines { budget.take(sum.amount, sum.name, sum.location, &collector) }
            return budget
        }
    }

    private mutating func add(
        _ row: BudgetTable.Row, _ dates: AppDates, _ collector: inout BudgetCollector
    ) {
        let date = row.cells[columns.date]
        guard let month = dates.month(date.text) else {
            return collector.refuse(.notADate(date.text), date.location)
        }
        collector.turn(to: month)
        let payee = row.cells[columns.payee]
        let (group, category) = categories.of(row)
        if category.isEmpty {
            return collector.leaveOut(.transfer(YAMLText.oneLine(payee.text)), payee.location)
        }
        let isIncome = AppCategory.isIncome(group)
        if isIncome, payee.text == "Starting Balance" {
            return collector.leaveOut(.startingBalance, payee.location)
        }
        guard let outflow = amount(row.cells[columns.outflow], &collector),
            let inflow = amount(row.cells[columns.inflow], &collector)
        else { return }
        let payer = YAMLText.oneLine(payee.text)
        let name =
            isIncome
            ? BudgetLine.Name(side: .income, group: nil, name: payer.isEmpty ? category : payer)
            : BudgetLine.Name(
                side: .expense, group: group.isEmpty ? nil : group, name: category)
        let amount = isIncome ? inflow + -outflow : outflow + -inflow
        // In its place: a copy for each row would be slow.
        months[month, default: BudgetLines(month: month, start: row.location)]
            .add(amount, to: name, row.location)
    }

    private func amount(
        _ cell: CSVReader.Cell, _ collector: inout BudgetCollector
    ) -> ExactDecimal? {
        cell.text.isEmpty ? .zero : collector.amount(cell.text, cell.location)
    }
}
