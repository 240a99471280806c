/// Products compared by unit price.
///
/// Prices and sizes are exact fractions. Products are ranked by exact comparison, and only
/// displayed values are rounded, by the rules of the policy.
enum Comparison {
    static let definition = CalculatorDefinition(
        .comparison, fields, words: [ComparisonWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reading = ComparisonReading(reader: InputReader(.comparison, fields, raw, defaults))
        let plan = reading.plan()
        guard let plan, reading.reader.problems.isEmpty else {
            throw InputProblems(problems: reading.reader.orderedProblems)
        }
        do throws(CalculationError) {
            return try ComparisonResult(plan, reading.reader.inputs, reading.notes).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("products"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
