extension Calculator {
    /// Retirement plans.
    public static let retirement = Calculator(
        "retirement", slug: "retirement-plans", table: "years",
        words: .init(
            RetirementWords.calculatorOne, RetirementWords.calculatorMany,
            RetirementWords.calculatorQuestion),
        areas: [RetirementWords.area],
        Retirement.inputs, Retirement.calculate)
}

/// Saving for retirement and living on the savings: the size of the pot, and how long it lasts or
/// how much can be withdrawn for a number of years.
///
/// There is no official definition. The result's steps state the order of operations: deposits or
/// withdrawals at the start or the end of each month, growth, and a fee after each twelfth month of
/// saving or of retirement.
enum Retirement {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let plan = try reader.plan(inputs, RetirementPlan(currency: reader.currency))
        do throws(CalculationError) {
            return try RetirementResult(plan, reader.inputs).calculation(
                from: reader.defaults.today)
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("savings"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
