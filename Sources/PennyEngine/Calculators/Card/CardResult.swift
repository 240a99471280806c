/// Builds the `Calculation` of a credit card's repayment, from which every page is rendered.
struct CardResult {
    private typealias Words = CardWords

    let terms: CardTerms
    let inputs: [NormalisedInput]
    let schedule: CardSchedule
    /// The repayment by minimum payments only, if a payment is chosen and the minimum is known.
    let minimums: CardSchedule?
    /// The repayment in 36 months, which the law compares with minimum payments only.
    let in36Months: Card36Months?

    init(_ terms: CardTerms, _ inputs: [NormalisedInput]) throws(CalculationError) {
        self.terms = terms
        self.inputs = inputs
        schedule = try CardSchedule(terms)
        in36Months = terms.payment == nil ? try Card36Months(terms) : nil
        let withMinimums = terms.payment == nil ? nil : terms.withMinimumsOnly
        minimums = try withMinimums.map { own throws(CalculationError) in try CardSchedule(own) }
        if schedule.totalPaid > Money.limit { throw .tooLarge }
    }

    func calculation(from today: CivilDate?) -> Calculation {
        Calculation(
            calculator: .card, currency: terms.currency, inputs: inputs,
            answer: answer(from: today), figures: figures, tables: [yearTable, scheduleTable],
            charts: charts, steps: CardSteps(self).steps, proofs: proofs,
            notes: notes, from: today)
    }

    var isPaidOff: Bool { schedule.outcome == .paidOff }

    /// The savings of repayment in 36 months; negative if the minimum payments cost less.
    func savings(_ other: Card36Months) -> Int64 { schedule.totalPaid - other.total }

    /// The savings on a US statement, in minor units. Both totals are first rounded to whole units
    /// of the currency.
    func roundedSavings(_ other: Card36Months) -> Int64 {
        let unit = ExactDecimal.powerOfTen(terms.currency.minorUnitDigits)
        let minimums = Int128(schedule.totalPaid).divided(by: unit, .halfUp)
        let others = Int128(other.total).divided(by: unit, .halfUp)
        return Int64((minimums - others) * unit)
    }

    /// Whether the minimum payments take at most three years when rounded to whole years.
    private var isShort: Bool { isPaidOff && (schedule.rows.count + 6) / 12 <= 3 }

    /// Whether a US statement shows the savings of 36 months.
    var isOnStatement: Bool { terms.payment == nil && isPaidOff && !isShort }

    /// The duration of the minimum payments: a number of months, or words if it is unknown.
    var length: Quantity {
        switch schedule.outcome {
        case .paidOff: .count(schedule.rows.count)
        case .growing: .words(Words.lengthNever, machine: "never")
        case .tooLong:
            .words(
                Words.lengthTooLong, machine: Wording("more than \(CardSchedule.longest)").text)
        }
    }

    private var figures: [Figure] {
        let isChosen = terms.payment != nil
        let label = isChosen ? Words.figureMonthsPayment : Words.figureMonths
        var figures = [
            isPaidOff
                ? .months("months", label, schedule.rows.count) : Figure("months", label, length)
        ]
        if isPaidOff {
            figures += [
                Figure(
                    "totalPaid",
                    isChosen ? Words.figureTotalPaidPayment : Words.figureTotalPaid,
                    .money(schedule.totalPaid)),
                Figure(
                    "totalInterest",
                    isChosen ? Words.figureTotalInterestPayment : Words.figureTotalInterest,
                    .money(schedule.totalInterest)),
            ]
        }
        return figures + savedFigures + statementFigures
    }

    /// The figures that compare a chosen payment with the minimum payments.
    private var savedFigures: [Figure] {
        guard let minimums, isPaidOff, minimums.outcome == .paidOff else { return [] }
        return [
            Figure(
                "interestSaved", Words.figureInterestSaved,
                .money(minimums.totalInterest - schedule.totalInterest)),
            .months(
                "monthsSaved", Words.figureMonthsSaved,
                minimums.rows.count - schedule.rows.count),
        ]
    }

    /// The figures of a US statement, which shows minimum payments only.
    private var statementFigures: [Figure] {
        guard let in36Months else { return [] }
        var figures = [
            Figure("firstPayment", Words.figureFirstPayment, .money(schedule.rows[0].payment)),
            Figure("payment36", Words.figurePayment36, .money(in36Months.payment)),
            Figure("total36", Words.figureTotal36, .money(in36Months.total)),
        ]
        if isPaidOff {
            let savings = savings(in36Months)
            figures.append(
                .sized(
                    "savings36",
                    savings < 0 ? Words.figureSavings36BelowZero : Words.figureSavings36, savings))
        }
        if isOnStatement {
            let rounded = roundedSavings(in36Months)
            figures.append(
                .sized(
                    "savings36Rounded",
                    rounded < 0
                        ? Words.figureSavings36RoundedBelowZero : Words.figureSavings36Rounded,
                    rounded))
        }
        return figures
    }

    // MARK: - The answer

    private func answer(from today: CivilDate?) -> Message {
        if schedule.outcome == .tooLong {
            return Words.answerTooLong(owed: schedule.rows[schedule.rows.count - 1].balance)
        }
        guard isPaidOff else {
            return terms.payment.map { Words.answerNever(payment: $0) } ?? Words.answerMinimumsNever
        }
        let time = CommonWords.span(of: schedule.rows.count, from: today)
        let interest = schedule.totalInterest
        guard let payment = terms.payment else {
            return Words.answerMinimums(time: time, interest: interest)
        }
        guard let minimum = minimumAbovePayment else {
            return Words.answerPaid(payment: payment, time: time, interest: interest)
        }
        return Words.answerPaidMore(
            payment: payment, minimum: minimum, time: time, interest: interest)
    }

    /// The highest payment, if it is a minimum above the chosen payment.
    var minimumAbovePayment: Int64? {
        guard let payment = terms.payment else { return nil }
        let highest = schedule.rows.reduce(payment) { max($0, $1.payment) }
        return highest > payment ? highest : nil
    }

    // MARK: - Notes

    private var notes: [Message] {
        var notes: [Message] = []
        if let note = outcomeNote { notes.append(note) }
        if terms.payment == nil {
            if isShort { notes.append(Words.noteShort) }
            notes.append(Words.noteEstimate)
        }
        if terms.balances.count > 1 {
            notes.append(terms.payment == nil ? Words.noteOrder : Words.noteHighestFirst)
        }
        return notes
    }

    /// The duration in the words of a US statement, or that the balance is never repaid.
    private var outcomeNote: Message? {
        let months = schedule.rows.count
        switch schedule.outcome {
        case _ where terms.payment != nil: return nil
        case .growing: return Words.noteNeverPaidOff
        case .tooLong:
            return Words.noteTooLong(payments: months, owed: schedule.rows[months - 1].balance)
        case .paidOff where months < 24: return nil
        case .paidOff: return Words.noteWholeYears(years: (months + 6) / 12)
        }
    }
}
