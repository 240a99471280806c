import PennyFiles

/// Decides what of the saved sets' last turns can stay.
struct SetReuse: Sendable {
    /// What of a set can stay.
    enum Found {
        case nothing
        /// Its table and its data, by which they are known.
        case data(SetMarks)
        case all(SetRecord)
    }

    let past: any PastTurns
    let keys: SetKeys

    func found(_ place: Int, _ head: SetHead) -> Found {
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
