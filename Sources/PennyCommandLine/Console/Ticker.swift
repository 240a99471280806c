import PennyFiles

/// Repeats an action on its own thread until it is stopped.
struct Ticker: ~Copyable {
    private let thread: SystemThread
    private let bell: WakePipe

    /// Nil if the system gives no thread.
    ///
    /// - Parameter pause: in milliseconds.
    init?(every pause: Int32, _ tick: @escaping @Sendable () -> Void) {
        guard let bell = WakePipe(),
            let thread = SystemThread({ while !bell.wait(atMost: pause) { tick() } })
        else { return nil }
        self.bell = bell
        self.thread = thread
    }

    /// Stops it, and waits for the current action.
    consuming func stop() {
        bell.ring()
        thread.join()
    }
}
