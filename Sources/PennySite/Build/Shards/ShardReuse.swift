import PennyDiagnostics
import Synchronization

/// Reuses an edition's sets from the outputs of their shards. A set that is missing, or would now
/// differ, is reported and not rendered.
struct ShardReuse: ReusePolicy {
    let outputs: ShardOutputs
    let assignment: ShardAssignment
    let keys: SetCacheKeys
    let edition: Int
    /// The prefix of the names of the edition's sets.
    let prefix: String
    /// Nil if the site has faults that are reported anyway: then missing sets are computed.
    let rejected: RejectedShards?

    func decision(_ index: Int, _ head: SetHead) -> ReuseDecision {
        guard head.isSound, let owner = assignment.owner(index, in: edition) else {
            return .nothing
        }
        let output = outputs.all[owner - 1]
        guard let previous = output.cache.set(named: prefix + head.id) else {
            // A set with errors leaves nothing, and neither does a comparison that shows it, which
            // may belong to another shard. It is computed again, which reports the errors.
            let hasErrors = outputs.all.contains { $0.facts.hasErrors }
            return hasErrors ? .nothing : refuse(output, head)
        }
        // A set with warnings is computed again too, to report them.
        guard let key = previous.key else { return .nothing }
        if key != keys.key(index) { return refuse(output, head) }
        var record = previous.record
        record.setIndex = index
        record.reused = .all
        return .all(record)
    }

    private func refuse(_ output: ShardOutput, _ head: SetHead) -> ReuseDecision {
        guard let rejected else { return .nothing }
        rejected.add(
            output, .shard.otherPage(output.command(outputs.site), prefix + head.address()))
        return .rejected
    }
}

/// Shard outputs that cannot be used, each with its first reason in sorted order.
final class RejectedShards: Sendable {
    private let reasons = Mutex<[String: Diagnostic]>([:])

    func add(_ output: ShardOutput, _ fault: Fault) {
        let reason = ShardOutput.diagnostic(fault, output.name)
        reasons.withLock { reasons in
            reasons[output.name] = min(reasons[output.name] ?? reason, reason)
        }
    }

    func check() throws(DiagnosticError) {
        let all = reasons.withLock { $0.values.sorted() }
        if !all.isEmpty { throw DiagnosticError(all) }
    }
}
