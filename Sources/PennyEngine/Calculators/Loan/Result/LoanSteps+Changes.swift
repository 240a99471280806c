/// Explains a payment that changes by contract, and the interest of odd days.
extension LoanSteps {
    private typealias Words = LoanWords

    /// The step for the first of the changing payments and those after it.
    func changeStep(_ change: PaymentChange) -> Step {
        switch change {
        case .growth(let rate, let times, nil): solvedStep(rate, times)
        case .growth(let rate, let times, let first?):
            Step(
                Words.stepPaymentTitle, for: ["payment"],
                formula: Words.stepChangeGrowthFormula(times: times, rate: rate), numbers: nil,
                answer: .value(.money(first)), rounding: raiseRounding)
        case .cap(let rate, let times): capStep(rate, times)
        }
    }

    private func solvedStep(_ rate: ExactDecimal, _ times: Int) -> Step {
        Step(
            Words.stepPaymentTitle, for: ["payment"],
            formula: Words.stepChangeSolvedFormula(times: times, rate: rate),
            numbers: Words.stepChangeSolvedNumbers(
                principal: result.schedule.openingBalance, payments: terms.payments, rate: rate,
                times: times),
            answer: .value(.money(result.payment)), rounding: raiseRounding,
            source: Words.stepChangeSolvedSource)
    }

    private func capStep(_ rate: ExactDecimal, _ times: Int) -> Step {
        Step(
            Words.stepPaymentTitle, for: ["payment"],
            formula: Words.stepChangeCapFormula(times: times, rate: rate),
            numbers: Words.stepChangeCapNumbers(
                principal: result.schedule.openingBalance, rate: terms.rateSteps[0].rate,
                payments: terms.amortizationPayments),
            answer: .value(.money(result.payment)), rounding: raiseRounding,
            source: Words.stepChangeCapSource)
    }

    private var raiseRounding: Message {
        Words.stepChangeRounding(rule: CommonWords.rounding(terms.paymentRounding), unit: unit)
    }

    var changeSteps: [Step] {
        let rows = result.schedule.rows.count
        var steps: [Step] = []
        if result.showsHighestPayment {
            steps.append(
                Step(
                    Words.stepHighestPaymentTitle, for: ["highestPayment"],
                    formula: Words.stepHighestPaymentFormula,
                    numbers: Words.stepHighestPaymentNumbers(rows: rows),
                    answer: .value(.money(result.highestPayment))))
        }
        guard result.changes else { return steps }
        steps.append(
            Step(
                Words.stepHighestBalanceTitle, for: ["highestBalance"],
                formula: Words.stepHighestBalanceFormula,
                numbers: Words.stepHighestBalanceNumbers(
                    principal: result.schedule.openingBalance, rows: rows),
                answer: .value(.money(result.highestBalance)),
                source: Words.stepHighestBalanceSource))
        return steps
    }

    // MARK: - Odd days

    var oddSteps: [Step] {
        guard let odd = terms.oddDays else { return [] }
        let rate = terms.rateSteps[0].rate
        let formula: Message
        let numbers: Message
        if odd.isCompound {
            formula = Words.stepOddInterestFormulaCompound(dayCount: odd.dayCount.message)
            numbers = Words.stepOddInterestNumbersCompound(
                principal: terms.principal, part: odd.periods(terms.paymentsAYear).text,
                rate: rate, days: odd.days)
        } else {
            formula = Words.stepOddInterestFormula(dayCount: odd.dayCount.message)
            numbers = Words.stepOddInterestNumbers(
                principal: terms.principal, rate: rate, years: odd.years.text, days: odd.days)
        }
        return [
            Step(
                Words.stepOddInterestTitle, for: ["oddInterest"], formula: formula,
                numbers: numbers, answer: .value(.money(result.schedule.oddInterest)),
                rounding: Words.stepPaymentRoundingOnce(
                    rule: CommonWords.rounding(terms.interestRounding), unit: unit))
        ]
    }
}
