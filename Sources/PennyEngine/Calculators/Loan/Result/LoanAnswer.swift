/// The answer of a loan: the payment and the cost, or the savings by extra payments.
struct LoanAnswer {
    private typealias Words = LoanWords

    private let result: LoanResult
    /// The assumed start; nil if the loan has its own dates, or none is assumed.
    private let start: CivilDate?

    init(_ result: LoanResult, _ today: CivilDate?) {
        self.result = result
        start = result.terms.dates == nil ? today : nil
    }

    var sentence: Message {
        result.hasBalloon
            ? Words.answerBalloon(answer: withHome, payment: result.finalPayment) : withHome
    }

    /// The sentence on the loan, with the payment that includes the costs of a home.
    private var withHome: Message {
        guard result.hasOneFullPayment else { return ofLoan }
        return Words.answerHome(answer: ofLoan, payment: paid(result.fullPayment))
    }

    private var ofLoan: Message {
        if let saved = result.interestSaved, let fewer = result.paymentsSaved, saved > 0 {
            return sentence(saved: saved, fewer: fewer)
        }
        if result.isSinglePayment {
            return Words.answerSingle(
                received: result.received, paid: result.schedule.totalPaid,
                cost: result.costOfCredit)
        }
        return result.paymentsDiffer || result.hasInitialPayment || result.hasBalloon
            ? firstSentence : levelSentence
    }

    /// The note that names the assumed start, if the answer names a month by it.
    var notes: [Message] { end != nil && start != nil ? CommonWords.startNote(start) : [] }

    // MARK: - Sentences

    private func sentence(saved: Int64, fewer: Int) -> Message {
        guard fewer > 0 else { return Words.answerSaved(saved: saved) }
        let time = Self.length(of: fewer, result.terms)
        guard let end else { return Words.answerSooner(saved: saved, time: time) }
        return Words.answerSoonerMonth(saved: saved, time: time, end: end)
    }

    private var levelSentence: Message {
        let (payment, cost) = (paid(result.payment), result.costOfCredit)
        if result.hasPremiums {
            return Words.answerLevelInsurance(payment: payment, time: time, cost: cost)
        }
        if cost == 0 { return Words.answerLevelFree(payment: payment, time: time) }
        return result.terms.charges > 0
            ? Words.answerLevelFees(payment: payment, time: time, cost: cost)
            : Words.answerLevel(payment: payment, time: time, cost: cost)
    }

    private var firstSentence: Message {
        let (payment, cost) = (result.schedule.rows[0].payment, result.costOfCredit)
        if result.hasPremiums {
            return Words.answerFirstInsurance(payment: payment, time: time, cost: cost)
        }
        if cost == 0 { return Words.answerFirstFree(payment: payment, time: time) }
        return result.terms.charges > 0
            ? Words.answerFirstFees(payment: payment, time: time, cost: cost)
            : Words.answerFirst(payment: payment, time: time, cost: cost)
    }

    // MARK: - Parts

    /// The payment and how often it is paid.
    private func paid(_ amount: Int64) -> Message {
        switch result.terms.frequency {
        case .monthly: Words.answerPaidMonthly(amount: amount)
        case .semimonthly: Words.answerPaidTwiceAMonth(amount: amount)
        case .biweekly, .acceleratedBiweekly: Words.answerPaidEveryTwoWeeks(amount: amount)
        case .weekly, .acceleratedWeekly: Words.answerPaidWeekly(amount: amount)
        case .everyTwoMonths: Words.answerPaidEveryTwoMonths(amount: amount)
        case .quarterly: Words.answerPaidQuarterly(amount: amount)
        case .semiannual: Words.answerPaidSemiannual(amount: amount)
        case .yearly: Words.answerPaidYearly(amount: amount)
        }
    }

    /// The length of the loan, and the month of its last payment if it is known or assumed.
    private var time: Message {
        let payments = result.schedule.rows.count
        let length = Self.length(of: payments, result.terms)
        guard let end else { return length }
        return CommonWords.until(time: length, end: end)
    }

    /// The month of the last payment; nil if it is not known.
    private var end: CivilDate? {
        if let last = result.dates.last { return last }
        guard let months = Self.months(of: result.schedule.rows.count, result.terms) else {
            return nil
        }
        return start?.adding(months: months, dueDay: 1)
    }

    /// A number of payments as years and months; as payments where these take no whole months.
    private static func length(of payments: Int, _ terms: LoanTerms) -> Message {
        guard let months = months(of: payments, terms) else {
            return CommonWords.durationPayments(count: ExactDecimal(Int128(payments)))
        }
        return CommonWords.span(of: months)
    }

    private static func months(of payments: Int, _ terms: LoanTerms) -> Int? {
        let (months, rest) = (payments * 12).quotientAndRemainder(dividingBy: terms.paymentsAYear)
        return rest == 0 ? months : nil
    }
}
