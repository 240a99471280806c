extension Calculator {
    /// Debt payoff plans.
    public static let payoff = Calculator(
        "payoff", slug: "debt-payoff-plans", table: "months",
        words: .init(
            PayoffWords.calculatorOne, PayoffWords.calculatorMany, PayoffWords.calculatorQuestion),
        areas: [PayoffWords.area], value: OfferValue.interest,
        Payoff.inputs, Payoff.calculate)
}

/// Several debts paid off one after the other from one monthly budget.
///
/// Each month every open debt accrues interest and gets its minimum payment. The rest of the budget
/// goes to the debts in the order of the strategy.
enum Payoff {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let plan = try reader.plan(inputs, PayoffPlan(currency: reader.currency)) { $0.check(&$1) }
        let schedule = PayoffSchedule(plan, .strategy(plan.strategy))
        if let kind = Self.problem(plan, schedule) {
            throw InputProblems(problems: [InputProblem(.init("monthlyBudget"), kind)])
        }
        return PayoffResult(plan, reader.inputs, schedule)
            .calculation(from: reader.defaults.today)
    }

    private static func problem(
        _ plan: PayoffPlan, _ schedule: PayoffSchedule
    ) -> InputProblem.Kind? {
        if !schedule.isPaidOff {
            return .debt(
                .neverRepaid(
                    paid: plan.budget, interest: schedule.firstInterest,
                    months: PayoffSchedule.longest, plan.currency))
        }
        if schedule.totalPaid > Money.limit {
            return .calculation(.tooLarge, currency: plan.currency)
        }
        return nil
    }
}
