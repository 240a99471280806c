import PennyFiles

/// The decision on which files of a saved set are reused.
enum ReuseDecision {
    case nothing
    /// Its table and its data, with their stamps.
    case data(SetFiles)
    case all(SetRecord)
    /// The files should exist, but do not: the fault is reported, and the set is not rendered.
    case rejected
}

/// Decides which files of saved sets are reused.
protocol ReusePolicy: Sendable {
    func decision(_ index: Int, _ head: SetHead) -> ReuseDecision
}

/// Reuses the files of earlier renderings whose cache keys are unchanged.
struct CacheReuse: ReusePolicy {
    let previous: any SetHistory
    let keys: SetCacheKeys

    func decision(_ index: Int, _ head: SetHead) -> ReuseDecision {
        guard head.isSound, let outcome = previous.last(head) else { return .nothing }
        let key = keys.key(index)
        if outcome.key.page == key.page, previous.hasAll(of: outcome, head) {
            var record = outcome.record
            record.setIndex = index
            record.reused = .all
            return .all(record)
        }
        if outcome.key.data == key.data, previous.hasData(of: outcome, head) {
            return .data(outcome.record.files.data)
        }
        return .nothing
    }
}
