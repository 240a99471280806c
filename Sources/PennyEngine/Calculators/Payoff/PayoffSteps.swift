/// Explains how a debt payoff plan's figures were computed: each rule, then the rule with these
/// debts' numbers.
struct PayoffSteps {
    private typealias Words = PayoffWords

    private let result: PayoffResult

    init(_ result: PayoffResult) {
        self.result = result
    }

    private var plan: PayoffPlan { result.plan }
    private var schedule: PayoffSchedule { result.schedule }

    var steps: [Step] {
        var steps = [interestStep, orderStep, totalInterestStep, totalPaidStep]
        if result.minimums.isPaidOff { steps.append(minimumsStep) }
        if let other = result.other { steps.append(otherStep(other)) }
        return steps
    }

    private var interestStep: Step {
        let debt = plan.debts[0]
        return Step(
            Words.stepInterestTitle, for: ["months", "totalInterest"],
            formula: Words.stepInterestFormula,
            numbers: Words.stepInterestNumbers(
                debt: debt.name, balance: debt.balance, rate: debt.rate),
            answer: .value(.money(schedule.interests[0])),
            rounding: Words.stepInterestRounding)
    }

    private var orderStep: Step {
        let order = plan.order(plan.strategy, plan.debts.map { $0.balance }[...])
        let first = plan.debts[order[0]]
        let minimums = plan.debts.enumerated().reduce(Int64(0)) { sum, debt in
            sum + min(debt.1.minimum, debt.1.balance + schedule.interests[debt.0])
        }
        return Step(
            Words.stepOrderTitle, for: ["months"],
            formula: Words.stepOrderFormula(strategy: plan.strategy.word),
            numbers: Words.stepOrderNumbers(
                budget: plan.budget, minimums: minimums, left: plan.budget - minimums,
                debt: first.name),
            answer: Words.stepOrderAnswer(time: schedule.months),
            source: Words.stepOrderSource(strategy: plan.strategy.word))
    }

    private var totalInterestStep: Step {
        Step(
            Words.stepTotalInterestTitle, for: ["totalInterest"],
            formula: Words.stepTotalInterestFormula, numbers: interests(schedule),
            answer: .value(.money(schedule.totalInterest)))
    }

    /// The interest of each debt, or the number of debts if there are many.
    private func interests(_ schedule: PayoffSchedule) -> Message {
        let count = plan.debts.count
        if count > 8 { return Words.stepTotalInterestNumbers(count: count) }
        return .value(
            .list(plan.debts.indices.map { .money(schedule.interest(of: $0)) }, .plus))
    }

    private var totalPaidStep: Step {
        Step(
            Words.stepTotalPaidTitle, for: ["totalPaid"],
            formula: Words.stepTotalPaidFormula,
            numbers: CommonWords.formulaPlus(
                first: .money(plan.owed), second: .money(schedule.totalInterest)),
            answer: .value(.money(schedule.totalPaid)))
    }

    private var minimumsStep: Step {
        let minimums = result.minimums
        return Step(
            Words.stepMinimumsTitle, for: ["interestSaved", "monthsSaved"],
            formula: Words.stepMinimumsFormula,
            numbers: Words.stepMinimumsNumbers(
                least: minimums.totalInterest, interest: schedule.totalInterest,
                leastMonths: minimums.months, months: schedule.months),
            answer: Words.stepMinimumsAnswer(
                interest: result.saved, months: minimums.months - schedule.months))
    }

    private func otherStep(_ other: PayoffSchedule) -> Step {
        Step(
            Words.stepOtherTitle, for: ["otherMonths", "otherInterest"],
            formula: Words.stepOtherFormula(strategy: plan.strategy.other.word),
            numbers: interests(other),
            answer: Words.stepOtherAnswer(interest: other.totalInterest, time: other.months))
    }
}
