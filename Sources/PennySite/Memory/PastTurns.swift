import PennyContent
import PennyFiles

/// What is known of a set's last turn.
struct PastTurn: Sendable {
    let key: SetKey
    let record: SetRecord
}

/// The last turns of the saved sets, and what there is of them.
protocol PastTurns: Sendable {
    /// That of a set; nil where it had none, or there was something to tell of it.
    func last(_ head: SetHead) -> PastTurn?
    /// Whether all its files are there as they were left.
    func hasAll(of turn: PastTurn, _ head: SetHead) -> Bool
    /// Whether its table and its data are.
    func hasData(of turn: PastTurn, _ head: SetHead) -> Bool
}

/// Those of the build before to the same output.
struct BuiltTurns: PastTurns {
    let memory: BuildMemory
    /// What stands before the names of an edition's sets, and before their files.
    let prefix: String
    let standing: StandingOutput
    /// The pictures that it has made; nil for a site without.
    let pictures: Set<String>?

    func last(_ head: SetHead) -> PastTurn? {
        guard let past = memory.set(named: prefix + head.id), let key = past.key,
            past.head.path == head.path
        else { return nil }
        return PastTurn(key: key, record: past.record)
    }

    func hasAll(of turn: PastTurn, _ head: SetHead) -> Bool {
        hasPicture(turn.record.marks, head)
            && turn.record.marks.endings.allSatisfy {
                standing.has(prefix + head.address($0), $1.mark)
            }
    }

    private func hasPicture(_ marks: SetMarks, _ head: SetHead) -> Bool {
        guard let pictures else { return marks.png == .none }
        return marks.png != .none && pictures.contains(prefix + head.address("png"))
    }

    func hasData(of turn: PastTurn, _ head: SetHead) -> Bool {
        turn.record.marks.data.endings.allSatisfy {
            standing.has(prefix + head.address($0), $1.mark)
        }
    }
}

/// Those of the last look at a site in memory, of which there are no files.
struct LiveTurns: PastTurns {
    let memory: LiveMemory
    let prefix: String

    func last(_ head: SetHead) -> PastTurn? {
        memory.turns.last(prefix + head.id).map { PastTurn(key: $0.key, record: $0.value) }
    }

    func hasAll(of turn: PastTurn, _ head: SetHead) -> Bool { true }
    func hasData(of turn: PastTurn, _ head: SetHead) -> Bool { false }
}
