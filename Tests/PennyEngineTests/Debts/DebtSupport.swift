import PennyEngine
import PennyVectors
import PennyWordsSupport

func payoff(_ inputs: TypedInputs, currency: String = "USD") throws -> Calculation {
    try Calculator.payoff.calculate(raw(inputs), defaults(currency))
}

func card(_ inputs: TypedInputs, currency: String = "USD") throws -> Calculation {
    try Calculator.card.calculate(raw(inputs), defaults(currency))
}

func refinance(_ inputs: TypedInputs, currency: String = "USD") throws -> Calculation {
    try Calculator.refinance.calculate(raw(inputs), defaults(currency))
}

extension VectorRequest {
    func result() throws -> Calculation { try calculator.calculate(inputs) }
}

extension Calculation {
    /// What stands in a column of values.
    func values(_ name: String, of table: String) -> [Quantity]? {
        guard let table = self.table(table), let column = table.columnIndex(name) else {
            return nil
        }
        return (0..<table.rowCount).map { table.value(row: $0, column: column) }
    }

    /// The figures that no step leads to.
    var unexplainedFigures: [String] {
        figures.map(\.name).filter { name in !steps.contains { $0.figures.contains(name) } }
    }

    /// The words of all notes.
    var noteText: String {
        notes.map { PlainWords { _ in "…" }.text($0) }.joined()
    }
}

/// What one set of inputs is told.
func sayings(_ calculator: Calculator, _ inputs: TypedInputs) -> [String] {
    problems(calculator, raw(inputs)).flatMap { [$0.summary, $0.nextStep] }
}
