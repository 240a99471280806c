import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyText

/// Reads the balances of hledger as budgets: a row per account, a column per period, and beside
/// each its goals if `--budget` was given.
struct AccountTable {
    /// The period of a column of amounts.
    private struct Period {
        let column: Int
        let month: CalendarMonth?
        let every: String
    }

    private let table: BudgetTable
    private let commodity: Int?
    private let hasGoals: Bool

    static func read(
        _ file: ContentText, _ collector: inout BudgetCollector
    ) throws(DiagnosticError) -> [ImportedBudget] {
        let table = try AccountTable(file)
        return table.periods(&collector).map { table.lines($0, &collector) }
    }

    private init(_ file: ContentText) throws(DiagnosticError) {
        table = try BudgetTable(file)
        commodity = table.column("commodity")
        hasGoals = table.column("budget") != nil
    }

    // MARK: - Columns

    private func periods(_ collector: inout BudgetCollector) -> [Period] {
        var periods: [Period] = []
        for (index, cell) in table.header.enumerated().dropFirst() where index != commodity {
            let heading = cell.text.lowercased()
            if ["total", "average"].contains(heading) { break }
            if heading == "budget" { continue }
            let column = hasGoals ? index + 1 : index
            guard let period = Self.period(heading, column) else {
                collector.refuse(.journal.periodColumn(cell.text), cell.location)
                continue
            }
            periods.append(period)
        }
        // A budget is for one month, or has no month: several years are not one budget.
        if periods.count > 1, let other = periods.first(where: { $0.month == nil }) {
            let cell = table.header[hasGoals ? other.column - 1 : other.column]
            collector.refuse(.journal.periodColumn(cell.text), cell.location)
        }
        return periods
    }

    private static func period(_ heading: String, _ column: Int) -> Period? {
        if heading == "balance" { return Period(column: column, month: nil, every: "month") }
        if let date = AccountDate(heading), date.day == nil {
            return date.isYear
                ? Period(column: column, month: nil, every: "year")
                : Period(column: column, month: date.month, every: "month")
        }
        if let month = CalendarMonth(heading) {
            return Period(column: column, month: month, every: "month")
        }
        if isQuarter(heading) { return Period(column: column, month: nil, every: "quarter") }
        // hledger writes the days of a report that does not cover a whole month.
        let ends = heading.split(separator: ".").compactMap { AccountDate(String($0)) }
        guard ends.count == 2, ends[0].month == ends[1].month else { return nil }
        return Period(column: column, month: ends[0].month, every: "month")
    }

    /// Whether a heading is a quarter such as `2026q3`.
    private static func isQuarter(_ heading: String) -> Bool {
        var rest = TextScanner(heading)
        return rest.number(digits: 4...4) != nil && rest.skip("q")
            && rest.skip { "1234".contains($0) } != nil && rest.isAtEnd
    }

    // MARK: - Rows

    private func lines(_ period: Period, _ collector: inout BudgetCollector) -> ImportedBudget {
        var budget = ImportedBudget(month: period.month, start: table.header[0].location)
        collector.setMonth(period.month)
        var rows: [(account: String, amount: ExactDecimal, location: SourceLocation)] = []
        for row in table.rows {
            let account = row.cells[0].text
            if ["total", "total:"].contains(account.lowercased()) { continue }
            if let first = account.unicodeScalars.first, first.properties.isWhitespace {
                collector.refuse(.journal.indentedAccount(YAMLText.oneLine(account)), row.location)
                continue
            }
            guard row.cells.indices.contains(period.column) else { continue }
            let cell = row.cells[period.column]
            if cell.text.isEmpty {
                if hasGoals { collector.leaveOut(.budgetImport.unbudgeted(account), row.location) }
                continue
            }
            let unit = commodity.map { " " + row.cells[$0].text } ?? ""
            guard let amount = collector.amount(cell.text + unit, cell.location) else { continue }
            rows.append((account, amount, cell.location))
        }
        // Only goals include those of the subaccounts.
        let accounts = Set(hasGoals ? rows.map(\.account) : [])
        var below: [String: [ExactDecimal]] = [:]
        for row in rows {
            guard let parent = Self.nearest(above: row.account, among: accounts) else { continue }
            below[parent, default: []].append(row.amount)
        }
        for row in rows {
            let parts = below[row.account] ?? []
            let own = parts.reduce(row.amount) { $0 + -$1 }
            if !parts.isEmpty, own == .zero { continue }
            guard let line = collector.line(row.account, own, row.location) else { continue }
            budget.append(
                ImportedBudgetLine(
                    name: line.name, amount: line.amount, every: period.every,
                    location: row.location))
        }
        return budget
    }

    /// The closest parent of an account in the table.
    private static func nearest(above account: String, among accounts: Set<String>) -> String? {
        var rest = account[...]
        while let colon = rest.lastIndex(of: ":") {
            rest = rest[..<colon]
            if accounts.contains(String(rest)) { return String(rest) }
        }
        return nil
    }
}
