import PennyNaturals

/// How a credit card's figures were computed: each rule, then the rule with
/// this card's numbers.
struct CardSteps {
    private static let source = "Regulation Z, 12 CFR 1026, appendices M1 and M2"
    private let result: CardResult

    init(_ result: CardResult) {
        self.result = result
    }

    private var terms: CardTerms { result.terms }
    private var schedule: CardSchedule { result.schedule }

    var steps: [Step] {
        var steps = [minimumStep, interestStep, monthsStep]
        if result.isPaidOff { steps.append(totalStep) }
        steps += [rateStep, paymentStep, total36Step]
        if result.isPaidOff { steps.append(savingsStep) }
        return steps
    }

    private var minimumStep: Step {
        let first = schedule.rows[0]
        let hasInterest = terms.minimumRule == .percentPlusInterest
        return Step(
            "The minimum payment", for: ["firstPayment"],
            formula: [
                .words(
                    """
                    the larger of balance × percentage\(hasInterest ? " + interest" : "") and the \
                    least amount, but no more than is owed
                    """
                )
            ],
            numbers: [
                .value(.money(terms.owed)), .text(" × "), .value(.rate(terms.minimumPercent)),
            ]
                + (hasInterest ? [.text(" + "), .value(.money(first.interest))] : [])
                + [.text(" or "), .value(.money(terms.minimumAmount))],
            answer: [.value(.money(first.payment))],
            rounding: [.text("The percentage is rounded half-up to the minor unit.")],
            source: Self.source)
    }

    private var interestStep: Step {
        var numbers: [Piece] = []
        for (index, balance) in terms.balances.enumerated() {
            if index > 0 { numbers.append(.text(" + ")) }
            numbers += [
                .value(.money(balance.amount)), .text(" × "),
                .value(.rate(terms.rate(of: balance, in: 1))), .text(" ÷ 12"),
            ]
        }
        return Step(
            "Interest of a month", for: ["months", "totalInterest"],
            formula: [.text("for each balance: interest = balance × rate ÷ 12")],
            numbers: numbers, answer: [.value(.money(schedule.rows[0].interest))],
            rounding: [.text("Each balance's interest is rounded half-up to the minor unit.")],
            source: Self.source)
    }

    private var monthsStep: Step {
        Step(
            "How long it takes", for: ["months"],
            formula: [
                .text(
                    """
                    each month: add the interest, take the minimum payment off the balance with \
                    the lowest first rate, then off the next, until nothing is owed
                    """
                )
            ],
            numbers: promotionNumbers, answer: [.value(result.length)], source: Self.source)
    }

    /// When each promotional rate ends.
    private var promotionNumbers: [Piece] {
        var numbers: [Piece] = [.text("from "), .value(.money(terms.owed))]
        for balance in terms.balances {
            guard let promotion = balance.promotion else { continue }
            numbers += [
                .text("; "), .value(.rate(balance.rate)), .text(" through month "),
                .value(.count(terms.months(of: promotion))), .text(", then "),
                .value(.rate(promotion.laterRate)),
            ]
        }
        return numbers
    }

    private var totalStep: Step {
        Step(
            "All minimum payments", for: ["totalPaid", "totalInterest"],
            formula: [.text("the balance + the interest of all months")],
            numbers: [
                .value(.money(terms.owed)), .text(" + "),
                .value(.money(schedule.totalInterest)),
            ],
            answer: [.value(.money(schedule.totalPaid))], source: Self.source)
    }

    // MARK: - 36 months

    private var rateStep: Step {
        Step(
            "The rate over 36 months", for: ["payment36"],
            formula: [
                .text(
                    """
                    the balances' rates, weighted by the balances; a promotional rate counts for \
                    its months of the 36
                    """
                )
            ],
            numbers: rateNumbers,
            answer: yearlyRate + [.text(" percent a year")],
            rounding: [.text("Shown cut; computed as an exact fraction.")], source: Self.source)
    }

    /// `(500.00 × (6 × 0 % + 30 × 17 %) ÷ 36 + 250.00 × 21 %) ÷ 750.00`
    private var rateNumbers: [Piece] {
        var numbers: [Piece] = [.text("(")]
        for (index, balance) in terms.balances.enumerated() {
            if index > 0 { numbers.append(.text(" + ")) }
            numbers += [.value(.money(balance.amount)), .text(" × ")]
            guard let promotion = balance.promotion else {
                numbers.append(.value(.rate(balance.rate)))
                continue
            }
            let first = Card36Months.months(of: promotion)
            numbers += [
                .text("("), .value(.count(first)), .text(" × "), .value(.rate(balance.rate)),
                .text(" + "), .value(.count(Card36Months.months - first)), .text(" × "),
                .value(.rate(promotion.laterRate)), .text(") ÷ 36"),
            ]
        }
        return numbers + [.text(") ÷ "), .value(.money(terms.owed))]
    }

    private var paymentStep: Step {
        let isFree = result.in36Months.monthlyRate.numerator == 0
        return Step(
            "The payment for 36 months", for: ["payment36"],
            formula: [
                .text(
                    isFree
                        ? "balance ÷ 36, as the rate is zero"
                        : "balance × i ÷ (1 − (1 + i)⁻³⁶), with i a twelfth of that rate")
            ],
            numbers: [.value(.money(terms.owed))]
                + (isFree
                    ? [.text(" ÷ 36")]
                    : [.text(" × i ÷ (1 − (1 + i)⁻³⁶), i = ")] + yearlyRate + [.text(" % ÷ 12")]),
            answer: [.value(.money(result.in36Months.payment))],
            rounding: [.text("The exact payment is rounded half-up once.")], source: Self.source)
    }

    private var yearlyRate: [Piece] {
        CutValue.pieces(YearlyPercent(rate: result.in36Months.monthlyRate), scale: 4)
    }

    private var total36Step: Step {
        Step(
            "All payments in 36 months", for: ["total36"],
            formula: [.text("36 × the payment")],
            numbers: [.text("36 × "), .value(.money(result.in36Months.payment))],
            answer: [.value(.money(result.in36Months.total))], source: Self.source)
    }

    private var savingsStep: Step {
        Step(
            "What 36 months save", for: ["savings36", "savings36Rounded"],
            formula: [.text("all minimum payments − all payments in 36 months")],
            numbers: [
                .value(.money(schedule.totalPaid)), .text(" − "),
                .value(.money(result.in36Months.total)),
            ],
            answer: [.value(.money(result.savings))],
            rounding: [
                .text("A US statement rounds both totals to whole dollars first: "),
                .value(.money(result.roundedSavings)), .text("."),
            ], source: Self.source)
    }
}

/// A monthly rate as percent a year, in units of 10^-4.
private struct YearlyPercent: CertifiableFormula {
    let rate: Ratio

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        [
            Number(
                BigNatural(rate.numerator.magnitude) * BigNatural(UInt64(12_000_000)),
                over: BigNatural(rate.denominator.magnitude), precision)
        ]
    }
}
