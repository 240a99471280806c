/// One month of a series, read from a finished calculation: from its figures and its normalized
/// inputs, and never from the text of its tables.
struct BudgetMonth: Equatable, Sendable {
    let label: String
    /// The month as `2026-10`.
    let month: String
    let start: CivilDate
    let income: Int64
    let expenses: Int64
    let left: Int64
    let incomeLines: [BudgetLine]
    let expenseLines: [BudgetLine]

    init(_ label: String, _ result: Calculation) throws(BudgetSeries.Failure) {
        guard result.calculator == .budget,
            case .money(let income) = result.figure("totalIncome")?.quantity,
            case .money(let expenses) = result.figure("totalExpenses")?.quantity,
            case .money(let left) = result.figure("fundsAvailable")?.quantity,
            let incomeLines = Self.lines(.income, of: result),
            let expenseLines = Self.lines(.expenses, of: result)
        else { throw .notABudget(label: label) }
        guard case .words(_, let month) = result.input("month")?.quantity,
            let start = CivilDate(iso: Wording("\(month)-01").text)
        else { throw .withoutMonth(label: label) }
        self.label = label
        self.month = month
        self.start = start
        self.income = income
        self.expenses = expenses
        self.left = left
        self.incomeLines = incomeLines
        self.expenseLines = expenseLines
    }

    /// The sum of the lines of the kind `saving`.
    var saved: Int64 { expenseLines.total { $0.kind == .saving } }

    /// The month's name for readers.
    var name: Message { BudgetWords.month(month: start) }

    /// The month as a value whose machine form is `2026-10`.
    var quantity: Quantity { Self.quantity(of: start) }

    /// The value for the month that begins on `start`.
    static func quantity(of start: CivilDate) -> Quantity {
        var day: [UInt8] = []
        start.appendISO(to: &day)
        return .words(
            BudgetWords.month(month: start), machine: String(bytes: Array(day.dropLast(3))))
    }

    /// Reads the lines of one side. Returns nil if one of them is not a budget line.
    private static func lines(
        _ side: BudgetLine.Side, of result: Calculation
    ) -> [BudgetLine]? {
        guard case .entries(let entries) = result.input(side.name)?.quantity else { return [] }
        var lines: [BudgetLine] = []
        for entry in entries {
            guard let line = BudgetLine(entry) else { return nil }
            lines.append(line)
        }
        return lines
    }
}
