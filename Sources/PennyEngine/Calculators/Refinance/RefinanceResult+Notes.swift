extension RefinanceResult {
    private typealias Words = RefinanceWords

    var notes: [Message] {
        var notes: [Message] = []
        if let note = longerNote { notes.append(note) }
        if let last = balance.lastGood {
            notes.append(Words.noteGoodUntil(months: last, costs: -balance.atEnd))
        }
        if terms.costs > 0, terms.costRule == .rolledIn { notes.append(Words.noteRolledIn) }
        if terms.cashOut > 0 { notes.append(Words.noteCashOut(cash: terms.cashOut)) }
        notes.append(Words.noteLeftOut)
        return notes
    }

    private var longerNote: Message? {
        let more = new.rows.count - old.rows.count
        guard more > 0 else { return nil }
        return oldPayment > newPayment
            ? Words.noteLongerLower(months: more) : Words.noteLonger(months: more)
    }
}
