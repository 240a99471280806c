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
            Words.stepMinimumTitle, for: ["firstPayment"],
            formula: hasInterest
                ? Words.stepMinimumFormulaWithInterest : Words.stepMinimumFormula,
            numbers: hasInterest
                ? Words.stepMinimumNumbersWithInterest(
                    owed: terms.owed, percentage: terms.minimumPercent, interest: first.interest,
                    least: terms.minimumAmount)
                : Words.stepMinimumNumbers(
                    owed: terms.owed, percentage: terms.minimumPercent,
                    least: terms.minimumAmount),
            answer: .value(.money(first.payment)), rounding: Words.stepMinimumRounding,
            source: Words.stepSource)
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
            Words.stepMonthsTitle, for: ["months"], formula: Words.stepMonthsFormula,
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

    private var rateStep: Step {
        Step(
            Words.stepRateTitle, for: ["payment36"], formula: Words.stepRateFormula,
            numbers: rateNumbers, answer: Words.stepRateAnswer(rate: yearlyRate),
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

    private var paymentStep: Step {
        let isFree = result.in36Months.monthlyRate.numerator == 0
        return Step(
            Words.stepPaymentTitle, for: ["payment36"],
            formula: isFree ? Words.stepPaymentFormulaFree : Words.stepPaymentFormula,
            numbers: isFree
                ? Words.stepPaymentNumbersFree(owed: terms.owed)
                : Words.stepPaymentNumbers(owed: terms.owed, rate: yearlyRate),
            answer: .value(.money(result.in36Months.payment)),
            rounding: Words.stepPaymentRounding, source: Words.stepSource)
    }

    private var yearlyRate: Quantity {
        let rate = CutValue(YearlyPercent(rate: result.in36Months.monthlyRate), scale: 4)
        // Every rate that an input accepts is small enough to show.
        return rate?.quantity(Words.stepRateCut) ?? .text("…")
    }

    private var total36Step: Step {
        let (payment, last) = (result.in36Months.payment, result.in36Months.lastPayment)
        return Step(
            Words.stepTotal36Title, for: ["total36"],
            formula: last == payment ? Words.stepTotal36Formula : Words.stepTotal36FormulaRest,
            numbers: last == payment
                ? Words.stepTotal36Numbers(payment: payment)
                : Words.stepTotal36NumbersRest(payment: payment, last: last),
            answer: .value(.money(result.in36Months.total)), source: Words.stepSource)
    }

    private var savingsStep: Step {
        Step(
            Words.stepSavingsTitle,
            for: ["savings36"] + (result.isOnStatement ? ["savings36Rounded"] : []),
            formula: Words.stepSavingsFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(schedule.totalPaid), second: .money(result.in36Months.total)),
            answer: .value(.money(result.savings)),
            rounding: result.isOnStatement
                ? Words.stepSavingsRounding(savings: result.roundedSavings) : nil,
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
