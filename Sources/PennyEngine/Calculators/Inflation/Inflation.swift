/// The value of an amount at another time, with prices that rise or fall at a yearly rate.
///
/// No intermediate value is rounded: each figure is the exact value rounded half up.
enum Inflation {
    static let definition = CalculatorDefinition(
        .inflation, inputs, words: [InflationWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(.inflation, inputs, raw, defaults)
        let plan = try reader.plan(inputs, InflationPlan(currency: reader.currency))
        do throws(CalculationError) {
            return try InflationResult(plan, reader.inputs).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(
                    .init("inflationRate"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
