/// Renting a home or buying it: what each leaves after every year.
///
/// There is no official definition. Both pay the same each month in all: whoever
/// pays less for the home invests the difference. The order of operations is
/// stated in the result's notes and steps.
enum RentOrBuy {
    static let definition = CalculatorDefinition(
        .rentOrBuy, fields, words: [RentOrBuyWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reading = RentOrBuyReading(reader: InputReader(.rentOrBuy, fields, raw, defaults))
        let plan = reading.plan()
        guard let plan, reading.reader.problems.isEmpty else {
            throw InputProblems(problems: reading.reader.orderedProblems)
        }
        do throws(CalculationError) {
            return try RentOrBuyResult(plan, reading.reader.inputs).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("price"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
