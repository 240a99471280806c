/// Renting a home compared with buying it: the net worth of each after every year.
///
/// There is no official definition. Both spend the same each month in total: the one who pays less
/// for the home invests the difference. The notes and steps of the result state the order of
/// operations.
enum RentOrBuy {
    static let definition = CalculatorDefinition(
        .rentOrBuy, inputs, words: [RentOrBuyWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(.rentOrBuy, inputs, raw, defaults)
        let plan = try reader.plan(inputs, RentOrBuyPlan(currency: reader.currency)) {
            $0.check(&$1)
        }
        do throws(CalculationError) {
            return try RentOrBuyResult(plan, reader.inputs).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("price"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
