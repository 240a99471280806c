/// How a loan's figures were computed: each rule, then the rule with this
/// loan's numbers.
struct LoanSteps {
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
        steps += homeSteps + [countStep, totalPaidStep, totalInterestStep]
        if let apr = result.apr { steps.append(aprStep(apr)) }
        if let plain = result.plain { steps.append(contentsOf: savedSteps(plain)) }
        return steps
    }

    // MARK: - The payment

    private var paymentStep: Step {
        if let change = terms.paymentChange { return changeStep(change) }
        if let fixed = terms.fixedPayment, !result.isInterestOnly {
            return Step(
                "The payment", for: ["payment"], formula: [.text("payment = the payment you set")],
                numbers: [], answer: [.value(.money(fixed))])
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
            "The payment", for: ["payment"],
            formula: [
                .text("payment = principal × i ÷ (1 − (1 + i)⁻ⁿ), with n payments and ")
            ] + rateFormula,
            numbers: [
                .value(.money(opening)), .text(" × i ÷ (1 − (1 + i)"),
                .text(superscript(-count)), .text("), i = "),
            ] + rateNumbers(rate),
            answer: exactPayment(rate, count) + [.value(.money(result.payment))],
            rounding: [.words("Rounded \(terms.paymentRounding.name) to \(unit), once.")],
            source: "Ordinary annuity")
    }

    private var zeroRateStep: Step {
        Step(
            "The payment", for: ["payment"],
            formula: [.text("payment = principal ÷ number of payments, as the rate is zero")],
            numbers: [
                .value(.money(opening)), .text(" ÷ "),
                .value(.count(terms.amortizationPayments)),
            ],
            answer: [.value(.money(result.payment))],
            rounding: [.words("Rounded \(terms.paymentRounding.name) to \(unit).")])
    }

    private var specialPaymentStep: Step {
        var words: [Wording] = []
        if !terms.paymentSteps.isEmpty {
            words.append(
                "the payments agreed come first, and a level payment repays what is then left")
        }
        if terms.interestOnlyPayments > 0 {
            words.append(
                "the first payments are interest only, then a level payment repays the loan")
        }
        if terms.repayment == .equalPrincipal {
            words.append(
                "each payment repays the same part of the principal, and its interest comes on top")
        } else if terms.rateSteps.count > 1 {
            words.append(
                "the level payment is computed anew at each new rate over the payments that remain")
        }
        if terms.paymentBasis == .days {
            words.append(
                """
                the payment that repays the loan when each period bears the interest of its \
                days: principal × ∏(1 + iₖ) ÷ Σ of the products of the later factors
                """
            )
        }
        if let parts = terms.frequency.partsOfMonthlyPayment {
            words.append("the monthly payment divided by \(parts == 2 ? "two" : "four")")
        }
        if isAmortizedOddly {
            words.append(
                """
                (principal + interest of the odd days ÷ (1 + i)) × i ÷ (1 − (1 + i)⁻ⁿ), which \
                repays both in equal payments
                """
            )
        }
        if terms.lastPayment == .closest {
            words.append("one minor unit more or less where that brings the last payment nearer")
        }
        var sentence: Wording = "payment: "
        for (index, word) in words.enumerated() { sentence += index == 0 ? word : "; \(word)" }
        return Step(
            "The payment", for: ["payment"], formula: [.words(sentence)], numbers: specialNumbers,
            answer: [.value(.money(result.payment))],
            rounding: [.words("Rounded \(terms.paymentRounding.name) to \(unit).")])
    }

    /// What is owed when that payment is first made, at which rate and for how
    /// many payments to come.
    private var specialNumbers: [Piece] {
        let number = result.paymentNumber
        let isAgreed = number == 1 && !terms.paymentSteps.isEmpty
        if isAgreed { return [.text("the first of those agreed")] }
        let owed = number == 1 ? terms.principal : rows[number - 2].balance
        let at: [Piece] = [
            .value(.money(owed)), .text(" at "), .value(.rate(terms.rate(of: number))),
        ]
        if result.isInterestOnly { return at }
        let left = terms.amortizationPayments - number + 1
        guard let parts = terms.frequency.partsOfMonthlyPayment else {
            return at + [.text(" over ")] + Piece.payments(left)
        }
        let months = (left * 12 + terms.paymentsAYear - 1) / terms.paymentsAYear
        return at + [.text(" over ")] + Piece.months(months) + [
            .text(" ÷ "), .value(.count(parts)),
        ]
    }

    /// The exact payment, cut after four more decimals than are paid.
    private func exactPayment(_ rate: ExactDecimal, _ count: Int) -> [Piece] {
        let periodic = PeriodicRate(
            rate, terms.compounding, periodsAYear: terms.paymentsAYear)
        let formula = LevelPayment(
            balance: opening, rate: periodic, payments: count, decimals: 4)
        let exact = CutValue.pieces(formula, scale: terms.currency.minorUnitDigits + 4)
        return exact.isEmpty ? [] : exact + [.text(" ≈ ")]
    }

    private var rateFormula: [Piece] {
        switch terms.compounding {
        case .timesAYear(let times) where times != terms.paymentsAYear:
            [.text("i = (1 + rate ÷ compoundings a year)^(compoundings ÷ payments a year) − 1")]
        default: [.text("i = rate ÷ payments a year")]
        }
    }

    private func rateNumbers(_ rate: ExactDecimal) -> [Piece] {
        switch terms.compounding {
        case .timesAYear(let times) where times != terms.paymentsAYear:
            [
                .text("(1 + "), .value(.rate(rate)), .text(" ÷ "), .value(.count(times)),
                .text(")^("), .value(.count(times)), .text(" ÷ "),
                .value(.count(terms.paymentsAYear)), .text(") − 1"),
            ]
        default:
            [.value(.rate(rate)), .text(" ÷ "), .value(.count(terms.paymentsAYear))]
        }
    }

    // MARK: - The rows

    private var firstInterestStep: Step {
        let rate = terms.rateSteps[0].rate
        var formula: [Piece] = [.text("interest = balance × rate ÷ payments a year")]
        var numbers: [Piece] = [
            .value(.money(opening)), .text(" × "), .value(.rate(rate)), .text(" ÷ "),
            .value(.count(terms.paymentsAYear)),
        ]
        if let dayCount = terms.dayCount, result.dates.count > 1 {
            let years = dayCount.years(
                from: result.dates[0], to: result.dates[1], isTermination: terms.payments == 1)
            formula = [.words("interest = balance × rate × part of a year (\(dayCount.name))")]
            numbers = [
                .value(.money(terms.principal)), .text(" × "), .value(.rate(rate)),
                .words(" × \(years.text)"),
            ]
        } else if case .timesAYear(let times) = terms.compounding, times != terms.paymentsAYear {
            formula = [.text("interest = balance × i, with ")] + rateFormula
            numbers = [.value(.money(opening)), .text(" × i, i = ")] + rateNumbers(rate)
        }
        if terms.oddDays.map({ $0.charge != .principal }) ?? false {
            formula.append(.text("; the interest of the odd days comes on top"))
            numbers += [.text(" + "), .value(.money(result.schedule.oddInterest))]
        }
        return Step(
            "The interest of the first payment", for: ["totalInterest"], formula: formula,
            numbers: numbers, answer: [.value(.money(rows[0].interest))],
            rounding: [
                .words(
                    """
                    \(isCompounded ? "" : "Multiplied first and divided last. ")Rounded \
                    \(terms.interestRounding.name) to \(unit), once. Every later payment \
                    follows the same rule.
                    """
                )
            ])
    }

    private var firstPrincipalStep: Step {
        let row = rows[0]
        var formula: [Piece] = [
            .text("principal = payment − interest; balance = balance − principal")
        ]
        var numbers: [Piece] = [
            .value(.money(row.payment)), .text(" − "), .value(.money(row.interest)), .text(" = "),
            .value(.money(row.principal)), .text("; "), .value(.money(opening)),
            .text(" − "), .value(.money(row.principal)),
        ]
        if row.extra > 0 {
            formula.append(.text(" − extra"))
            numbers += [.text(" − "), .value(.money(row.extra))]
        }
        return Step(
            "What the first payment repays", for: ["totalInterest"], formula: formula,
            numbers: numbers, answer: [.value(.money(row.balance))])
    }

    private var lastPaymentStep: Step {
        let last = rows[rows.count - 1]
        if last.extra > 0 { return lastPaymentWithExtraStep(last) }
        return Step(
            "The last payment", for: ["finalPayment"],
            formula: [.text("last payment = balance + its interest")],
            numbers: [
                .value(.money(last.principal)), .text(" + "), .value(.money(last.interest)),
            ],
            answer: [.value(.money(last.payment))],
            rounding: [
                .text("It pays what is then owed, so the balance ends at exactly zero.")
            ])
    }

    private func lastPaymentWithExtraStep(_ last: LoanSchedule.Row) -> Step {
        Step(
            "The last payment", for: ["finalPayment"],
            formula: [
                .text("last payment = interest + principal; an extra payment repays the rest")
            ],
            numbers: [
                .value(.money(last.interest)), .text(" + "), .value(.money(last.principal)),
                .text("; "), .value(.money(last.extra)), .text(" extra"),
            ],
            answer: [.value(.money(last.payment))])
    }

    private var countStep: Step {
        Step(
            "The number of payments", for: ["numberOfPayments"],
            formula: [.text("payments are made until the balance is zero")],
            numbers: [
                .text("zero after payment "), .value(.count(rows.count)), .text(" of the "),
                .value(.count(terms.payments)), .text(" agreed"),
            ],
            answer: [.value(.count(rows.count))])
    }

    private var payoffStep: Step {
        Step(
            "The day it is paid off", for: ["payoffDate"],
            formula: [.text("the due day of the last payment")],
            numbers: [
                .text("first payment "), .value(.date(result.dates[1])), .text(", then "),
                .text(terms.frequency.name),
            ],
            answer: [.value(.date(result.dates[result.dates.count - 1]))])
    }

    // MARK: - Totals

    private var totalPaidStep: Step {
        Step(
            "Total paid", for: ["totalPaid"],
            formula: [.text("total paid = the sum of all payments and extra payments")],
            numbers: [.text("the sum of ")] + Piece.counted(rows.count, "row", "rows"),
            answer: [.value(.money(result.schedule.totalPaid))])
    }

    private var totalInterestStep: Step {
        Step(
            "Total interest", for: ["totalInterest"],
            formula: [.text("total interest = total paid − principal")],
            numbers: [
                .value(.money(result.schedule.totalPaid)), .text(" − "),
                .value(.money(terms.principal)),
            ],
            answer: [.value(.money(result.schedule.totalInterest))])
    }

    private func aprStep(_ apr: ExactDecimal) -> Step {
        Step(
            "The APR", for: ["apr"],
            formula: [
                .text(
                    """
                    the rate at which all payments, discounted by unit-periods, are worth \
                    the amount financed: principal − prepaid charges
                    """
                )
            ] + premiumPieces,
            numbers: [
                .value(.money(terms.principal)), .text(" − "), .value(.money(terms.charges)),
                .text(" = "), .value(.money(terms.principal - terms.charges)), .text(" and "),
                .value(.count(terms.paymentsAYear)), .text(" unit-periods a year"),
            ] + firstPeriodPieces,
            answer: [.value(.rate(apr))],
            rounding: [.text("Found to 14 decimals; shown rounded.")],
            source: "Regulation Z, 12 CFR 1026, appendix J, actuarial method")
    }

    private var premiumPieces: [Piece] {
        result.hasPremiums
            ? [.text("; premiums of mortgage insurance count as payments, 1026.4(b)(5)")] : []
    }

    private var firstPeriodPieces: [Piece] {
        guard let first = terms.dates?.firstUnitPeriods, first != .one else { return [] }
        var pieces: [Piece] = [
            .text("; the first payment comes after "), .value(.count(first.whole)),
        ]
        if first.fraction.numerator > 0 {
            pieces += [.text(" and "), .text(first.fraction.text)]
        }
        return pieces + [.text(" unit-periods")]
    }

    private func savedSteps(_ plain: LoanSchedule) -> [Step] {
        let saved = plain.totalInterest - result.schedule.totalInterest
        return [
            Step(
                "Interest saved by the extra payments", for: ["interestSaved"],
                formula: [.text("interest without extras − interest with them")],
                numbers: [
                    .value(.money(plain.totalInterest)), .text(" − "),
                    .value(.money(result.schedule.totalInterest)),
                ],
                answer: [.value(.money(saved))]),
            Step(
                "Payments saved by the extra payments", for: ["paymentsSaved"],
                formula: [.text("payments without extras − payments with them")],
                numbers: [
                    .value(.count(plain.rows.count)), .text(" − "), .value(.count(rows.count)),
                ],
                answer: [.value(.count(plain.rows.count - rows.count))]),
        ]
    }

    /// What the first whole period begins with.
    private var opening: Int64 { result.schedule.openingBalance }

    /// Interest of odd days is repaid with all payments.
    private var isAmortizedOddly: Bool {
        result.schedule.oddInterest > 0 && terms.oddDays?.charge == .amortized
    }

    /// The rate of a period is a root.
    private var isCompounded: Bool {
        guard case .timesAYear(let times) = terms.compounding else { return false }
        return times != terms.paymentsAYear
    }

    /// What is rounded to: `0.01 USD`.
    var unit: Wording {
        let digits = terms.currency.minorUnitDigits
        return "\(ExactDecimal(1, scale: digits).text()) \(terms.currency.code)"
    }
}

/// A whole number in superscript digits.
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
