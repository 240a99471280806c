/// Puts a credit card's repayment into the form every page is printed from.
struct CardResult {
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
        result.notes = .old(notes)
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

    /// How long the minimums take: a number of months, or words where none is known.
    var length: Quantity {
        switch schedule.outcome {
        case .paidOff: .count(schedule.rows.count)
        case .growing: .text("never")
        case .tooLong: .text(Wording("more than \(CardSchedule.longest)").text)
        }
    }

    private var figures: [Figure] {
        var figures = [Figure("months", "Months by minimum payments", length)]
        if isPaidOff {
            figures += [
                Figure("totalPaid", "Total paid by minimums", .money(schedule.totalPaid)),
                Figure("totalInterest", "Interest by minimums", .money(schedule.totalInterest)),
            ]
        }
        figures += [
            Figure("firstPayment", "First minimum payment", .money(schedule.rows[0].payment)),
            Figure("payment36", "Payment for 36 months", .money(in36Months.payment)),
            Figure("total36", "Total paid in 36 months", .money(in36Months.total)),
        ]
        if isPaidOff {
            figures += [
                Figure("savings36", "Saved by 36 months", .money(savings)),
                Figure("savings36Rounded", "Saved, as a statement says", .money(roundedSavings)),
            ]
        }
        return figures
    }

    // MARK: - Notes

    private var notes: [[Piece]] {
        var notes: [[Piece]] = []
        if let note = outcomeNote { notes.append(note) }
        if isShort {
            notes.append([
                .text(
                    """
                    By the minimum it takes three years or less, in whole years, so a US statement \
                    says nothing of 36 months: 12 CFR 1026.7(b)(12)(i)(F).
                    """)
            ])
        }
        notes.append([
            .text(
                """
                The estimate is for what is owed now: nothing new is bought, no fee is charged, \
                the rates stay, and no payment is late.
                """
            )
        ])
        if terms.balances.count > 1 {
            notes.append([
                .text(
                    """
                    Minimum payments go to the balance that starts with the lowest rate first. \
                    What you pay above the minimum must, in the US, go to the highest rate first, \
                    so paying more helps more than this suggests.
                    """
                )
            ])
        }
        return notes
    }

    /// What a US statement would say of the time, or that it never ends.
    private var outcomeNote: [Piece]? {
        let months = schedule.rows.count
        switch schedule.outcome {
        case .growing:
            return [
                .text(
                    """
                    If you pay only the minimum, you will never pay off this balance: in time it \
                    lowers it no more.
                    """
                )
            ]
        case .tooLong:
            return [
                .text("After "), .value(.count(months)), .text(" minimum payments, "),
                .value(.money(schedule.rows[months - 1].balance)), .text(" would still be owed."),
            ]
        case .paidOff where months < 24: return nil
        case .paidOff:
            return [
                .text("A US statement gives two years or more in whole years: about "),
                .value(.count((months + 6) / 12)), .text(" years."),
            ]
        }
    }
}
