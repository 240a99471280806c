/// Builds the `Calculation` of a savings goal and the plan that reaches it.
struct GoalResult {
    private typealias Words = GoalWords

    let goal: GoalPlan
    let inputs: [NormalisedInput]
    let answer: GoalSearch.Answer
    /// The savings plan that includes the answer.
    let saved: SavingsResult
    /// The shortfall with the answer, which is zero, and with one unit less.
    private let missing: Int64
    let missingWithLess: Int64?

    init(_ goal: GoalPlan, _ inputs: [NormalisedInput]) throws(CalculationError) {
        self.goal = goal
        self.inputs = inputs
        let search = GoalSearch(goal: goal)
        answer = try search.answer()
        let plan = search.plan(answer)
        saved = try SavingsResult(plan, inputs)
        missing = try search.missing(plan)
        missingWithLess = try search.missing(oneLessThan: answer)
    }

    func calculation(from today: CivilDate?) -> Calculation {
        Calculation(
            calculator: .goal, currency: goal.currency, inputs: inputs,
            answer: sentence(from: today),
            figures: [answerFigure] + saved.figures + [
                Figure("aboveTarget", Words.figureAboveTarget, .money(aboveTarget))
            ],
            tables: saved.tables, charts: saved.charts, steps: GoalSteps(self).steps,
            proofs: proofs + saved.proofs,
            notes: notes + saved.notes, from: today)
    }

    var aboveTarget: Int64 { saved.balance - goal.target }

    var answerQuantity: Quantity {
        switch answer {
        case .monthlyDeposit(let deposit): .money(deposit)
        case .months(let months): .duration(TermLength(ExactDecimal(Int128(months)), .months))
        case .rate(let steps):
            .rate(ExactDecimal(Int128(steps), scale: GoalPlan.rateScale))
        }
    }

    private var answerFigure: Figure {
        switch answer {
        case .monthlyDeposit:
            Figure("monthlyDeposit", Words.figureMonthlyDeposit, answerQuantity)
        case .months(let months):
            Figure(
                "yearsToInvest", Words.figureYearsToInvest, answerQuantity,
                shown: .months(months))
        case .rate: Figure("interestRate", Words.figureInterestRate, answerQuantity)
        }
    }

    private func sentence(from today: CivilDate?) -> Message {
        let (target, balance, months) = (goal.target, saved.balance, saved.plan.months)
        let time = CommonWords.span(of: months, from: today)
        switch answer {
        case .monthlyDeposit(0):
            return Words.answerDepositNone(balance: balance, target: target, time: time)
        case .monthlyDeposit(let deposit):
            return Words.answerDeposit(deposit: deposit, target: target, time: time)
        case .months: return Words.answerTime(target: target, time: time)
        case .rate(0): return Words.answerRateNone(balance: balance, target: target, time: time)
        case .rate(let steps):
            let rate = ExactDecimal(Int128(steps), scale: GoalPlan.rateScale)
            return Words.answerRate(rate: rate, target: target, time: time)
        }
    }

    // MARK: - Notes and proofs

    private var notes: [Message] {
        if missingWithLess != nil { return [] }
        return [answer == .rate(0) ? Words.noteNoInterest : Words.noteNoDeposit]
    }

    /// States that the answer cannot be smaller by the smallest step.
    private func lessStatement(_ missing: Int64) -> Message {
        switch answer {
        case .monthlyDeposit: Words.proofLessDeposit(missing: missing)
        case .months: Words.proofLessTime(missing: missing)
        case .rate: Words.proofLessRate(missing: missing)
        }
    }

    private var proofs: [Proof] {
        var proofs = [
            Proof(
                Words.proofReached(
                    balance: saved.balance, missing: missing, target: goal.target),
                holds: missing == 0 && saved.balance >= goal.target)
        ]
        if let missingWithLess {
            proofs.append(Proof(lessStatement(missingWithLess), holds: missingWithLess > 0))
        }
        return proofs
    }
}
