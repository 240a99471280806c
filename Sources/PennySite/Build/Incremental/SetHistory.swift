import PennyContent
import PennyFiles

/// The last rendering of a set.
struct PreviousOutcome: Sendable {
    let key: SetCacheKey
    let record: SetRecord
}

/// The last renderings of saved sets, and which of their files still exist.
protocol SetHistory: Sendable {
    /// The last rendering of a set; nil if there is none, or if it had diagnostics.
    func last(_ head: SetHead) -> PreviousOutcome?
    /// Whether all its files exist unchanged.
    func hasAll(of outcome: PreviousOutcome, _ head: SetHead) -> Bool
    /// Whether its table and its data exist unchanged.
    func hasData(of outcome: PreviousOutcome, _ head: SetHead) -> Bool
}

/// The renderings of the previous build to the same output.
struct BuildHistory: SetHistory {
    let cache: BuildCache
    /// The prefix of the names and files of an edition's sets.
    let prefix: String
    let existing: ExistingOutput
    /// The existing pictures; nil for a site without pictures.
    let pictures: Set<String>?

    func last(_ head: SetHead) -> PreviousOutcome? {
        guard let previous = cache.set(named: prefix + head.id), let key = previous.key,
            previous.head.path == head.path
        else { return nil }
        return PreviousOutcome(key: key, record: previous.record)
    }

    func hasAll(of outcome: PreviousOutcome, _ head: SetHead) -> Bool {
        hasPicture(outcome.record.files, head)
            && outcome.record.files.endings.allSatisfy {
                existing.has(prefix + head.address($0), $1.stamp)
            }
    }

    private func hasPicture(_ files: SetFiles, _ head: SetHead) -> Bool {
        guard let pictures else { return files.png == .none }
        return files.png != .none && pictures.contains(prefix + head.address("png"))
    }

    func hasData(of outcome: PreviousOutcome, _ head: SetHead) -> Bool {
        outcome.record.files.data.endings.allSatisfy {
            existing.has(prefix + head.address($0), $1.stamp)
        }
    }
}

/// The renderings of the last round of a preview session, which leaves no files.
struct SessionHistory: SetHistory {
    let cache: SessionCache
    let prefix: String

    func last(_ head: SetHead) -> PreviousOutcome? {
        cache.outcomes.last(prefix + head.id).map { PreviousOutcome(key: $0.key, record: $0.value) }
    }

    func hasAll(of outcome: PreviousOutcome, _ head: SetHead) -> Bool { true }
    func hasData(of outcome: PreviousOutcome, _ head: SetHead) -> Bool { false }
}
