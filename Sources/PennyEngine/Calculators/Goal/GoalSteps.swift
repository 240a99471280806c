/// Explains how a goal's answer was computed, before the steps of the plan that reaches it.
struct GoalSteps {
    private typealias Words = GoalWords

    private let result: GoalResult

    init(_ result: GoalResult) {
        self.result = result
    }

    private var goal: GoalPlan { result.goal }

    var steps: [Step] {
        [answerStep] + SavingsSteps(result.saved).steps + [aboveStep]
    }

    private var answerStep: Step {
        switch result.answer {
        case .monthlyDeposit(let deposit): depositStep(deposit)
        case .months(let months): timeStep(months)
        case .rate(let steps): rateStep(steps)
        }
    }

    private func depositStep(_ deposit: Int64) -> Step {
        Step(
            Words.stepDepositTitle, for: ["monthlyDeposit"], formula: Words.stepDepositFormula,
            numbers: depositNumbers, answer: .value(.money(deposit)),
            rounding: Words.stepDepositRounding, source: Words.stepDepositSource)
    }

    private var depositNumbers: Message? {
        guard let opening = try? certified(GoalOpening(goal: goal), .halfUp)[0] else { return nil }
        if opening >= goal.target {
            return Words.stepDepositNumbersReached(target: goal.target, opening: opening)
        }
        guard let unit = CutValue(GoalUnit(goal: goal, decimals: 6), scale: 6) else {
            return Words.stepDepositNumbersLarge(target: goal.target, opening: opening)
        }
        return Words.stepDepositNumbers(
            target: goal.target, opening: opening, unit: unit.quantity(Words.stepDepositCut))
    }

    private func timeStep(_ months: Int) -> Step {
        let balances = result.saved.balances
        let before = months == 1 ? goal.savings.initialInvestment : balances[months - 2]
        return Step(
            Words.stepTimeTitle, for: ["yearsToInvest"], formula: Words.stepTimeFormula,
            numbers: Words.stepTimeNumbers(
                before: months - 1, less: before, months: months, enough: balances[months - 1]),
            answer: .value(result.answerQuantity), rounding: Words.stepTimeRounding)
    }

    private func rateStep(_ steps: Int64) -> Step {
        Step(
            Words.stepRateTitle, for: ["interestRate"], formula: Words.stepRateFormula,
            numbers: Words.stepRateNumbers(
                lowest: .zero, highest: ExactDecimal(10),
                step: ExactDecimal(1, scale: GoalPlan.rateScale)),
            answer: .value(result.answerQuantity), rounding: Words.stepRateRounding)
    }

    private var aboveStep: Step {
        Step(
            Words.stepAboveTitle, for: ["aboveTarget"], formula: Words.stepAboveFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(result.saved.balance), second: .money(goal.target)),
            answer: .value(.money(result.aboveTarget)))
    }
}

private struct GoalOpening: CertifiableFormula {
    let goal: GoalPlan

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let plan = goal.depositing(0)
        return [SavingsGrowth(plan: plan).values(kind, precision)[plan.months - 1]]
    }
}
