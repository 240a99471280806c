extension Calculator {
    /// Savings goals.
    public static let goal = Calculator(
        "goal", slug: "savings-goals", table: "growth",
        words: .init(
            GoalWords.calculatorOne, GoalWords.calculatorMany, GoalWords.calculatorQuestion),
        areas: [GoalWords.area, SavingsWords.area],
        Goal.inputs, Goal.calculate)
}

/// A savings goal: the monthly deposit, the time or the rate that reaches a target, by the growth
/// rules of a savings plan.
///
/// Solves for the one of the three that is missing. The target is reached if the exact balance,
/// before any rounding, is at least the target.
enum Goal {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let plan = try reader.plan(inputs, GoalPlan(currency: reader.currency)) {
            $0.savings.check(&$1)
        }
        do throws(CalculationError) {
            return try GoalResult(plan, reader.inputs).calculation(from: reader.defaults.today)
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("target"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
