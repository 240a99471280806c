/// Saved sets compared: their figures, and the difference of each from the first.
///
/// The inputs carry the sets. A file only names them, and the code that reads the file adds their
/// kinds and inputs.
enum Scenarios {
    private typealias Words = ScenariosWords

    static let definition: CalculatorDefinition = {
        var definition = CalculatorDefinition(.scenarios, inputs, words: areas, calculate)
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

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(.scenarios, inputs, raw, defaults)
        let sets = try reader.plan(inputs, TypedScenarios())
        let comparison = try sets.comparison(&reader, defaults)
        return ScenarioResult(comparison, reader.inputs, months: sets.months).calculation()
    }
}
