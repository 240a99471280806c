import PennyFiles
import Synchronization

/// A thread that does its work on request, once for all requests while it is busy.
final class WorkThread: Sendable {
    private struct State {
        var isRequested = false
        var isEnded = false
    }

    private let state = Mutex(State())
    private let work: @Sendable () -> Void
    private let bell: WakePipe

    /// Nil if the system gives no pipe or no thread.
    init?(_ work: @escaping @Sendable () -> Void) {
        guard let bell = WakePipe() else { return nil }
        self.bell = bell
        self.work = work
        guard SystemThread({ self.run() }) != nil else { return nil }
    }

    func request() {
        state.withLock { $0.isRequested = true }
        bell.ring()
    }

    /// Ends the thread after its current work.
    func end() {
        state.withLock { $0.isEnded = true }
        bell.ring()
    }

    private func run() {
        while true {
            bell.wait()
            let next = state.withLock { state in
                defer { state.isRequested = false }
                return state
            }
            if next.isEnded { return }
            if next.isRequested { work() }
        }
    }
}
