/// Budgets of several months, compared. It reads nothing but the months'
/// finished calculations.
public struct BudgetSeries: Equatable, Sendable {
    /// Why calculations make no series.
    public enum Failure: Error, Equatable, Sendable {
        /// There are fewer than two.
        case tooFew
        /// The one of this label is not a budget.
        case notABudget(label: String)
        /// The budget of this label says no month.
        case withoutMonth(label: String)
        /// Two budgets are of the same month.
        case sameMonth(String, label: String, other: String)
        /// Two budgets are in different currencies.
        case differentCurrencies(label: String, other: String)
        /// The sums of all months are above `Money.limit`.
        case tooLarge
    }

    /// The months, the earliest first.
    let months: [BudgetMonth]
    let currency: Currency
    /// The word the months share, if they say one.
    let name: NormalisedInput?

    /// Takes the months in any order; a label says which one a failure means.
    public init(_ months: [(label: String, result: Calculation)]) throws(Failure) {
        guard months.count > 1, let first = months.first else { throw .tooFew }
        var read: [BudgetMonth] = []
        for (label, result) in months {
            let month = try BudgetMonth(label, result)
            if !result.currency.code.isSameText(as: first.result.currency.code) {
                throw .differentCurrencies(label: first.label, other: label)
            }
            for other in read where other.month.isSameText(as: month.month) {
                throw .sameMonth(month.month, label: other.label, other: label)
            }
            read.append(month)
        }
        for total in [read.map { $0.income }, read.map { $0.expenses }]
        where total.reduce(Int128(0), { $0 + Int128($1) }) > Int128(Money.limit) {
            throw .tooLarge
        }
        let earliestFirst = read.map { Int128(-$0.start.dayNumber) }.placesLargestFirst()
        self.months = earliestFirst.map { read[$0] }
        currency = first.result.currency
        name = first.result.input("series")
    }

    /// The comparison as every page prints it.
    public func calculation() -> Calculation {
        BudgetSeriesResult(self).calculation()
    }
}

/// One month of a series, as read from its calculation.
struct BudgetMonth: Equatable, Sendable {
    struct Line: Equatable, Sendable {
        let side: String
        let name: String
        let group: String?
        let amount: Int64

        var isIncome: Bool { side.isSameText(as: BudgetLine.Side.income.name) }
    }

    let label: String
    /// The month as `2026-10`.
    let month: String
    let start: CivilDate
    let income: Int64
    let expenses: Int64
    let left: Int64
    let lines: [Line]

    init(_ label: String, _ result: Calculation) throws(BudgetSeries.Failure) {
        guard result.calculator == .budget,
            case .money(let income) = result.figure("totalIncome")?.quantity,
            case .money(let expenses) = result.figure("totalExpenses")?.quantity,
            case .money(let left) = result.figure("fundsAvailable")?.quantity,
            let table = result.table("lines"), let lines = Self.lines(of: table)
        else { throw .notABudget(label: label) }
        guard case .text(let month) = result.input("month")?.quantity,
            let start = CivilDate(iso: Wording("\(month)-01").text)
        else { throw .withoutMonth(label: label) }
        self.label = label
        self.month = month
        self.start = start
        self.income = income
        self.expenses = expenses
        self.left = left
        self.lines = lines
    }

    private static func lines(of table: Table) -> [Line]? {
        guard let side = table.columnIndex("side"), let name = table.columnIndex("name"),
            let group = table.columnIndex("group"), let amount = table.columnIndex("amount")
        else { return nil }
        return (0..<table.rowCount).map { row in
            let typed = text(table, row, group)
            return Line(
                side: text(table, row, side), name: text(table, row, name),
                group: typed.isEmpty ? nil : typed, amount: table.cell(row: row, column: amount))
        }
    }

    private static func text(_ table: Table, _ row: Int, _ column: Int) -> String {
        if case .text(let words) = table.value(row: row, column: column) { words } else { "" }
    }
}
