import PennyContent
import PennyDiagnostics
import PennyEngine

/// Reads the postings of hledger or ledger as budgets: income and expenses of each month, one
/// account per line.
struct PostingTable {
    private struct Columns {
        var date = 0
        var account = 3
        var commodity: Int? = 4
        var amount = 5
    }

    /// The sum of an account in a month.
    private struct Sum {
        let account: String
        var amount: ExactDecimal
        let location: SourceLocation
    }

    /// The sums of a month, in the order of their accounts.
    private struct Sums {
        private(set) var all: [Sum] = []
        private var indexes: [String: Int] = [:]

        mutating func add(_ amount: ExactDecimal, to account: CSVReader.Cell) {
            if let index = indexes[account.text] {
                all[index].amount = all[index].amount + amount
            } else {
                indexes[account.text] = all.count
                all.append(
                    Sum(account: account.text, amount: amount, location: account.location))
            }
        }
    }

    static func read(
        _ file: ContentText, _ collector: inout BudgetCollector
    ) throws(DiagnosticError) -> [ImportedBudget] {
        let table = try BudgetTable(file)
        var columns = Columns()
        var rows = table.rows
        if let date = table.column("date"), let account = table.column("account"),
            let amount = table.column("amount")
        {
            columns = Columns(
                date: date, account: account, commodity: table.column("commodity"), amount: amount)
        } else {
            rows.insert(BudgetTable.Row(cells: table.header), at: 0)
        }
        var months: [CalendarMonth: Sums] = [:]
        for row in rows { add(row, columns, to: &months, &collector) }
        var reported: Set<String> = []
        return months.sorted { $0.key < $1.key }.map { month, sums in
            var budget = ImportedBudget(month: month, start: sums.all[0].location)
            collector.setMonth(month)
            for sum in sums.all {
                let isReported =
                    BudgetAccount(sum.account) == nil && !reported.insert(sum.account).inserted
                if isReported { continue }
                guard let line = collector.line(sum.account, sum.amount, sum.location) else {
                    continue
                }
                budget.add(line.amount, to: line.name, sum.location)
            }
            return budget
        }
    }

    private static func add(
        _ row: BudgetTable.Row, _ columns: Columns, to months: inout [CalendarMonth: Sums],
        _ collector: inout BudgetCollector
    ) {
        let date = row.cells[columns.date]
        let account = row.cells[columns.account]
        let cell = row.cells[columns.amount]
        let unit = columns.commodity.map { " " + row.cells[$0].text } ?? ""
        guard let day = AccountDate(date.text), day.day != nil else {
            return collector.refuse(.budgetImport.notADate(date.text), date.location)
        }
        collector.setMonth(day.month)
        guard let amount = collector.amount(cell.text + unit, cell.location) else { return }
        months[day.month, default: Sums()].add(amount, to: account)
    }
}
