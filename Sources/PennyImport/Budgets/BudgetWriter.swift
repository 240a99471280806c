import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyText

/// Writes the lines of a budget as a saved set, after the engine has checked it.
struct BudgetWriter {
    private let settings: ImportSettings
    private let currency: Currency
    private let target: ImportTarget
    private let source: String
    /// Whether the budget is one month of several.
    private let isSeries: Bool

    init(
        _ settings: ImportSettings, _ currency: Currency, _ target: ImportTarget,
        from source: String, isSeries: Bool
    ) {
        self.settings = settings
        self.currency = currency
        self.target = target
        self.source = source
        self.isSeries = isSeries
    }

    /// Writes the file of a budget.
    ///
    /// - Throws: the engine's problems, each at the location of its line.
    func file(_ budget: ImportedBudget) throws(DiagnosticError) -> ImportedFile {
        let income = budget.lines.filter { $0.name.side == .income }
        let expenses = budget.lines.filter { $0.name.side == .expense }
        let none: [FrontMatterWriter.Field] = [("name", "Income"), ("amount", "0")]
        let sides = [
            ("income", income.isEmpty ? [none] : income.map(fields)),
            ("expenses", expenses.map(fields)),
        ]
        var set = FrontMatterWriter()
        set.add("kind", Calculator.budget.name)
        set.add("title", title(budget.month))
        set.add("currency", currency.code)
        set.add("month", budget.month?.text)
        set.add("series", isSeries ? target.name : nil)
        for (name, entries) in sides { set.add(name, entries) }
        let path = budget.month.map { isSeries ? target.path($0) : target.path } ?? target.path
        let contents = "\(counted(income.count, "line")) of income, \(expenses.count) of expenses"
        // A file with too many lines fails early, before the budget is computed.
        let text = try set.file(
            "Imported from \(FrontMatterWriter.markdown(fileName: source)).", from: source)
        try check(sides, budget.month, ["income": income, "expenses": expenses])
        return ImportedFile(path: path, text: text, contents: contents)
    }

    private func title(_ month: CalendarMonth?) -> String {
        let title = settings.title ?? target.title
        guard isSeries, let month else { return title }
        return "\(title), \(month.words)"
    }

    private func fields(_ line: ImportedBudgetLine) -> [FrontMatterWriter.Field] {
        var amount = line.amount.text(decimals: currency.minorUnitDigits)
        if settings.site.convention == .comma { amount = amount.replacing(".", by: ",") }
        var fields: [FrontMatterWriter.Field] = [
            ("name", line.name.name), ("amount", amount), ("every", line.every),
        ]
        if let group = line.name.group { fields.append(("group", group)) }
        return fields
    }

    private func check(
        _ sides: [(name: String, entries: [[FrontMatterWriter.Field]])], _ month: CalendarMonth?,
        _ lines: [String: [ImportedBudgetLine]]
    ) throws(DiagnosticError) {
        var inputs = [RawInput("currency", currency.code)]
        for side in sides where !side.entries.isEmpty {
            let rows = side.entries.map { $0.map { RawInput.Field(name: $0.name, text: $0.text) } }
            inputs.append(RawInput(side.name, .entries(rows)))
        }
        if let month { inputs.append(RawInput("month", month.text)) }
        do throws(InputProblems) {
            // Reports excess decimals first, before the engine could read them as thousands.
            let digits = currency.minorUnitDigits
            let tooFine = inputs.map(\.name).flatMap { side in
                (lines[side] ?? []).enumerated().filter { $0.element.amount.scale > digits }.map {
                    InputProblem(
                        .init(side, entry: $0.offset, field: "amount"),
                        .tooManyDecimals(
                            $0.element.amount.text(), currency: currency.code, decimals: digits))
                }
            }
            if !tooFine.isEmpty { throw InputProblems(problems: tooFine) }
            let defaults = InputDefaults(
                currency: currency, convention: settings.site.convention)
            _ = try Calculator.budget.calculate(inputs, defaults)
        } catch {
            throw DiagnosticError(
                error.problems.map { problem in
                    let side = lines[problem.path.input] ?? []
                    let entry = problem.path.entry ?? side.count
                    let location =
                        side.indices.contains(entry)
                        ? side[entry].location : SourceLocation(path: source)
                    return Diagnostic(Fault(problem), at: location)
                })
        }
    }
}
