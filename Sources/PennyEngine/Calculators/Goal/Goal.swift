/// A savings goal: the monthly deposit, the time or the rate that reaches a target, by the growth
/// rules of a savings plan.
///
/// Solves for the one of the three that is missing. The target is reached if the exact balance,
/// before any rounding, is at least the target.
enum Goal {
    static let definition = CalculatorDefinition(
        .goal, fields, words: [GoalWords.area, SavingsWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reading = GoalReading(raw, defaults)
        let plan = reading.plan()
        guard let plan, reading.reader.problems.isEmpty else {
            throw InputProblems(problems: reading.reader.orderedProblems)
        }
        do throws(CalculationError) {
            return try GoalResult(plan, reading.reader.inputs).calculation(from: defaults.today)
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("target"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
