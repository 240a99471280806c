import PennyFiles
import Synchronization

/// Looks at a site's files in a thread of its own, so that serving goes on meanwhile. Whoever asks
/// for a look while one is at work gets a newer one behind it.
final class Refresher<Found: Sendable>: Sendable {
    /// Looks at the files. It may ask whether a newer look is wanted, and give way: nil.
    typealias Look = @Sendable (_ isSuperseded: @Sendable () -> Bool) -> Found?

    private struct State {
        /// How often somebody has asked.
        var asked = 0
        /// How many looks in a row were given up for a newer one.
        var givenUp = 0
        var found: Found?
    }

    private let look: Look
    private let bell: WakePipe
    private let state = Mutex(State())
    private let thread = Mutex<WorkThread?>(nil)

    /// So many looks in a row give way to newer ones: whoever writes without a pause sees
    /// something, too.
    private var mostGivenUp: Int { 2 }

    /// Nil where the system gives no thread.
    ///
    /// - Parameter bell: rung when a look is done.
    init?(bell: WakePipe, _ look: @escaping Look) {
        self.look = look
        self.bell = bell
        guard let new = WorkThread({ [weak self] in self?.lookOnce() }) else { return nil }
        thread.withLock { $0 = new }
    }

    deinit { thread.withLock { $0?.end() } }

    /// Asks for a look at the files as they are from now on.
    func ask() {
        state.withLock { $0.asked += 1 }
        thread.withLock { $0?.ask() }
    }

    /// What the last look has found, once.
    func take() -> Found? {
        state.withLock { state in
            defer { state.found = nil }
            return state.found
        }
    }

    private func lookOnce() {
        let before = state.withLock { $0 }
        let found = look { [self] in
            before.givenUp < mostGivenUp && state.withLock { $0.asked != before.asked }
        }
        state.withLock { state in
            state.givenUp = found == nil ? before.givenUp + 1 : 0
            if let found { state.found = found }
        }
        if found != nil { bell.ring() }
    }
}
