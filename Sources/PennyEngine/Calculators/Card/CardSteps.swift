import PennyNaturals

/// Explains how a credit card's figures were computed: each rule, then the rule with this card's
/// numbers.
struct CardSteps {
    private typealias Words = CardWords

    private let result: CardResult

    init(_ result: CardResult) {
        self.result = result
    }

    private var terms: CardTerms { result.terms }
    private var schedule: CardSchedule { result.schedule }

    var steps: [Step] {
        var steps: [Step] = []
        if terms.payment == nil, let minimum = terms.minimum {
            steps.append(minimumStep(minimum))
        }
        steps += [interestStep, monthsStep]
        if result.isPaidOff { steps.append(totalStep) }
        if let in36Months = result.in36Months {
            steps += [rateStep(in36Months), paymentStep(in36Months), total36Step(in36Months)]
            if result.isPaidOff { steps.append(savingsStep(in36Months)) }
        }
        if let minimums = result.minimums, result.isPaidOff, minimums.outcome == .paidOff {
            steps.append(savedStep(minimums))
        }
        return steps
    }

    private func minimumStep(_ minimum: CardTerms.Minimum) -> Step {
        let first = schedule.rows[0]
        let hasInterest = minimum.rule == .percentPlusInterest
        return Step(
            Words.stepMinimumTitle, for: ["firstPayment"],
            formula: hasInterest
                ? Words.stepMinimumFormulaWithInterest : Words.stepMinimumFormula,
            numbers: hasInterest
                ? Words.stepMinimumNumbersWithInterest(
                    owed: terms.owed, percentage: minimum.percent, interest: first.interest,
                    least: minimum.amount)
                : Words.stepMinimumNumbers(
                    owed: terms.owed, percentage: minimum.percent, least: minimum.amount),
            answer: .value(.money(first.payment)), rounding: Words.stepMinimumRounding,
            source: Words.stepSource)
    }

    /// The step that compares a chosen payment with the minimum payments.
    private func savedStep(_ minimums: CardSchedule) -> Step {
        Step(
            Words.stepSavedTitle, for: ["interestSaved", "monthsSaved"],
            formula: Words.stepSavedFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(minimums.totalInterest), second: .money(schedule.totalInterest)),
            answer: .value(.money(minimums.totalInterest - schedule.totalInterest)))
    }

    private var interestStep: Step {
        let balances = terms.balances.map { balance in
            Quantity.words(
                Words.stepInterestNumbersBalance(
                    balance: balance.amount, rate: terms.rate(of: balance, in: 1)))
        }
        return Step(
            Words.stepInterestTitle, for: ["months", "totalInterest"],
            formula: Words.stepInterestFormula,
            numbers: Words.stepInterestNumbers(balances: balances),
            answer: .value(.money(schedule.rows[0].interest)),
            rounding: Words.stepInterestRounding, source: Words.stepSource)
    }

    private var monthsStep: Step {
        Step(
            Words.stepMonthsTitle, for: ["months"],
            formula: terms.payment == nil
                ? Words.stepMonthsFormula : Words.stepMonthsFormulaPayment,
            numbers: promotionNumbers, answer: .value(result.length), source: Words.stepSource)
    }

    /// The end of each promotional rate.
    private var promotionNumbers: Message {
        var promotions: [Quantity] = []
        for balance in terms.balances {
            guard let promotion = balance.promotion else { continue }
            promotions.append(
                .words(
                    Words.stepMonthsNumbersPromotion(
                        rate: balance.rate, month: terms.months(of: promotion),
                        later: promotion.laterRate)))
        }
        return promotions.isEmpty
            ? Words.stepMonthsNumbers(owed: terms.owed)
            : Words.stepMonthsNumbersWithPromotions(owed: terms.owed, promotions: promotions)
    }

    private var totalStep: Step {
        Step(
            Words.stepTotalTitle, for: ["totalPaid", "totalInterest"],
            formula: Words.stepTotalFormula,
            numbers: CommonWords.formulaPlus(
                first: .money(terms.owed), second: .money(schedule.totalInterest)),
            answer: .value(.money(schedule.totalPaid)), source: Words.stepSource)
    }

    // MARK: - 36 months

    private func rateStep(_ other: Card36Months) -> Step {
        Step(
            Words.stepRateTitle, for: ["payment36"], formula: Words.stepRateFormula,
            numbers: rateNumbers, answer: Words.stepRateAnswer(rate: yearlyRate(other)),
            rounding: Words.stepRateRounding, source: Words.stepSource)
    }

    /// The weighted rate: `(500.00 × (6 × 0 % + 30 × 17 %) ÷ 36 + 250.00 × 21 %) ÷ 750.00`
    private var rateNumbers: Message {
        let balances = terms.balances.map { balance in
            guard let promotion = balance.promotion else {
                return Quantity.words(
                    Words.stepRateNumbersBalance(balance: balance.amount, rate: balance.rate))
            }
            let first = Card36Months.months(of: promotion)
            return .words(
                Words.stepRateNumbersPromotion(
                    balance: balance.amount, months: first, rate: balance.rate,
                    rest: Card36Months.months - first, later: promotion.laterRate))
        }
        return Words.stepRateNumbers(balances: balances, owed: terms.owed)
    }

    private func paymentStep(_ other: Card36Months) -> Step {
        let isFree = other.monthlyRate.numerator == 0
        return Step(
            Words.stepPaymentTitle, for: ["payment36"],
            formula: isFree ? Words.stepPaymentFormulaFree : Words.stepPaymentFormula,
            numbers: isFree
                ? Words.stepPaymentNumbersFree(owed: terms.owed)
                : Words.stepPaymentNumbers(owed: terms.owed, rate: yearlyRate(other)),
            answer: .value(.money(other.payment)),
            rounding: Words.stepPaymentRounding, source: Words.stepSource)
    }

    private func yearlyRate(_ other: Card36Months) -> Quantity {
        let rate = CutValue(YearlyPercent(rate: other.monthlyRate), scale: 4)
        // Every rate that an input accepts is small enough to show.
        return rate?.quantity(Words.stepRateCut) ?? .text("…")
    }

    private func total36Step(_ other: Card36Months) -> Step {
        let (payment, last) = (other.payment, other.lastPayment)
        return Step(
            Words.stepTotal36Title, for: ["total36"],
            formula: last == payment ? Words.stepTotal36Formula : Words.stepTotal36FormulaRest,
            numbers: last == payment
                ? Words.stepTotal36Numbers(payment: payment)
                : Words.stepTotal36NumbersRest(payment: payment, last: last),
            answer: .value(.money(other.total)), source: Words.stepSource)
    }

    private func savingsStep(_ other: Card36Months) -> Step {
        Step(
            Words.stepSavingsTitle,
            for: ["savings36"] + (result.isOnStatement ? ["savings36Rounded"] : []),
            formula: Words.stepSavingsFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(schedule.totalPaid), second: .money(other.total)),
            answer: .value(.money(result.savings(other))),
            rounding: result.isOnStatement
                ? Words.stepSavingsRounding(savings: result.roundedSavings(other)) : nil,
            source: Words.stepSource)
    }
}

/// A monthly rate as a yearly percentage, in units of 10^-4.
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
