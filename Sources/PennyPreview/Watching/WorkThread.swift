import PennyFiles
import Synchronization

/// A thread that does its work each time it is asked to, once for all who ask while it is busy.
final class WorkThread: Sendable {
    private struct State {
        var isAsked = false
        var isEnded = false
    }

    private let state = Mutex(State())
    private let work: @Sendable () -> Void
    private let bell: WakePipe

    /// Nil where the system gives no pipe or no thread.
    init?(_ work: @escaping @Sendable () -> Void) {
        guard let bell = WakePipe() else { return nil }
        self.bell = bell
        self.work = work
        guard SystemThread({ self.run() }) != nil else { return nil }
    }

    func ask() {
        state.withLock { $0.isAsked = true }
        bell.ring()
    }

    /// Ends the thread when it has done what it is at.
    func end() {
        state.withLock { $0.isEnded = true }
        bell.ring()
    }

    private func run() {
        while true {
            bell.wait()
            let next = state.withLock { state in
                defer { state.isAsked = false }
                return state
            }
            if next.isEnded { return }
            if next.isAsked { work() }
        }
    }
}
