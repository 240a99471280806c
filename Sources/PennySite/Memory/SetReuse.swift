import PennyFiles

/// What of a saved set was made before.
enum FoundTurn {
    case nothing
    /// Its table and its data, by which they are known.
    case data(SetMarks)
    case all(SetRecord)
    /// What should be there, and is not: it was told, and the set gets no turn.
    case refused
}

/// Finds what was made of saved sets before.
protocol SetFinding: Sendable {
    func found(_ place: Int, _ head: SetHead) -> FoundTurn
}

/// Decides what of the saved sets' last turns can stay.
struct SetReuse: SetFinding {
    let past: any PastTurns
    let keys: SetKeys

    func found(_ place: Int, _ head: SetHead) -> FoundTurn {
        guard head.isSound, let turn = past.last(head) else { return .nothing }
        let key = keys.key(place)
        if turn.key.page == key.page, past.hasAll(of: turn, head) {
            var record = turn.record
            record.place = place
            record.reused = .all
            return .all(record)
        }
        if turn.key.data == key.data, past.hasData(of: turn, head) {
            return .data(turn.record.marks.data)
        }
        return .nothing
    }
}
