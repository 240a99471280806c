/// Saving for retirement and living on it: what a pot grows to, and how long it
/// lasts, or what can be taken from it for so many years.
///
/// There is no official definition. The order of operations is stated in the
/// result's steps: deposits or withdrawals at the start or the end of each month,
/// growth, and a fee after each twelfth month of saving or of living on it.
enum Retirement {
    static let definition = CalculatorDefinition(
        .retirement, fields, words: [RetirementWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reading = RetirementReading(reader: InputReader(.retirement, fields, raw, defaults))
        let plan = reading.plan()
        guard let plan, reading.reader.problems.isEmpty else {
            throw InputProblems(problems: reading.reader.orderedProblems)
        }
        do throws(CalculationError) {
            return try RetirementResult(plan, reading.reader.inputs).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("savings"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
