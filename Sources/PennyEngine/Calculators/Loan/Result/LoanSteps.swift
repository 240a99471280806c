/// Explains how a loan's figures were computed: each rule, then the rule with this loan's numbers.
struct LoanSteps {
    private typealias Words = LoanWords

    let result: LoanResult

    init(_ result: LoanResult) {
        self.result = result
    }

    var terms: LoanTerms { result.terms }
    private var rows: [LoanSchedule.Row] { result.schedule.rows }

    var steps: [Step] {
        var steps = oddSteps + [paymentStep] + changeSteps
        steps += [firstInterestStep, firstPrincipalStep, lastPaymentStep]
        if result.dates.count > 1 { steps.append(payoffStep) }
        steps += homeSteps + [countStep, totalPaidStep, totalInterestStep] + result.costSteps
        if let apr = result.apr { steps.append(aprStep(apr)) }
        if let plain = result.plain { steps.append(contentsOf: savedSteps(plain)) }
        return steps
    }

    // MARK: - The payment

    private var paymentStep: Step {
        if result.isSinglePayment { return singlePaymentStep }
        if let change = terms.paymentChange { return changeStep(change) }
        if let fixed = terms.fixedPayment, !result.isInterestOnly {
            return Step(
                Words.stepPaymentTitle, for: ["payment"], formula: Words.stepPaymentFormulaFixed,
                numbers: nil, answer: .value(.money(fixed)))
        }
        if !terms.paymentSteps.isEmpty || terms.interestOnlyPayments > 0
            || terms.rateSteps.count > 1 || terms.paymentBasis == .days
            || terms.frequency.partsOfMonthlyPayment != nil || terms.lastPayment == .closest
            || terms.repayment == .equalPrincipal || isAmortizedOddly
        {
            return specialPaymentStep
        }
        let rate = terms.rateSteps[0].rate
        if rate == .zero { return zeroRateStep }
        let count = terms.amortizationPayments
        return Step(
            Words.stepPaymentTitle, for: ["payment"],
            formula: compoundings == nil
                ? Words.stepPaymentFormula : Words.stepPaymentFormulaCompounded,
            numbers: paymentNumbers(rate, superscript(-count)), answer: exactPayment(rate, count),
            rounding: Words.stepPaymentRoundingOnce(rule: paymentRule, unit: unit),
            source: Words.stepPaymentSource)
    }

    /// The step for a loan with a single payment, which can differ from the rounded level payment
    /// or the given payment.
    private var singlePaymentStep: Step {
        Step(
            Words.stepPaymentTitle, for: ["payment"], formula: Words.stepPaymentFormulaSingle,
            numbers: CommonWords.formulaPlus(
                first: .money(opening), second: .money(result.payment - opening)),
            answer: .value(.money(result.payment)))
    }

    private func paymentNumbers(_ rate: ExactDecimal, _ power: String) -> Message {
        guard let compoundings else {
            return Words.stepPaymentNumbers(
                principal: opening, power: power, rate: rate, payments: terms.paymentsAYear)
        }
        return Words.stepPaymentNumbersCompounded(
            principal: opening, power: power, rate: rate, times: compoundings,
            payments: terms.paymentsAYear)
    }

    private var zeroRateStep: Step {
        Step(
            Words.stepPaymentTitle, for: ["payment"], formula: Words.stepPaymentFormulaZero,
            numbers: CommonWords.formulaOver(
                first: .money(opening), second: .count(terms.amortizationPayments)),
            answer: .value(.money(result.payment)),
            rounding: Words.stepPaymentRounding(rule: paymentRule, unit: unit))
    }

    private var specialPaymentStep: Step {
        var rules: [Message] = []
        if !terms.paymentSteps.isEmpty { rules.append(Words.stepPaymentSpecialAgreed) }
        if terms.interestOnlyPayments > 0 { rules.append(Words.stepPaymentSpecialInterestOnly) }
        if terms.repayment == .equalPrincipal {
            rules.append(Words.stepPaymentSpecialEqualPrincipal)
        } else if terms.rateSteps.count > 1 {
            rules.append(Words.stepPaymentSpecialRates)
        }
        if terms.paymentBasis == .days { rules.append(Words.stepPaymentSpecialDays) }
        if let parts = terms.frequency.partsOfMonthlyPayment {
            rules.append(
                parts == 2 ? Words.stepPaymentSpecialHalf : Words.stepPaymentSpecialQuarter)
        }
        if isAmortizedOddly { rules.append(Words.stepPaymentSpecialOddDays) }
        if terms.lastPayment == .closest { rules.append(Words.stepPaymentSpecialClosest) }
        return Step(
            Words.stepPaymentTitle, for: ["payment"],
            formula: Words.stepPaymentSpecial(rules: rules.map { .words($0) }),
            numbers: specialNumbers, answer: .value(.money(result.payment)),
            rounding: Words.stepPaymentRounding(rule: paymentRule, unit: unit))
    }

