import Synchronization

/// Has the disk begin to write early, while more output is still being made. Otherwise it would
/// idle until the final wait for all of it.
final class EarlyWriting: Sendable {
    private let step: Int
    /// The number of written bytes that the disk has not been asked to flush.
    private let waiting = Atomic(0)
    private let isAtWork = Atomic(false)

    /// - Parameter step: the number of bytes after which the disk begins to write them.
    init(after step: Int) { self.step = step }

    /// Counts written bytes. When there are enough, `write` is called on a thread of its own,
    /// unless it is already running there.
    func wrote(_ count: Int, _ write: @escaping @Sendable () -> Void) {
        guard waiting.wrappingAdd(count, ordering: .relaxed).newValue >= step,
            !isAtWork.exchange(true, ordering: .acquiring)
        else { return }
        waiting.store(0, ordering: .relaxed)
        // If the system gives no thread, the wait at the end covers all bytes.
        _ = SystemThread {
            write()
            self.isAtWork.store(false, ordering: .releasing)
        }
    }
}
