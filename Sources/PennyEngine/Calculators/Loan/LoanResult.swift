/// Puts a loan's schedule into the form every page is printed from.
struct LoanResult {
    private typealias Words = LoanWords

    let terms: LoanTerms
    let inputs: [NormalisedInput]
    let schedule: LoanSchedule
    /// The schedule without the extra payments, where there are any.
    let plain: LoanSchedule?
    /// What is paid beside principal and interest, for a loan on a home.
    let home: HomeCosts?
    let apr: LoanAPR?
    /// The APR of the payments alone, by Regulation Z; nil by other laws.
    let aprWithoutFees: ExactDecimal?
    let noteRate: NoteRateCheck
    let dates: [CivilDate]
    let years: [Year]

    init(_ terms: LoanTerms, _ inputs: [NormalisedInput]) throws(CalculationError) {
        self.terms = terms
        self.inputs = inputs
        let schedule = try LoanSchedule(terms)
        let plain = terms.extras.isEmpty ? nil : try LoanSchedule(terms.withoutExtras)
        guard terms.charges < terms.principal else { throw .feesReachPrincipal }
        var home: HomeCosts?
        if let own = terms.home {
            home = try HomeCosts(own, terms, schedule, plain: plain ?? schedule)
        }
        let apr = LoanAPR(terms, schedule, home)
        let hasFees = terms.charges > 0 || (home?.totalPremiums ?? 0) > 0
        if terms.aprLaw != .us {
            aprWithoutFees = nil
        } else if hasFees, terms.hasOneNominalRate {
            aprWithoutFees = ActuarialRate(terms, schedule, charges: 0, nil).yearlyRate()
        } else {
            aprWithoutFees = apr?.exact
        }
        noteRate = try NoteRateCheck(terms, schedule)
        dates = try terms.dates?.all(schedule.rows.count) ?? []
        years = Self.years(schedule, dates, paymentsAYear: terms.paymentsAYear)
        (self.schedule, self.plain, self.home, self.apr) = (schedule, plain, home, apr)
    }

    func calculation() -> Calculation {
        var result = Calculation(calculator: .loan, currency: terms.currency, inputs: inputs)
        result.figures = figures
        result.tables = [yearTable, scheduleTable]
        result.charts = charts
        result.steps = LoanSteps(self).steps
        result.proofs = proofs
        result.notes = notes
        return result
    }

    /// The payment a reader thinks of: the level one or the first of the falling
    /// ones, after those of interest only, or else the first one agreed.
    var payment: Int64 {
        if isInterestOnly { return schedule.rows[0].payment }
        if terms.repayment == .equalPrincipal { return schedule.rows[paymentNumber - 1].payment }
        return terms.fixedPayment ?? schedule.regularPayment ?? schedule.rows.first?.payment ?? 0
    }

    /// Nothing else is paid before the last payment.
    var isInterestOnly: Bool {
        terms.interestOnlyPayments > 0 && terms.interestOnlyPayments >= schedule.rows.count
    }

    /// Which payment that is, counted from 1.
    var paymentNumber: Int {
        if isInterestOnly { return 1 }
        let agreed =
            schedule.regularPayment == nil
            ? 0 : terms.paymentSteps.reduce(0) { $0 + $1.payments }
        return min(max(terms.interestOnlyPayments, agreed) + 1, schedule.rows.count)
    }

    var finalPayment: Int64 { schedule.rows.last?.payment ?? 0 }

    private var figures: [Figure] {
        var figures = [Figure("payment", paymentLabel, .money(payment))]
        figures += changeFigures + homeFigures
        figures += [
            Figure("totalInterest", Words.figureTotalInterest, .money(schedule.totalInterest)),
            Figure("totalPaid", Words.figureTotalPaid, .money(schedule.totalPaid)),
            Figure("numberOfPayments", Words.figureNumberOfPayments, .count(schedule.rows.count)),
            Figure("finalPayment", Words.figureFinalPayment, .money(finalPayment)),
        ]
        figures += oddFigures
        if let last = dates.last {
            figures.append(Figure("payoffDate", Words.figurePayoffDate, .date(last)))
        }
        if let apr { figures.append(Figure("apr", aprLabel, .rate(apr.stated))) }
        if let plain {
            let saved = plain.totalInterest - schedule.totalInterest
            let fewer = plain.rows.count - schedule.rows.count
            figures.append(Figure("interestSaved", Words.figureInterestSaved, .money(saved)))
            figures.append(Figure("paymentsSaved", Words.figurePaymentsSaved, .count(fewer)))
        }
        return figures
    }

    private var paymentLabel: Message {
        if terms.interestOnlyPayments > 0 && !isInterestOnly { return Words.figurePaymentLater }
        if terms.repayment == .equalPrincipal && !isInterestOnly || changes {
            return Words.figurePaymentFirst
        }
        return switch terms.frequency {
        case .monthly: Words.figurePaymentMonthly
        case .semimonthly: Words.figurePaymentTwiceAMonth
        case .biweekly, .acceleratedBiweekly: Words.figurePaymentEveryTwoWeeks
        case .weekly, .acceleratedWeekly: Words.figurePaymentWeekly
        case .everyTwoMonths: Words.figurePaymentEveryTwoMonths
        case .quarterly: Words.figurePaymentQuarterly
        case .semiannual: Words.figurePaymentSemiannual
        case .yearly: Words.figurePaymentYearly
        }
    }

    // MARK: - Notes

    private var notes: [Message] {
        var notes: [Message] = []
        if let dates = terms.dates, terms.dayCount == nil, terms.oddDays == nil,
            !dates.hasRegularFirstPeriod
        {
            notes.append(Words.noteFirstPeriod)
        }
        notes += oddNotes
        if let number = schedule.firstShortPayment {
            notes.append(Words.noteShortPayment(number: number))
        }
        let isShortTerm = terms.payments < terms.amortizationPayments
        let usual = changes ? highestPayment : payment
        if finalPayment > usual * (isShortTerm ? 1 : 2), schedule.rows.count > 1 {
            notes.append(Words.noteBalloon(payment: finalPayment))
        }
        return notes + homeNotes + aprNotes
    }
}
