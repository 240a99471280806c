/// Money put aside: a first amount and monthly deposits that earn compound
/// interest, less a yearly fee.
///
/// Nothing is rounded inside. The balance of a month is the exact one rounded
/// half up to the minor unit; the interest of a row is what makes the row add up.
enum Savings {
    static let definition = CalculatorDefinition(
        .savings, fields, words: [SavingsWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reading = SavingsReading(reader: InputReader(.savings, fields, raw, defaults))
        let plan = reading.plan()
        guard let plan, reading.reader.problems.isEmpty else {
            throw InputProblems(problems: reading.reader.orderedProblems)
        }
        do throws(CalculationError) {
            return try SavingsResult(plan, reading.reader.inputs).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(
                    .init("yearsToInvest"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