    private var agreedPayments: Int { terms.paymentSteps.reduce(0) { $0 + $1.payments } }

    /// The balance, the rate and the number of remaining payments when that payment first applies.
    private var specialNumbers: Message {
        let number = result.paymentNumber
        if number <= agreedPayments { return Words.stepPaymentSpecialNumbersAgreed }
        let owed = number == 1 ? opening : rows[number - 2].balance
        let rate = terms.rate(of: number)
        if result.isInterestOnly {
            return Words.stepPaymentSpecialNumbersInterestOnly(owed: owed, rate: rate)
        }
        let left = terms.amortizationPayments - number + 1
        guard let parts = terms.frequency.partsOfMonthlyPayment else {
            return Words.stepPaymentSpecialNumbers(owed: owed, rate: rate, payments: left)
        }
        let months = (left * 12 + terms.paymentsAYear - 1) / terms.paymentsAYear
        return Words.stepPaymentSpecialNumbersParts(
            owed: owed, rate: rate, months: months, parts: parts)
    }

    /// The payment, and the exact payment cut after four more decimals.
    private func exactPayment(_ rate: ExactDecimal, _ count: Int) -> Message {
        let periodic = PeriodicRate(
            rate, terms.compounding, periodsAYear: terms.paymentsAYear)
        let formula = LevelPayment(
            balance: opening, rate: periodic, payments: count, decimals: 4)
        let scale = terms.currency.minorUnitDigits + 4
        guard let exact = CutValue(formula, scale: scale) else {
            return .value(.money(result.payment))
        }
        return exact.isWhole
            ? Words.stepPaymentAnswer(exact: exact.number, payment: result.payment)
            : Words.stepPaymentAnswerCut(cut: exact.number, payment: result.payment)
    }

    // MARK: - The rows

    private var firstInterestStep: Step {
        let (formula, numbers) = firstInterest
        let rule = CommonWords.rounding(terms.interestRounding)
        return Step(
            Words.stepFirstInterestTitle,
            for: result.hasInitialPayment
                ? ["initialPayment", "totalInterest"] : ["totalInterest"],
            formula: formula,
            numbers: numbers, answer: .value(.money(rows[0].interest)),
            rounding: compoundings == nil
                ? Words.stepFirstInterestRounding(rule: rule, unit: unit)
                : Words.stepFirstInterestRoundingCompounded(rule: rule, unit: unit))
    }

    private var firstInterest: (formula: Message, numbers: Message) {
        let rate = terms.rateSteps[0].rate
        if let dayCount = terms.dayCount, result.dates.count > 1 {
            let years = dayCount.years(
                from: result.dates[0], to: result.dates[1], isTermination: terms.payments == 1)
            return (
                Words.stepFirstInterestFormulaDays(dayCount: dayCount.message),
                Words.stepFirstInterestNumbersDays(
                    balance: terms.principal, rate: rate, part: years.text)
            )
        }
        let times = terms.paymentsAYear
        let odd = result.schedule.oddInterest
        let hasOdd = terms.oddDays.map { $0.charge != .principal } ?? false
        switch (compoundings, hasOdd) {
        case (nil, false):
            return (
                Words.stepFirstInterestFormula,
                Words.stepFirstInterestNumbers(balance: opening, rate: rate, payments: times)
            )
        case (nil, true):
            return (
                Words.stepFirstInterestFormulaOdd,
                Words.stepFirstInterestNumbersOdd(
                    balance: opening, rate: rate, payments: times, odd: odd)
            )
        case (let compoundings?, false):
            return (
                Words.stepFirstInterestFormulaCompounded,
                Words.stepFirstInterestNumbersCompounded(
                    balance: opening, rate: rate, times: compoundings, payments: times)
            )
        case (let compoundings?, true):
            return (
                Words.stepFirstInterestFormulaCompoundedOdd,
                Words.stepFirstInterestNumbersCompoundedOdd(
                    balance: opening, rate: rate, times: compoundings, payments: times, odd: odd)
            )
        }
    }

    private var firstPrincipalStep: Step {
        let row = rows[0]
        let hasExtra = row.extra > 0
        return Step(
            Words.stepFirstPrincipalTitle, for: ["totalInterest"],
            formula: hasExtra
                ? Words.stepFirstPrincipalFormulaExtra : Words.stepFirstPrincipalFormula,
            numbers: hasExtra
                ? Words.stepFirstPrincipalNumbersExtra(
                    payment: row.payment, interest: row.interest, principal: row.principal,
                    balance: opening, extra: row.extra)
                : Words.stepFirstPrincipalNumbers(
                    payment: row.payment, interest: row.interest, principal: row.principal,
                    balance: opening),
            answer: .value(.money(row.balance)))
    }

