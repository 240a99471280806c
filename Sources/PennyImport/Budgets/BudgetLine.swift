import PennyDiagnostics
import PennyEngine

/// A line of a budget, with the place it comes from.
struct BudgetLine {
    enum Side {
        case income, expense
    }

    /// Where a line stands in the budget; lines that
    /// agree in it and come as often are one.
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

/// The lines of one budget.
struct BudgetLines {
    /// The month they are of, where the file says it.
    let month: BudgetMonth?
    private(set) var lines: [BudgetLine]
    /// Where in the file they begin.
    let start: SourceLocation
    private var places: [BudgetLine.Name: Int] = [:]

    init(month: BudgetMonth?, lines: [BudgetLine] = [], start: SourceLocation) {
        (self.month, self.lines, self.start) = (month, lines, start)
        for (place, line) in lines.enumerated() { places[line.name] = places[line.name] ?? place }
    }

    /// Adds an amount to the line of the same name, at the end if there is none.
    mutating func add(_ amount: ExactDecimal, to name: BudgetLine.Name, _ place: SourceLocation) {
        if let index = places[name] {
            lines[index].amount = lines[index].amount + amount
        } else {
            append(BudgetLine(name: name, amount: amount, location: place))
        }
    }

    /// Adds a line, whatever others have its name.
    mutating func append(_ line: BudgetLine) {
        places[line.name] = places[line.name] ?? lines.count
        lines.append(line)
    }

    /// Adds an amount above zero; any other is left out and reported.
    mutating func take(
        _ amount: ExactDecimal, _ name: BudgetLine.Name, _ place: SourceLocation,
        _ collector: inout BudgetCollector
    ) {
        let words = [name.group, name.name].compactMap(\.self).joined(separator: ": ")
        if amount == .zero {
            collector.leaveOut(.zero(words), place)
        } else if amount.isNegative {
            let isIncome = name.side == .income
            collector.leaveOut(isIncome ? .incomeAboveZero(words) : .expenseBelowZero(words), place)
        } else {
            add(amount, to: name, place)
        }
    }
}
