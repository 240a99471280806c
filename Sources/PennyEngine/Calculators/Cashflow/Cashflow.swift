/// Money received and paid over time: its present value at a rate, and the rates at which the
/// present value is zero.
enum Cashflow {
    static let definition = CalculatorDefinition(
        .cashflow, inputs, words: [CashflowWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(.cashflow, inputs, raw, defaults)
        let plan = try reader.plan(inputs, TypedCashflow(currency: reader.currency)).plan
        do throws(CalculationError) {
            return try CashflowResult(plan, reader.inputs).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("flows"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
