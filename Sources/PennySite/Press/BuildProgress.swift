import Synchronization

/// How far a build is.
public struct BuildProgress: Equatable, Sendable {
    public enum Step: Int, Sendable {
        /// The files are read and checked; nothing is counted yet.
        case reading
        /// Pages are made.
        case printing
        /// All is made, and put where it belongs.
        case publishing
    }

    public let step: Step
    public let done: Int
    /// How many pages are known of: those of the saved sets at first, then all.
    public let total: Int

    public init(_ step: Step, done: Int, total: Int) {
        self.step = step
        self.done = done
        self.total = total
    }
}

/// How many pages of a build are done, counted from all threads.
final class PageCount: Sendable {
    private let step = Atomic(BuildProgress.Step.reading.rawValue)
    private let done = Atomic(0)
    private let total = Atomic(0)
    private let tell: @Sendable (BuildProgress) -> Void

    /// It is told of a thousandth at a time.
    private static let parts = 1000

    init(_ tell: @escaping @Sendable (BuildProgress) -> Void) { self.tell = tell }

    /// Begins a step, of which so many pages are known.
    func begin(_ step: BuildProgress.Step, adding pages: Int = 0) {
        total.wrappingAdd(pages, ordering: .relaxed)
        self.step.store(step.rawValue, ordering: .relaxed)
        told(done.load(ordering: .relaxed))
    }

    /// Counts pages that are done.
    func add(_ pages: Int) {
        let (before, now) = done.wrappingAdd(pages, ordering: .relaxed)
        let part = max(1, total.load(ordering: .relaxed) / Self.parts)
        if before / part != now / part { told(now) }
    }

    private func told(_ done: Int) {
        tell(
            BuildProgress(
                .init(rawValue: step.load(ordering: .relaxed)) ?? .reading, done: done,
                total: total.load(ordering: .relaxed)))
    }
}
