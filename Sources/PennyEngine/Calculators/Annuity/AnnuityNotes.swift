/// The notes on an annuity: the direction of its money, and anything unusual about the answer.
struct AnnuityNotes {
    private typealias Words = AnnuityWords

    let solution: AnnuitySolution

    init(_ solution: AnnuitySolution) {
        self.solution = solution
    }

    private var plan: AnnuityPlan { solution.plan }

    var notes: [Message] {
        var notes = [flows]
        if solution.rates.count > 1 {
            notes.append(Words.noteTwoRates(rate: solution.rates[1].periodic))
        }
        return notes
    }

    /// The amounts in words:
    /// `You receive $20,000.00 today, pay $400.00 at the end of each period …`
    private var flows: Message {
        Words.noteFlows(
            today: Words.noteFlowsToday(amount: solution.presentValue),
            payments: plan.timing == .end
                ? Words.noteFlowsPeriodEnd(amount: solution.payment)
                : Words.noteFlowsPeriodBegin(amount: solution.payment),
            end: Words.noteFlowsEnd(amount: solution.futureValue))
    }
}
