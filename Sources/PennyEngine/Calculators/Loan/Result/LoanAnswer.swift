/// The answer of a loan: the payment and the cost, or the savings by extra payments.
struct LoanAnswer {
    private typealias Words = LoanWords

    private let result: LoanResult
    /// The assumed start; nil if the loan has its own dates, or none is assumed.
    let start: CivilDate?

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
        guard result.hasOneFullPayment else { return withLater }
        return Words.answerHome(answer: withLater, payment: paid(result.fullPayment))
    }

    /// The sentence on the loan, with the payment after the interest-only ones, or with the highest
    /// of payments that differ.
    private var withLater: Message {
        let isFirst = ofLoan.name == firstSentence.name
        guard isFirst else { return ofLoan }
        if result.hasOneLaterPayment {
            let later = paid(result.payment)
            guard let month = day(ofPayment: result.paymentNumber) else {
                return Words.answerLater(
                    answer: ofLoan, number: result.paymentNumber, payment: later)
            }
            return Words.answerLaterMonth(answer: ofLoan, month: month, payment: later)
        }
        let highest = result.highestPayment
        return result.showsHighestPayment && highest > firstPayment
            ? Words.answerHighest(answer: ofLoan, payment: highest) : ofLoan
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
        return result.paymentsDiffer || result.hasInitialPayment ? firstSentence : levelSentence
    }

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

    private var firstPayment: Int64 {
        result.hasInitialPayment ? result.schedule.rows[0].payment : result.payment
    }

    private var firstSentence: Message {
        let (payment, cost) = (firstPayment, result.costOfCredit)
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

    /// The day of the last payment, of which the month is shown; nil if it is not known.
    private var end: CivilDate? { day(ofPayment: result.schedule.rows.count) }

    private func day(ofPayment number: Int) -> CivilDate? {
        // The first date is that of the start.
        if !result.dates.isEmpty { return result.dates[number] }
        let (months, rest) = Self.months(of: number, result.terms)
        if rest > 0, let days = result.terms.frequency.days {
            return start?.adding(days: days * number)
        }
        return start?.adding(months: months, dueDay: 1)
    }

    private static func months(of payments: Int, _ terms: LoanTerms) -> (whole: Int, rest: Int) {
        let all = payments * 12
        return (all / terms.paymentsAYear, all % terms.paymentsAYear)
    }

    /// A number of payments as years and months: about as many where these take no whole months.
    /// Less than a month stays a number of payments.
    private static func length(of payments: Int, _ terms: LoanTerms) -> Message {
        let (months, rest) = months(of: payments, terms)
        if rest == 0 { return CommonWords.span(of: months) }
        guard months > 0 else {
            return CommonWords.durationPayments(count: ExactDecimal(Int128(payments)))
        }
        // 400 years have 146,097 days and 4,800 months.
        let rounded = terms.frequency.days.map { (payments * $0 * 4_800 + 73_048) / 146_097 }
        return CommonWords.durationAbout(time: CommonWords.span(of: rounded ?? months))
    }
}
