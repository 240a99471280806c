import Synchronization

/// The progress of a build.
public struct BuildProgress: Equatable, Sendable {
    public enum Step: Int, Sendable {
        /// Files are read and checked; no page is counted yet.
        case reading
        /// Pages are rendered.
        case rendering
        /// Everything is rendered and moves into the output folder.
        case publishing
    }

    public let step: Step
    public let done: Int
    /// The pages known so far: those of saved sets at first, then all.
    public let total: Int

    public init(_ step: Step, done: Int, total: Int) {
        self.step = step
        self.done = done
        self.total = total
    }
}

/// Counts the pages of a build that are done, from all threads.
final class PageCount: Sendable {
    private let step = Atomic(BuildProgress.Step.reading.rawValue)
    private let done = Atomic(0)
    private let total = Atomic(0)
    private let receive: @Sendable (BuildProgress) -> Void

    /// Progress is reported each time a thousandth of the total is done.
    private static let steps = 1000

    init(_ receive: @escaping @Sendable (BuildProgress) -> Void) { self.receive = receive }

    /// Begins a step that adds `pages` to the total.
    func begin(_ step: BuildProgress.Step, adding pages: Int = 0) {
        total.wrappingAdd(pages, ordering: .relaxed)
        self.step.store(step.rawValue, ordering: .relaxed)
        report(done.load(ordering: .relaxed))
    }

    /// Counts pages that are done, and reports progress at each thousandth.
    func add(_ pages: Int) {
        let (before, now) = done.wrappingAdd(pages, ordering: .relaxed)
        let step = max(1, total.load(ordering: .relaxed) / Self.steps)
        if before / step != now / step { report(now) }
    }

    private func report(_ done: Int) {
        receive(
            BuildProgress(
                .init(rawValue: step.load(ordering: .relaxed)) ?? .reading, done: done,
                total: total.load(ordering: .relaxed)))
    }
}
