import PennyTestSupport

@testable import PennyEngine

/// A random set of a calculator, made of the required inputs and some of the others. It changes the
/// inputs that have problems until there is a result.
struct RandomSet {
    let calculator: Calculator
    let currency: Currency
    /// The result; nil where no change led to a result.
    private(set) var result: Calculation?
    private(set) var inputs: [RawInput] = []
    private var values: RandomValues

    private static let tries = 24

    init(_ calculator: Calculator, _ random: inout SeededGenerator) {
        self.calculator = calculator
        let currency = random.pick(["USD", "USD", "USD", "USD", "EUR", "JPY", "KWD"])
        self.currency = Currency(code: currency) ?? .usDollar
        values = RandomValues(calculator, decimals: self.currency.minorUnitDigits, &random)
        let share = random.pick([5, 15, 30, 60])
        for field in calculator.fields
        where field.isRequired || random.number(in: 1...100) <= share {
            add(field.name, &random)
        }
        for _ in 0..<Self.tries where result == nil { compute(&random) }
    }

    /// The inputs with their currency, as in a request.
    var described: String {
        let texts = inputs.map { input in
            switch input.value {
            case .text(let text): "\(input.name): \(text)"
            case .entries(let entries): "\(input.name): \(EntryText.line(of: entries))"
            }
        }
        return "kind: \(calculator.name)\ncurrency: \(currency.code)\n"
            + texts.joined(separator: "\n")
    }

    // MARK: - Changing

    private mutating func compute(_ random: inout SeededGenerator) {
        do throws(InputProblems) {
            result = try calculator.calculate(inputs, defaults(currency.code))
        } catch {
            for problem in error.problems { mend(problem, &random) }
        }
    }

    private mutating func mend(_ problem: InputProblem, _ random: inout SeededGenerator) {
        let name = problem.path.input
        switch problem.kind {
        case .missing: add(name, &random)
        case .needs(let other):
            if random.number(in: 0...1) == 0 { add(other, &random) } else { remove(name) }
        case .needsOneOf(let names): add(random.pick(names), &random)
        case .needsAmount: add(random.pick(["monthlyDeposit", "initialInvestment"]), &random)
        case .conflicts(let other): remove(random.pick([name, other]))
        case .conflictsWithChoice(_, let other): remove(random.pick([name, other]))
        case .oneLeftOut(let names, let left):
            if left == 0 { remove(random.pick(names)) } else { add(random.pick(names), &random) }
        default:
            let isRequired = calculator.fields.contains { $0.name == name && $0.isRequired }
            if !isRequired, random.number(in: 0...3) == 0 {
                remove(name)
            } else if random.number(in: 0...2) > 0 {
                add(name, &random)
            } else if let other = inputs.randomElement(using: &random) {
                add(other.name, &random)
            }
        }
    }

    private mutating func remove(_ name: String) {
        if calculator.fields.contains(where: { $0.name == name && $0.isRequired }) { return }
        inputs.removeAll { $0.name == name }
    }

    /// Replaces the value of an input, or adds the input.
    private mutating func add(_ name: String, _ random: inout SeededGenerator) {
        guard let field = calculator.fields.first(where: { $0.name == name }) else { return }
        let input = RawInput(name, values.value(of: field, &random))
        if let index = inputs.firstIndex(where: { $0.name == name }) {
            inputs[index] = input
        } else {
            inputs.append(input)
        }
    }
}
