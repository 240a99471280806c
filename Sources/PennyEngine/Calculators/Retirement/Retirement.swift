/// Saving for retirement and living on the savings: the size of the pot, and how long it lasts or
/// how much can be withdrawn for a number of years.
///
/// There is no official definition. The result's steps state the order of operations: deposits or
/// withdrawals at the start or the end of each month, growth, and a fee after each twelfth month of
/// saving or of retirement.
enum Retirement {
    static let definition = CalculatorDefinition(
        .retirement, inputs, words: [RetirementWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(.retirement, inputs, raw, defaults)
        let plan = try reader.plan(inputs, RetirementPlan(currency: reader.currency))
        do throws(CalculationError) {
            return try RetirementResult(plan, reader.inputs).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("savings"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
