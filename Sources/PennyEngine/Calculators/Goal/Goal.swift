/// A savings goal: the monthly deposit, the time or the rate that reaches a target, by the growth
/// rules of a savings plan.
///
/// Solves for the one of the three that is missing. The target is reached if the exact balance,
/// before any rounding, is at least the target.
enum Goal {
    static let definition = CalculatorDefinition(
        .goal, inputs, words: [GoalWords.area, SavingsWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(.goal, inputs, raw, defaults)
        let plan = try reader.plan(inputs, GoalPlan(currency: reader.currency)) {
            $0.savings.check(&$1)
        }
        do throws(CalculationError) {
            return try GoalResult(plan, reader.inputs).calculation(from: defaults.today)
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("target"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
