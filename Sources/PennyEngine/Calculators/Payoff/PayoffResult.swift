/// Builds the `Calculation` of a debt payoff plan, from which every page is rendered.
struct PayoffResult {
    private typealias Words = PayoffWords

    let plan: PayoffPlan
    let inputs: [NormalisedInput]
    let schedule: PayoffSchedule
    /// The same budget with the other strategy, if there is more than one debt.
    let other: PayoffSchedule?
    /// The schedule with only the minimum payments.
    let minimums: PayoffSchedule

    init(_ plan: PayoffPlan, _ inputs: [NormalisedInput], _ schedule: PayoffSchedule) {
        self.plan = plan
        self.inputs = inputs
        self.schedule = schedule
        let other = PayoffSchedule(plan, .strategy(plan.strategy.other))
        self.other = plan.debts.count > 1 && other.isPaidOff ? other : nil
        minimums = PayoffSchedule(plan, .minimumsOnly)
    }

    func calculation(from today: CivilDate?) -> Calculation {
        Calculation(
            calculator: .payoff, currency: plan.currency, inputs: inputs,
            answer: answer(from: today), figures: figures,
            tables: [debtsTable, plansTable, monthsTable], charts: charts,
            steps: PayoffSteps(self).steps, proofs: proofs,
            notes: notes, from: today)
    }

    private var figures: [Figure] {
        var figures = [
            .months("months", Words.figureMonths, schedule.months),
            Figure("totalInterest", Words.figureTotalInterest, .money(schedule.totalInterest)),
            Figure("totalPaid", Words.figureTotalPaid, .money(schedule.totalPaid)),
        ]
        if minimums.isPaidOff {
            figures.append(
                Figure("interestSaved", Words.figureInterestSaved, .money(saved)))
            figures.append(
                .months(
                    "monthsSaved", Words.figureMonthsSaved,
                    minimums.months - schedule.months))
        }
        if let other {
            let strategy = plan.strategy.other.word
            figures.append(
                .months(
                    "otherMonths", Words.figureOtherMonths(strategy: strategy), other.months))
            figures.append(
                Figure(
                    "otherInterest", Words.figureOtherInterest(strategy: strategy),
                    .money(other.totalInterest)))
        }
        return figures
    }

    /// The extra interest of the minimums alone. It has no meaning if the minimums never repay the
    /// debts.
    var saved: Int64 { minimums.totalInterest - schedule.totalInterest }

    // MARK: - The answer

    private func answer(from today: CivilDate?) -> Message {
        let time = CommonWords.span(of: schedule.months, from: today)
        guard minimums.isPaidOff, saved > 0 else {
            return Words.answerFree(time: time, interest: schedule.totalInterest)
        }
        let sooner = minimums.months - schedule.months
        return sooner > 0
            ? Words.answerSaved(time: time, saved: saved, sooner: sooner)
            : Words.answerSavedInterest(time: time, saved: saved)
    }

    // MARK: - Notes

    private var notes: [Message] {
        var notes: [Message] = []
        if let note = otherNote { notes.append(note) }
        if !minimums.isPaidOff {
            notes.append(Words.noteMinimumsNeverEnd(months: PayoffSchedule.longest))
        }
        notes.append(Words.noteBudget)
        return notes
    }

    /// The note that compares the other strategy.
    private var otherNote: Message? {
        guard let other else { return nil }
        let strategy = plan.strategy.other.word
        let extraInterest = other.totalInterest - schedule.totalInterest
        let later = other.months - schedule.months
        if extraInterest == 0, later == 0 { return Words.noteOtherSame(strategy: strategy) }
        let time = abs(later)
        if extraInterest < 0 {
            return Words.noteOtherCheaper(
                strategy: strategy, interest: -extraInterest, months: later, time: time)
        }
        return Words.noteOtherDearer(
            strategy: strategy, interest: extraInterest, months: later, time: time)
    }
}
