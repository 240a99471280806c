/// Saved sets compared: their figures, and the difference of each from the first.
///
/// The inputs carry the sets. A file only names them, and the code that reads the file adds their
/// kinds and inputs.
enum Scenarios {
    private typealias Words = ScenariosWords

    static let definition: CalculatorDefinition = {
        var definition = CalculatorDefinition(.scenarios, fields, words: areas, calculate)
        definition.memberFields = { kind in
            guard let calculator = Calculator.named(kind), calculator != .scenarios
            else { return nil }
            return calculator.fields
        }
        return definition
    }()

    /// The message areas of this calculator and of all calculators it compares.
    private static var areas: [MessageArea] {
        var areas = [Words.area]
        for calculator in Calculator.allCases where calculator != .scenarios {
            for area in calculator.definition.areas.dropFirst() where !areas.contains(area) {
                areas.append(area)
            }
        }
        return areas
    }

    static let most = 6

    static let fields: [InputField] = [
        InputField(
            "sets", Words.inputSets,
            .entries([
                InputField("set", Words.inputSetsSet, .text, .required, example: "first-home"),
                InputField("title", Words.inputSetsTitle, .text, example: "First home"),
                InputField("kind", Words.inputSetsKind, .text, example: "loan"),
                InputField(
                    "inputs", Words.inputSetsInputs, .text,
                    example: "principal 350,000 rate 6.25% term \"30 years\""),
            ]), .required, example: "first-home; fifteen-years"),
        InputField(
            "horizon", Words.inputHorizon, .term, in: .common, example: "5 years",
            help: Words.inputHorizonHelp),
        InputField(
            "figures", Words.inputFigures, .text, in: .files, example: "payment, totalInterest"),
    ]

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reading = ScenarioReading(reader: InputReader(.scenarios, fields, raw, defaults))
        let months = reading.reader.months("horizon")
        let comparison = reading.comparison(defaults)
        guard let comparison, reading.reader.problems.isEmpty else {
            throw InputProblems(problems: reading.reader.orderedProblems)
        }
        return ScenarioResult(comparison, reading.reader.inputs, months: months).calculation()
    }
}
