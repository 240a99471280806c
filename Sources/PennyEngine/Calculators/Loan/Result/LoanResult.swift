/// Builds the `Calculation` of a loan, from which every page is rendered. It is an object because
/// it has many parts, and figures, tables and charts hold it.
final class LoanResult: Sendable {
    private typealias Words = LoanWords

    let terms: LoanTerms
    let inputs: [NormalisedInput]
    let schedule: LoanSchedule
    /// The schedule without the extra payments, if there are any.
    let plain: LoanSchedule?
    /// The costs of a home loan in addition to principal and interest.
    let home: HomeCosts?
    /// The contractual costs of a home, which the APR includes.
    let agreedHome: HomeCosts?
    let apr: LoanAPR?
    /// The APR of the payments alone, by Regulation Z. Nil for other laws and for loans with extra
    /// payments beyond the contract.
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
        let agreed = plain ?? schedule
        let home = try terms.home.map { own throws(CalculationError) in
            try HomeCosts(own, terms, schedule, plain: agreed)
        }
        agreedHome = try HomeCosts.agreed(terms, agreed, home)
        let apr = LoanAPR(terms, agreed, agreedHome)
        let hasFees = terms.charges > 0 || (home?.totalPremiums ?? 0) > 0
        if terms.aprLaw != .us || plain != nil {
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

    func calculation(from today: CivilDate?) -> Calculation {
        let answer = LoanAnswer(self, today)
        return Calculation(
            calculator: .loan, currency: terms.currency, inputs: inputs, answer: answer.sentence,
            figures: figures, tables: [yearTable, scheduleTable], charts: charts,
            steps: LoanSteps(self).steps, proofs: proofs, notes: notes,
            from: answer.start)
    }

    /// The figures. Savings by extra payments lead; else the cost, where the payment is typed or
    /// the only one; else the payment with all costs of a home.
    private var figures: [Figure] {
        let payment = Figure("payment", paymentLabel, .money(payment))
        let savingsLead = (interestSaved ?? 0) > 0
        let costLeads = !savingsLead && (isSinglePayment || terms.fixedPayment != nil)
        var figures = initialFigures + [payment]
        if costLeads {
            figures = costFigures + figures + fullFigures
        } else {
            figures = hasOneFullPayment ? fullFigures + figures : figures + fullFigures
        }
        if savingsLead { figures = savedFigures + figures }
        figures += changeFigures + homeFigures
        if !costLeads { figures += costFigures }
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
        return savingsLead ? figures : figures + savedFigures
    }

    /// The figures of the savings by extra payments.
    private var savedFigures: [Figure] {
        guard let interestSaved, let paymentsSaved else { return [] }
        return [
            Figure("interestSaved", Words.figureInterestSaved, .money(interestSaved)),
            Figure("paymentsSaved", Words.figurePaymentsSaved, .count(paymentsSaved)),
        ]
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
        if let note = shortPaymentNote { notes.append(note) }
        return notes + homeNotes + aprNotes
    }
}
