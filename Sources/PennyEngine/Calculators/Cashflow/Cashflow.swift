/// Money that goes in and out over time: what it is worth now at a rate, and
/// the rates at which it would be worth nothing.
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
