/// What a reader should know of an annuity: which way its money goes, and what
/// is unusual about the answer.
struct AnnuityNotes {
    let solution: AnnuitySolution

    init(_ solution: AnnuitySolution) {
        self.solution = solution
    }

    private var plan: AnnuityPlan { solution.plan }

    var notes: [[Piece]] {
        var notes = [flows]
        if let periods = solution.exactPeriods, periods.isNegative {
            notes.append([
                .text(
                    """
                    The number of periods is below zero: going on from today, these amounts never \
                    come to nothing; they did so before it.
                    """)
            ])
        }
        if solution.rates.count > 1 {
            notes.append([
                .text("Two rates fit these amounts. The figure is the one nearest to zero; "),
                .text("the other is "), .value(.rate(solution.rates[1].periodic)),
                .text(" a period."),
            ])
        }
        return notes
    }

    /// `You receive $20,000.00 today, pay $400.00 at the end of each period …`
    private var flows: [Piece] {
        var pieces: [Piece] = [.text("You ")]
        pieces += flow(solution.presentValue)
        pieces.append(.text(" today, "))
        pieces += flow(solution.payment)
        pieces.append(
            .text(plan.timing == .end ? " at the end of " : " at the beginning of "))
        pieces.append(.text("each period, and "))
        pieces += flow(solution.futureValue)
        pieces.append(.text(" at the end."))
        return pieces
    }

    private func flow(_ amount: Int64) -> [Piece] {
        if amount == 0 { return [.text("neither pay nor receive anything")] }
        return [
            .text(amount > 0 ? "receive " : "pay "), .value(.money(Int64(amount.magnitude))),
        ]
    }
}
