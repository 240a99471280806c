import PennyDiagnostics
import PennyEngine

/// An imported line of a budget, with its location in the source.
struct ImportedBudgetLine {
    enum Side {
        case income, expense
    }

    /// The identity of a line in the budget. Lines with the same name and period are combined.
    struct Name: Hashable {
        let side: Side
        let group: String?
        let name: String
    }

    let name: Name
    var amount: ExactDecimal
    var every = "month"
    let location: SourceLocation
}

/// The lines of one imported budget.
struct ImportedBudget {
    /// The month of the lines, if the file specifies it.
    let month: CalendarMonth?
    private(set) var lines: [ImportedBudgetLine]
    /// The location in the file at which the lines begin.
    let start: SourceLocation
    private var indexes: [ImportedBudgetLine.Name: Int] = [:]

    init(month: CalendarMonth?, lines: [ImportedBudgetLine] = [], start: SourceLocation) {
        (self.month, self.lines, self.start) = (month, lines, start)
        for (index, line) in lines.enumerated() { indexes[line.name] = indexes[line.name] ?? index }
    }

    /// Adds an amount to the line of the same name, or appends a line.
    mutating func add(
        _ amount: ExactDecimal, to name: ImportedBudgetLine.Name, _ location: SourceLocation
    ) {
        if let index = indexes[name] {
            lines[index].amount = lines[index].amount + amount
        } else {
            append(ImportedBudgetLine(name: name, amount: amount, location: location))
        }
    }

    /// Appends a line, even if others have its name.
    mutating func append(_ line: ImportedBudgetLine) {
        indexes[line.name] = indexes[line.name] ?? lines.count
        lines.append(line)
    }

    /// Adds a positive amount. Leaves out and reports any other.
    mutating func addIfPositive(
        _ amount: ExactDecimal, _ name: ImportedBudgetLine.Name, _ location: SourceLocation,
        _ collector: inout BudgetCollector
    ) {
        let words = [name.group, name.name].compactMap(\.self).joined(separator: ": ")
        if amount == .zero {
            collector.leaveOut(.budgetImport.zero(words), location)
        } else if amount.isNegative {
            let isIncome = name.side == .income
            collector.leaveOut(
                isIncome
                    ? .budgetImport.incomeAboveZero(words) : .budgetImport.expenseBelowZero(words),
                location)
        } else {
            add(amount, to: name, location)
        }
    }
}
