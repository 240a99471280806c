import PennyEngine
import PennyVectors

/// Requests that are right: every vector as a person would type it, and for each
/// calculator its inputs' own examples.
enum Corpus {
    static var requests: [[Mutator.Line]] {
        CalculatorCatalog.builtIn.all.flatMap(examples)
            + VectorRequests.all.map { vector in
                lines(vector.calculator, vector.inputs)
            }
    }

    private static func lines(_ calculator: Calculator, _ inputs: [RawInput]) -> [Mutator.Line] {
        [line("kind", calculator.name)]
            + inputs.map { input in
                switch input.value {
                case .text(let text): line(input.name, text)
                case .entries(let entries): line(input.name, EntryText.line(of: entries))
                }
            }
    }

    /// The required inputs, with each other input in turn.
    private static func examples(_ calculator: Calculator) -> [[Mutator.Line]] {
        let required = calculator.fields.filter { $0.requirement == .required }
        let others = calculator.fields.filter { $0.requirement != .required }
        return others.map { other in
            lines(calculator, (required + [other]).map { RawInput($0.name, $0.example) })
        } + [lines(calculator, calculator.fields.map { RawInput($0.name, $0.example) })]
    }

    private static func line(_ name: String, _ value: String) -> Mutator.Line {
        // A request has a line an input.
        Mutator.Line(name: Array(name.utf8), value: value.utf8.filter { $0 != 0x0A })
    }
}
