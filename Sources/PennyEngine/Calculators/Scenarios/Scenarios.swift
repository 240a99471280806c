extension Calculator {
    /// Saved sets of other calculators side by side.
    static func scenarios(of calculators: [Calculator]) -> Calculator {
        var areas = [ScenariosWords.area]
        for calculator in calculators {
            for area in calculator.areas.dropFirst() where !areas.contains(area) {
                areas.append(area)
            }
        }
        return Calculator(
            "scenarios", slug: "side-by-side", table: "scenarios",
            words: .init(
                ScenariosWords.calculatorOne, ScenariosWords.calculatorMany,
                ScenariosWords.calculatorQuestion),
            areas: areas, comparesChoices: true, comparing: calculators, Scenarios.inputs,
            Scenarios.calculate)
    }

    /// The inputs of a calculator whose sets this one compares; nil for any other.
    public func comparedFields(of name: String) -> [InputField]? {
        compared(name)?.fields
    }

    func compared(_ name: String) -> Calculator? {
        compared.first { $0.name.isSameText(as: name) }
    }
}

/// Saved sets compared: their figures, and the difference of each from the first.
///
/// The inputs carry the sets. A file only names them, and the code that reads the file adds their
/// kinds and inputs.
enum Scenarios {
    static let most = 6

    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let sets = try reader.plan(inputs, TypedScenarios())
        let comparison = try sets.comparison(&reader)
        return ScenarioResult(
            comparison, reader.inputs, months: sets.months, from: reader.defaults.today
        ).calculation(of: reader.calculator)
    }
}
