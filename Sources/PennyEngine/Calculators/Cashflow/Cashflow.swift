/// Money received and paid over time: its present value at a rate, and the rates at which the
/// present value is zero.
enum Cashflow {
    static let definition = CalculatorDefinition(
        .cashflow, fields, words: [CashflowWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reading = CashflowReading(reader: InputReader(.cashflow, fields, raw, defaults))
        let plan = reading.plan()
        guard let plan, reading.reader.problems.isEmpty else {
            throw InputProblems(problems: reading.reader.orderedProblems)
        }
        do throws(CalculationError) {
            return try CashflowResult(plan, reading.reader.inputs).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("flows"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
