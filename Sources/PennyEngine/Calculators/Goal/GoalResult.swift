/// Puts a savings goal and the plan that reaches it into the form every page is
/// printed from.
struct GoalResult {
    let goal: GoalPlan
    let inputs: [NormalisedInput]
    let answer: GoalSearch.Answer
    /// The savings plan with the answer in it.
    let saved: SavingsResult
    /// What is missing with the answer, which is nothing, and with one unit less.
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

    func calculation() -> Calculation {
        var result = Calculation(calculator: .goal, currency: goal.currency, inputs: inputs)
        result.figures =
            [answerFigure] + saved.figures + [
                Figure("aboveTarget", "Above the target", .money(aboveTarget))
            ]
        result.tables = saved.tables
        result.charts = saved.charts
        result.steps = GoalSteps(self).steps
        result.proofs = proofs + saved.proofs
        result.notes = .old(notes + saved.notes)
        return result
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
            Figure("monthlyDeposit", "Deposit needed each month", answerQuantity)
        case .months: Figure("yearsToInvest", "Time needed", answerQuantity)
        case .rate: Figure("interestRate", "Rate needed a year", answerQuantity)
        }
    }

    // MARK: - Notes and proofs

    private var notes: [[Piece]] {
        if missingWithLess != nil { return [] }
        return [
            [
                .text(
                    answer == .rate(0)
                        ? "The deposits alone reach the target: no interest is needed."
                        : "The first investment grows to the target: no deposit is needed.")
            ]
        ]
    }

    /// The smallest step that the answer can be smaller by.
    private var oneLess: String {
        switch answer {
        case .monthlyDeposit: "With a deposit smaller by one minor unit"
        case .months: "A month earlier"
        case .rate: "At a rate lower by 0.0001 percent"
        }
    }

    private var proofs: [Proof] {
        var proofs = [
            Proof(
                [
                    .text("The savings plan with this answer, run month by month, ends with "),
                    .value(.money(saved.balance)), .text(", and "),
                    .value(.money(missing)), .text(" is missing of the target of "),
                    .value(.money(goal.target)), .text("."),
                ], holds: missing == 0 && saved.balance >= goal.target)
        ]
        if let missingWithLess {
            proofs.append(
                Proof(
                    [
                        .text(oneLess), .text(", up to "), .value(.money(missingWithLess)),
                        .text(" is missing, so no smaller answer will do."),
                    ], holds: missingWithLess > 0))
        }
        return proofs
    }
}
