/// Puts a debt payoff plan into the form every page is printed from.
struct PayoffResult {
    let plan: PayoffPlan
    let inputs: [NormalisedInput]
    let schedule: PayoffSchedule
    /// The same budget by the other strategy, where there is more than one debt.
    let other: PayoffSchedule?
    /// The minimums and nothing more.
    let minimums: PayoffSchedule

    init(_ plan: PayoffPlan, _ inputs: [NormalisedInput], _ schedule: PayoffSchedule) {
        self.plan = plan
        self.inputs = inputs
        self.schedule = schedule
        let other = PayoffSchedule(plan, .strategy(plan.strategy.other))
        self.other = plan.debts.count > 1 && other.isPaidOff ? other : nil
        minimums = PayoffSchedule(plan, .minimumsOnly)
    }

    func calculation() -> Calculation {
        var result = Calculation(calculator: .payoff, currency: plan.currency, inputs: inputs)
        result.figures = figures
        result.tables = [debtsTable, plansTable, monthsTable]
        result.charts = charts
        result.steps = PayoffSteps(self).steps
        result.proofs = proofs
        result.notes = .old(notes)
        return result
    }

    private var figures: [Figure] {
        var figures = [
            Figure("months", "Months until all is paid off", .count(schedule.months)),
            Figure("totalInterest", "Total interest", .money(schedule.totalInterest)),
            Figure("totalPaid", "Total paid", .money(schedule.totalPaid)),
        ]
        if minimums.isPaidOff {
            figures.append(
                Figure("interestSaved", "Interest saved against the minimums", .money(saved)))
            figures.append(
                Figure(
                    "monthsSaved", "Months saved against the minimums",
                    .count(minimums.months - schedule.months)))
        }
        if let other {
            let name = plan.strategy.other.name
            figures.append(
                Figure(
                    "otherMonths", Wording("Months by \(name)").text, .count(other.months)))
            figures.append(
                Figure(
                    "otherInterest", Wording("Interest by \(name)").text,
                    .money(other.totalInterest)))
        }
        return figures
    }

    /// What the minimums alone would cost more; they have no such end where
    /// they never repay.
    var saved: Int64 { minimums.totalInterest - schedule.totalInterest }

    // MARK: - Notes

    private var notes: [[Piece]] {
        var notes: [[Piece]] = []
        if let note = otherNote { notes.append(note) }
        if !minimums.isPaidOff {
            notes.append([
                .text("With the minimums alone, not all would be paid off within "),
                .value(.count(PayoffSchedule.longest)), .text(" months."),
            ])
        }
        notes.append([
            .text(
                """
                The budget stays the same until the last debt is gone: what a paid-off debt no \
                longer takes goes to the next. The minimums and rates stay as they are typed, and \
                nothing new is borrowed.
                """
            )
        ])
        return notes
    }

    /// How the other strategy compares.
    private var otherNote: [Piece]? {
        guard let other else { return nil }
        let name = plan.strategy.other.name
        let dearer = other.totalInterest - schedule.totalInterest
        let later = other.months - schedule.months
        if dearer == 0, later == 0 {
            return [
                .words("The \(name) would cost the same interest and take as long.")
            ]
        }
        return [
            .words("The \(name) would cost "), .value(.money(abs(dearer))),
            .text(dearer < 0 ? " less" : " more"), .text(" in interest and take "),
        ]
            + (later == 0
                ? [.text("as long.")]
                : [
                    .value(.count(abs(later))), .text(abs(later) == 1 ? " month " : " months "),
                    .text(later < 0 ? "less." : "more."),
                ])
    }
}
