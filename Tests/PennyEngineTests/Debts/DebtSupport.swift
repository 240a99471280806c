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
    /// The values of a column.
    func values(_ name: String, of table: String) -> [Quantity]? {
        guard let table = self.table(table), let column = table.columnIndex(name) else {
            return nil
        }
        return (0..<table.rowCount).map { table.value(row: $0, column: column) }
    }

    /// The figures without a step that explains them.
    var unexplainedFigures: [String] {
        figures.map(\.name).filter { name in !steps.contains { $0.figures.contains(name) } }
    }

    /// The text of all notes.
    var noteText: String {
        notes.map { PlainWords { _ in "…" }.text($0) }.joined()
    }
}

/// The problems reported for a set of inputs.
func sayings(_ calculator: Calculator, _ inputs: TypedInputs) -> [String] {
    problems(calculator, raw(inputs)).flatMap { [$0.summary, $0.nextStep] }
}
