/// How a goal's answer was found, before the steps of the plan that reaches it.
struct GoalSteps {
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
        let unit = CutValue.pieces(GoalUnit(goal: goal, decimals: 6), scale: 6)
        var numbers: [Piece] = [.text("("), .value(.money(goal.target)), .text(" − ")]
        if let opening = try? certified(GoalOpening(goal: goal), .halfUp)[0] {
            numbers += [.value(.money(opening)), .text(") ÷ ")] + unit
        }
        return Step(
            "The deposit", for: ["monthlyDeposit"],
            formula: [
                .text("(target − what the first investment becomes) ÷ what deposits of 1 become")
            ],
            numbers: numbers, answer: [.value(.money(deposit))],
            rounding: [
                .text("Rounded up, so that the target is reached; what is shown here is rounded,"),
                .text(" what is computed is exact."),
            ], source: "The future value of an annuity, solved for the payment")
    }

    private func timeStep(_ months: Int) -> Step {
        let balances = result.saved.balances
        let before = months == 1 ? goal.known.initialInvestment : balances[months - 2]
        return Step(
            "The time", for: ["yearsToInvest"],
            formula: [.text("the first month whose exact balance is at least the target")],
            numbers: [.text("after ")] + Piece.months(months - 1) + [
                .text(" "), .value(.money(before)), .text(", after "), .value(.count(months)),
                .text(" "), .value(.money(balances[months - 1])),
            ], answer: [.value(result.answerQuantity)],
            rounding: [.text("Whole months, the first that reaches the target.")])
    }

    private func rateStep(_ steps: Int64) -> Step {
        Step(
            "The rate", for: ["interestRate"],
            formula: [.text("the lowest rate whose exact balance is at least the target")],
            numbers: [
                .text("by halving the span from "), .value(.rate(.zero)), .text(" to "),
                .value(.rate(ExactDecimal(10))), .text(" until one step of "),
                .value(.rate(ExactDecimal(1, scale: GoalPlan.rateScale))), .text(" is left"),
            ], answer: [.value(result.answerQuantity)],
            rounding: [.text("Rounded up to that step, so that the target is reached.")])
    }

    private var aboveStep: Step {
        Step(
            "Above the target", for: ["aboveTarget"], formula: [.text("balance − target")],
            numbers: [
                .value(.money(result.saved.balance)), .text(" − "), .value(.money(goal.target)),
            ], answer: [.value(.money(result.aboveTarget))])
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
