/// How the comparison of two loans was computed: each rule, then the rule with
/// these loans' numbers.
struct RefinanceSteps {
    private let result: RefinanceResult

    init(_ result: RefinanceResult) {
        self.result = result
    }

    private var terms: RefinanceTerms { result.terms }

    var steps: [Step] {
        var steps = [principalStep, oldStep, newStep, savingStep, interestStep, breakEvenStep]
        if terms.upFrontCosts > 0 { steps.append(paymentsStep) }
        steps.append(totalStep)
        if let kept = result.kept { steps.append(keptStep(kept)) }
        return steps
    }

    private static let annuity = "The ordinary annuity, as for every loan"

    private func annuityFormula(
        _ principal: Wording, _ name: Wording, _ rate: ExactDecimal
    ) -> Wording {
        rate == .zero
            ? "\(principal) ÷ n, as the \(name) is zero"
            : "\(principal) × i ÷ (1 − (1 + i)⁻ⁿ), with i = \(name) ÷ 12"
    }

    private var principalStep: Step {
        Step(
            "The new loan", for: ["newPrincipal"],
            formula: [.text("what is owed + cash taken out + costs that are rolled in")],
            numbers: [
                .value(.money(terms.balance)), .text(" + "), .value(.money(terms.cashOut)),
                .text(" + "), .value(.money(terms.costs - terms.upFrontCosts)),
            ],
            answer: [.value(.money(terms.newPrincipal))])
    }

    private var oldStep: Step {
        let figures = ["oldPayment", "oldMonths"]
        let answer: [Piece] =
            [.value(.money(result.oldPayment)), .text(" over ")]
            + Piece.months(result.old.rows.count)
        if case .payment = terms.today {
            return Step(
                "Today's loan", for: figures,
                formula: [.text("the payment as typed, until nothing is owed")],
                numbers: [
                    .value(.money(terms.balance)), .text(" at "), .value(.rate(terms.rate)),
                ], answer: answer)
        }
        return Step(
            "Today's loan", for: figures,
            formula: [.words(annuityFormula("balance", "rate", terms.rate))],
            numbers: numbers(terms.balance, terms.rate, result.old), answer: answer,
            rounding: [rounding], source: Self.annuity)
    }

    private var newStep: Step {
        Step(
            "The new payment", for: ["newPayment", "newMonths"],
            formula: [.words(annuityFormula("new loan", "new rate", terms.newRate))],
            numbers: numbers(terms.newPrincipal, terms.newRate, result.new),
            answer: [.value(.money(result.newPayment)), .text(" over ")]
                + Piece.months(result.new.rows.count), rounding: [rounding], source: Self.annuity)
    }

    private func numbers(
        _ principal: Int64, _ rate: ExactDecimal, _ schedule: LoanSchedule
    ) -> [Piece] {
        [.value(.money(principal)), .text(" at "), .value(.rate(rate)), .text(" in ")]
            + Piece.payments(schedule.rows.count)
    }

    private var rounding: Piece {
        .words("The exact payment is rounded \(terms.paymentRounding.name) once.")
    }

    private var savingStep: Step {
        Step(
            "What the payment changes by", for: ["monthlySaving"],
            formula: [.text("payment today − new payment")],
            numbers: [
                .value(.money(result.oldPayment)), .text(" − "),
                .value(.money(result.newPayment)),
            ],
            answer: [.value(.money(result.oldPayment - result.newPayment))])
    }

    private var interestStep: Step {
        Step(
            "Interest to the end", for: ["oldInterest", "newInterest", "interestSaved"],
            formula: [.text("the interest of all payments of today's loan − of the new one")],
            numbers: [
                .value(.money(result.old.totalInterest)), .text(" − "),
                .value(.money(result.new.totalInterest)),
            ],
            answer: [.value(.money(result.interestSaved))],
            rounding: [
                .words("Each month's interest is rounded \(terms.interestRounding.name).")
            ])
    }

    // MARK: - Break-even

    private var breakEvenStep: Step {
        let balance = result.balance
        let month = balance.breakEven ?? balance.best
        return Step(
            "When the costs are back",
            for: balance.lastGood == nil ? ["breakEven"] : ["breakEven", "goodUntil"],
            formula: [
                .text(
                    "the first month after which the interest saved so far is at least the costs")
            ],
            numbers: [
                .text(balance.breakEven == nil ? "at best, after month " : "after month "),
                .value(.count(month)), .text(": "),
                .value(.money(balance.months[month - 1].advantage + terms.costs)),
                .text(" saved, costs "), .value(.money(terms.costs)),
            ],
            answer: [.value(RefinanceResult.month(balance.breakEven))],
            rounding: [
                .text(
                    """
                    Interest saved is what both loans have taken and what is still owed, set \
                    against each other; it is the same whatever part of a payment is principal.
                    """
                )
            ])
    }

    private var paymentsStep: Step {
        Step(
            "By saved payments alone", for: ["breakEvenByPayments"],
            formula: [
                .text(
                    """
                    the first month after which the payments saved so far are at least the costs \
                    paid up front
                    """
                )
            ],
            numbers: [
                .value(.money(terms.upFrontCosts)), .text(" against "),
                .value(.money(result.oldPayment - result.newPayment)), .text(" a month"),
            ],
            answer: [.value(RefinanceResult.month(result.balance.breakEvenByPayments))],
            rounding: [
                .text(
                    """
                    The usual rule of thumb. It overlooks what is owed: a longer term lowers the \
                    payment and saves nothing.
                    """
                )
            ])
    }

    private var totalStep: Step {
        Step(
            "Saved to the end", for: ["totalSaved"],
            formula: [.text("interest saved − costs")],
            numbers: [
                .value(.money(result.interestSaved)), .text(" − "), .value(.money(terms.costs)),
            ],
            answer: [.value(.money(result.balance.atEnd))])
    }

    private func keptStep(_ kept: LoanSchedule) -> Step {
        Step(
            "Paying as today", for: ["keptMonths", "keptSaved"],
            formula: [
                .text(
                    """
                    the new loan with today's payment: interest left today − its interest − costs
                    """
                )
            ],
            numbers: [
                .value(.money(result.old.totalInterest)), .text(" − "),
                .value(.money(kept.totalInterest)), .text(" − "), .value(.money(terms.costs)),
            ],
            answer: [
                .value(.money(result.old.totalInterest - kept.totalInterest - terms.costs)),
                .text(" in "),
            ] + Piece.months(kept.rows.count))
    }
}
