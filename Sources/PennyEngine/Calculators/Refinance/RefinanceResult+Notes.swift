extension RefinanceResult {
    var notes: [[Piece]] {
        var notes: [[Piece]] = []
        if let note = longerNote { notes.append(note) }
        if let note = goodUntilNote { notes.append(note) }
        if terms.costs > 0, terms.costRule == .rolledIn {
            notes.append([
                .text(
                    """
                    The costs are part of the new loan and bear interest. Nothing is paid up \
                    front, so saved payments alone would say nothing.
                    """
                )
            ])
        }
        if terms.cashOut > 0 {
            notes.append([
                .text("The "), .value(.money(terms.cashOut)),
                .text(
                    """
                     taken out is borrowed too: its interest counts against the new loan, and what \
                    you do with the money does not count at all.
                    """
                ),
            ])
        }
        notes.append([
            .text(
                """
                Money today and money in years count the same here, and taxes and a penalty for \
                early repayment are left out. Put a penalty into the costs.
                """
            )
        ])
        return notes
    }

    private var longerNote: [Piece]? {
        let more = new.rows.count - old.rows.count
        guard more > 0 else { return nil }
        var note: [Piece] = [
            .text("The new loan ends "), .value(.count(more)),
            .text(more == 1 ? " month later" : " months later"),
        ]
        if oldPayment > newPayment {
            note.append(.text(": part of the lower payment is only more time."))
        } else {
            note.append(.text("."))
        }
        return note
    }

    private var goodUntilNote: [Piece]? {
        guard let last = balance.lastGood else { return nil }
        return [
            .text("The new loan is ahead only until month "), .value(.count(last)),
            .text(". Kept to its end it costs "), .value(.money(-balance.atEnd)), .text(" more."),
        ]
    }
}
