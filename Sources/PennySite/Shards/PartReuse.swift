import PennyDiagnostics
import Synchronization

/// Finds the turns of an edition's sets in the parts of their shards. What is not there as it
/// would be made now is told, and not made.
struct PartReuse: SetFinding {
    let parts: Parts
    let split: ShardSplit
    let keys: SetKeys
    let edition: Int
    /// What stands before the names of the edition's sets.
    let prefix: String
    /// Nil where the site has faults that are told anyway: then what is not there is computed.
    let refused: RefusedParts?

    func found(_ place: Int, _ head: SetHead) -> FoundTurn {
        guard head.isSound, let owner = split.owner(place, in: edition) else { return .nothing }
        let part = parts.all[owner - 1]
        guard let past = part.memory.set(named: prefix + head.id) else {
            // A set with errors leaves nothing, and so does one that shows it beside others,
            // which may be of another part. It is computed again, which tells them.
            let hasErrors = parts.all.contains { $0.facts.hasErrors }
            return hasErrors ? .nothing : refuse(part, head)
        }
        // There is something to tell of it, so it is computed again, too.
        guard let key = past.key else { return .nothing }
        if key != keys.key(place) { return refuse(part, head) }
        var record = past.record
        record.place = place
        record.reused = .all
        return .all(record)
    }

    private func refuse(_ part: PartFolder, _ head: SetHead) -> FoundTurn {
        guard let refused else { return .nothing }
        refused.add(
            part, .otherPage(part.command(parts.site), page: prefix + head.address()))
        return .refused
    }
}

/// Parts that cannot be used, each with the first reason in the order of words.
final class RefusedParts: Sendable {
    private let reasons = Mutex<[String: Diagnostic]>([:])

    func add(_ part: PartFolder, _ fault: ShardFault) {
        let reason = PartFolder.diagnostic(fault, part.name)
        reasons.withLock { reasons in
            reasons[part.name] = min(reasons[part.name] ?? reason, reason)
        }
    }

    func check() throws(DiagnosticError) {
        let all = reasons.withLock { $0.values.sorted() }
        if !all.isEmpty { throw DiagnosticError(all) }
    }
}
