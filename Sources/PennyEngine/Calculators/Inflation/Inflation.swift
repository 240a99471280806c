/// The value of an amount at another time, with prices that rise or fall at a yearly rate.
///
/// No intermediate value is rounded: each figure is the exact value rounded half up.
enum Inflation {
    static let definition = CalculatorDefinition(
        .inflation, fields, words: [InflationWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reading = InflationReading(reader: InputReader(.inflation, fields, raw, defaults))
        let plan = reading.plan()
        guard let plan, reading.reader.problems.isEmpty else {
            throw InputProblems(problems: reading.reader.orderedProblems)
        }
        do throws(CalculationError) {
            return try InflationResult(plan, reading.reader.inputs).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(
                    .init("inflationRate"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