    private var lastPaymentStep: Step {
        let last = rows[rows.count - 1]
        if last.extra > 0 { return lastPaymentWithExtraStep(last) }
        return Step(
            Words.stepLastPaymentTitle, for: ["finalPayment"],
            formula: Words.stepLastPaymentFormula,
            numbers: CommonWords.formulaPlus(
                first: .money(last.principal), second: .money(last.interest)),
            answer: .value(.money(last.payment)), rounding: Words.stepLastPaymentRounding)
    }

    private func lastPaymentWithExtraStep(_ last: LoanSchedule.Row) -> Step {
        Step(
            Words.stepLastPaymentTitle, for: ["finalPayment"],
            formula: Words.stepLastPaymentFormulaExtra,
            numbers: Words.stepLastPaymentNumbersExtra(
                interest: last.interest, principal: last.principal, extra: last.extra),
            answer: .value(.money(last.payment)))
    }

    private var countStep: Step {
        Step(
            Words.stepCountTitle, for: ["numberOfPayments"], formula: Words.stepCountFormula,
            numbers: Words.stepCountNumbers(number: rows.count, agreed: terms.payments),
            answer: .value(.count(rows.count)))
    }

    private var payoffStep: Step {
        Step(
            Words.stepPayoffTitle, for: ["payoffDate"], formula: Words.stepPayoffFormula,
            numbers: Words.stepPayoffNumbers(
                date: result.dates[1], frequency: terms.frequency.word),
            answer: .value(.date(result.dates[result.dates.count - 1])))
    }

    // MARK: - Totals

    private var totalPaidStep: Step {
        Step(
            Words.stepTotalPaidTitle, for: ["totalPaid"], formula: Words.stepTotalPaidFormula,
            numbers: Words.stepTotalPaidNumbers(rows: rows.count),
            answer: .value(.money(result.schedule.totalPaid)))
    }

    private var totalInterestStep: Step {
        Step(
            Words.stepTotalInterestTitle, for: ["totalInterest"],
            formula: Words.stepTotalInterestFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(result.schedule.totalPaid), second: .money(terms.principal)),
            answer: .value(.money(result.schedule.totalInterest)))
    }

    private func savedSteps(_ plain: LoanSchedule) -> [Step] {
        let saved = plain.totalInterest - result.schedule.totalInterest
        return [
            Step(
                Words.stepInterestSavedTitle, for: ["interestSaved"],
                formula: Words.stepInterestSavedFormula,
                numbers: CommonWords.formulaMinus(
                    first: .money(plain.totalInterest),
                    second: .money(result.schedule.totalInterest)),
                answer: .value(.money(saved))),
            Step(
                Words.stepPaymentsSavedTitle, for: ["paymentsSaved"],
                formula: Words.stepPaymentsSavedFormula,
                numbers: CommonWords.formulaMinus(
                    first: .count(plain.rows.count), second: .count(rows.count)),
                answer: .value(.count(plain.rows.count - rows.count))),
        ]
    }

    /// The balance at the beginning of the first whole period.
    private var opening: Int64 { result.schedule.openingBalance }

    /// Whether all payments repay the interest of odd days.
    private var isAmortizedOddly: Bool {
        result.schedule.oddInterest > 0 && terms.oddDays?.charge == .amortized
    }

    /// The number of compounding dates a year, if the rate of a period is a root.
    private var compoundings: Int? {
        guard case .timesAYear(let times) = terms.compounding, times != terms.paymentsAYear else {
            return nil
        }
        return times
    }

    private var paymentRule: Message { CommonWords.rounding(terms.paymentRounding) }

    /// The smallest amount of the currency, in minor units. Amounts are rounded to it.
    var unit: Int64 { 1 }
}

extension PaymentFrequency {
    /// The frequency as a message argument.
    fileprivate var word: LoanWords.Frequency {
        switch self {
        case .monthly: .monthly
        case .semimonthly: .semimonthly
        case .biweekly: .biweekly
        case .weekly: .weekly
        case .everyTwoMonths: .every2Months
        case .quarterly: .quarterly
        case .semiannual: .semiannual
        case .yearly: .yearly
        case .acceleratedBiweekly: .acceleratedBiweekly
        case .acceleratedWeekly: .other
        }
    }
}

/// Formats a whole number in superscript digits.
func superscript(_ number: Int) -> String {
    let digits: [Wording] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    var text: [UInt8] = []
    appendDecimal(Int128(number), scale: 0, to: &text)
    var out: Wording = ""
    for byte in text {
        out += byte == UInt8(ascii: "-") ? "⁻" : digits[Int(byte - UInt8(ascii: "0"))]
    }
    return out.text
}
