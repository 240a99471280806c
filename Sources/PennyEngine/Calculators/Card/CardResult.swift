/// Puts a credit card's repayment into the form every page is printed from.
struct CardResult {
    private typealias Words = CardWords

    let terms: CardTerms
    let inputs: [NormalisedInput]
    let schedule: CardSchedule
    let in36Months: Card36Months

    init(_ terms: CardTerms, _ inputs: [NormalisedInput]) throws(CalculationError) {
        self.terms = terms
        self.inputs = inputs
        schedule = try CardSchedule(terms)
        in36Months = try Card36Months(terms)
        if schedule.totalPaid > Money.limit { throw .tooLarge }
    }

    func calculation() -> Calculation {
        var result = Calculation(calculator: .card, currency: terms.currency, inputs: inputs)
        result.figures = figures
        result.tables = [yearTable, scheduleTable]
        result.charts = charts
        result.steps = CardSteps(self).steps
        result.proofs = proofs
        result.notes = notes
        return result
    }

    var isPaidOff: Bool { schedule.outcome == .paidOff }

    /// What paying in 36 months saves; below zero where the minimum is quicker.
    var savings: Int64 { schedule.totalPaid - in36Months.total }

    /// The savings as a US statement prints them: both totals are rounded to
    /// whole units of the currency first. In minor units.
    var roundedSavings: Int64 {
        let unit = ExactDecimal.powerOfTen(terms.currency.minorUnitDigits)
        let minimums = Int128(schedule.totalPaid).divided(by: unit, .halfUp)
        let others = Int128(in36Months.total).divided(by: unit, .halfUp)
        return Int64((minimums - others) * unit)
    }

    /// The minimums take at most three years when rounded to whole years.
    private var isShort: Bool { isPaidOff && (schedule.rows.count + 6) / 12 <= 3 }

    /// Whether a US statement tells what 36 months save.
    var isOnStatement: Bool { isPaidOff && !isShort }

    /// How long the minimums take: a number of months, or words where none is known.
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
        var figures = [Figure("months", Words.figureMonths, length)]
        if isPaidOff {
            figures += [
                Figure("totalPaid", Words.figureTotalPaid, .money(schedule.totalPaid)),
                Figure("totalInterest", Words.figureTotalInterest, .money(schedule.totalInterest)),
            ]
        }
        figures += [
            Figure("firstPayment", Words.figureFirstPayment, .money(schedule.rows[0].payment)),
            Figure("payment36", Words.figurePayment36, .money(in36Months.payment)),
            Figure("total36", Words.figureTotal36, .money(in36Months.total)),
        ]
        if isPaidOff {
            figures += [
                Figure(
                    "savings36",
                    savings < 0 ? Words.figureSavings36BelowZero : Words.figureSavings36,
                    .money(savings))
            ]
        }
        if isOnStatement {
            figures.append(
                Figure("savings36Rounded", Words.figureSavings36Rounded, .money(roundedSavings)))
        }
        return figures
    }

    // MARK: - Notes

    private var notes: [Message] {
        var notes: [Message] = []
        if let note = outcomeNote { notes.append(note) }
        if isShort { notes.append(Words.noteShort) }
        notes.append(Words.noteEstimate)
        if terms.balances.count > 1 { notes.append(Words.noteOrder) }
        return notes
    }

    /// What a US statement would say of the time, or that it never ends.
    private var outcomeNote: Message? {
        let months = schedule.rows.count
        switch schedule.outcome {
        case .growing: return Words.noteNeverPaidOff
        case .tooLong:
            return Words.noteTooLong(payments: months, owed: schedule.rows[months - 1].balance)
        case .paidOff where months < 24: return nil
        case .paidOff: return Words.noteWholeYears(years: (months + 6) / 12)
        }
    }
}
