/// Products compared by unit price.
///
/// Prices and sizes are exact fractions. Products are ranked by exact comparison, and only
/// displayed values are rounded, by the rules of the policy.
enum Comparison {
    static let definition = CalculatorDefinition(
        .comparison, inputs, words: [ComparisonWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(.comparison, inputs, raw, defaults)
        var list = read(&reader)
        let plan = try list.plan(&reader)
        do throws(CalculationError) {
            return try ComparisonResult(plan, reader.inputs, list.notes).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("products"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
