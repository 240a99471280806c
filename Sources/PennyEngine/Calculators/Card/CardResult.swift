/// Builds the `Calculation` of a credit card's repayment, from which every page is rendered.
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

    /// The savings of repayment in 36 months; negative if the minimum payments cost less.
    var savings: Int64 { schedule.totalPaid - in36Months.total }

    /// The savings on a US statement, in minor units. Both totals are first rounded to whole units
    /// of the currency.
    var roundedSavings: Int64 {
        let unit = ExactDecimal.powerOfTen(terms.currency.minorUnitDigits)
        let minimums = Int128(schedule.totalPaid).divided(by: unit, .halfUp)
        let others = Int128(in36Months.total).divided(by: unit, .halfUp)
        return Int64((minimums - others) * unit)
    }

    /// Whether the minimum payments take at most three years when rounded to whole years.
    private var isShort: Bool { isPaidOff && (schedule.rows.count + 6) / 12 <= 3 }

    /// Whether a US statement shows the savings of 36 months.
    var isOnStatement: Bool { isPaidOff && !isShort }

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

    /// The duration in the words of a US statement, or that the balance is never repaid.
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
