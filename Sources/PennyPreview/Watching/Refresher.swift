import PennyFiles
import Synchronization

/// Checks a site's files on its own thread, while the server goes on. A request during a check
/// leads to another one after it.
final class Refresher<Value: Sendable>: Sendable {
    /// Checks the files. It may ask whether a newer check was requested, and give up with nil.
    typealias Check = @Sendable (_ isSuperseded: @Sendable () -> Bool) -> Value?

    private struct State {
        /// The number of requests.
        var requestCount = 0
        /// The number of successive checks that were given up for a newer one.
        var givenUp = 0
        var value: Value?
    }

    private let check: Check
    private let bell: WakePipe
    private let state = Mutex(State())
    private let thread = Mutex<WorkThread?>(nil)

    /// The most successive checks to give up, so that continuous writing does not prevent every
    /// outcome.
    private var mostGivenUp: Int { 2 }

    /// Nil if the system gives no thread.
    ///
    /// - Parameter bell: rung after each completed check.
    init?(bell: WakePipe, _ check: @escaping Check) {
        self.check = check
        self.bell = bell
        guard let new = WorkThread({ [weak self] in self?.checkOnce() }) else { return nil }
        thread.withLock { $0 = new }
    }

    deinit { thread.withLock { $0?.end() } }

    /// Requests a check of the files as they are from now on.
    func request() {
        state.withLock { $0.requestCount += 1 }
        thread.withLock { $0?.request() }
    }

    /// The outcome of the last check, once.
    func nextValue() -> Value? {
        state.withLock { state in
            defer { state.value = nil }
            return state.value
        }
    }

    private func checkOnce() {
        let before = state.withLock { $0 }
        let value = check { [self] in
            before.givenUp < mostGivenUp
                && state.withLock { $0.requestCount != before.requestCount }
        }
        state.withLock { state in
            state.givenUp = value == nil ? before.givenUp + 1 : 0
            if let value { state.value = value }
        }
        if value != nil { bell.ring() }
    }
}
