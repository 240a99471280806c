import Synchronization

/// Has the disk begin with what was written while the rest is still being made: else it would
/// idle until all of it is waited for.
final class EarlyWriting: Sendable {
    private let step: Int
    /// How many bytes were written that the disk was not told of.
    private let waiting = Atomic(0)
    private let isAtWork = Atomic(false)

    /// - Parameter step: after so many bytes the disk begins with them.
    init(after step: Int) { self.step = step }

    /// Counts what was written. When it is enough, `write` is called on a thread of its own,
    /// unless it is at work there already.
    func wrote(_ count: Int, _ write: @escaping @Sendable () -> Void) {
        guard waiting.wrappingAdd(count, ordering: .relaxed).newValue >= step,
            !isAtWork.exchange(true, ordering: .acquiring)
        else { return }
        waiting.store(0, ordering: .relaxed)
        // Where the machine gives no thread, all is waited for at the end.
        _ = SystemThread {
            write()
            self.isAtWork.store(false, ordering: .releasing)
        }
    }
}
