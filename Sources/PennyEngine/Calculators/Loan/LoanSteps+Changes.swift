/// The steps of a payment that changes by contract, and of odd days.
extension LoanSteps {
    /// How the first of the changing payments is set, and the others follow.
    func changeStep(_ change: PaymentChange) -> Step {
        switch change {
        case .growth(let rate, let times, nil): solvedStep(rate, times)
        case .growth(let rate, let times, let first?):
            Step(
                "The payment", for: ["payment"],
                formula: [.text("payment = the first payment you set")]
                    + growthPieces(rate, times)
                    + [.text("; a year later it is the level payment that repays the rest")],
                numbers: [], answer: [.value(.money(first))], rounding: [raiseRounding])
        case .cap(let rate, let times): capStep(rate, times)
        }
    }

    private func solvedStep(_ rate: ExactDecimal, _ times: Int) -> Step {
        Step(
            "The payment", for: ["payment"],
            formula: [
                .text(
                    """
                    first payment = principal × (1 + i)ⁿ ÷ Σ (1 + growth)^raises × \
                    (1 + i)^(n − k), over the n payments k; i = the rate of a period
                    """)
            ] + growthPieces(rate, times),
            numbers: [
                .value(.money(result.schedule.openingBalance)), .text(", n = "),
                .value(.count(terms.payments)), .text(", growth = "), .value(.rate(rate)),
                .text(", at most "), .value(.count(times)), .text(" raises"),
            ],
            answer: [.value(.money(result.payment))], rounding: [raiseRounding],
            source: "Graduated payment mortgage, as in 24 CFR 203.45")
    }

    private func capStep(_ rate: ExactDecimal, _ times: Int) -> Step {
        Step(
            "The payment", for: ["payment"],
            formula: [
                .text(
                    """
                    the first payment is the level one at the first rate; once a year the level \
                    payment is computed anew from what is owed and the rate of then, and the first
                    """), .text(" "), .value(.count(times)),
                .text(" times the payment rises by at most "), .value(.rate(rate)),
            ],
            numbers: [
                .value(.money(result.schedule.openingBalance)), .text(" at "),
                .value(.rate(terms.rateSteps[0].rate)), .text(" over "),
                .value(.count(terms.amortizationPayments)), .text(" payments"),
            ],
            answer: [.value(.money(result.payment))], rounding: [raiseRounding],
            source: "Payment cap, as in the official comments on 12 CFR 1026.43(d)")
    }

    private func growthPieces(_ rate: ExactDecimal, _ times: Int) -> [Piece] {
        [
            .text("; after each of the first "), .value(.count(times)),
            .text(" years it grows by "), .value(.rate(rate)),
        ]
    }

    private var raiseRounding: Piece {
        .words(
            """
            Each new payment is rounded \(terms.paymentRounding.name) to \(unit) and the next one \
            grows from it. The last payment takes the rest.
            """)
    }

    var changeSteps: [Step] {
        guard result.changes else { return [] }
        return [
            Step(
                "The highest payment before the last", for: ["highestPayment"],
                formula: [.text("the highest of all payments in the schedule but the last")],
                numbers: [
                    .text("of "), .value(.count(result.schedule.rows.count)), .text(" rows"),
                ],
                answer: [.value(.money(result.highestPayment))]),
            Step(
                "The most that is owed", for: ["highestBalance"],
                formula: [.text("the highest balance, at the start or after a payment")],
                numbers: [
                    .value(.money(result.schedule.openingBalance)), .text(" at the start, and "),
                    .value(.count(result.schedule.rows.count)), .text(" rows"),
                ],
                answer: [.value(.money(result.highestBalance))],
                source: "Maximum loan amount, 12 CFR 1026.43(b)(7)"),
        ]
    }

    // MARK: - Odd days

    var oddSteps: [Step] {
        guard let odd = terms.oddDays else { return [] }
        let rate = terms.rateSteps[0].rate
        let principal: Piece = .value(.money(terms.principal))
        let formula: [Piece]
        let numbers: [Piece]
        if odd.isCompound {
            formula = [
                .words(
                    """
                    interest = principal × ((1 + i)^part − 1), with the odd days as a part of a \
                    period (\(odd.dayCount.name))
                    """)
            ]
            numbers = [
                principal, .words(" × ((1 + i)^(\(odd.periods(terms.paymentsAYear).text)) − 1), i"),
                .text(" of "), .value(.rate(rate)), .text(" a year"),
            ]
        } else {
            formula = [
                .words("interest = principal × rate × odd days in years (\(odd.dayCount.name))")
            ]
            numbers = [
                principal, .text(" × "), .value(.rate(rate)), .words(" × \(odd.years.text)"),
            ]
        }
        return [
            Step(
                "The interest of the odd days", for: ["oddInterest"], formula: formula,
                numbers: numbers + [.text(", "), .value(.count(odd.days)), .text(" days")],
                answer: [.value(.money(result.schedule.oddInterest))],
                rounding: [.words("Rounded \(terms.interestRounding.name) to \(unit), once.")])
        ]
    }
}
