import PennyFiles

/// Does something again and again on a thread of its own, until it is stopped.
struct Ticker: ~Copyable {
    private let thread: SystemThread
    private let bell: WakePipe

    /// - Parameter pause: in milliseconds.
    /// - Returns: nil where the machine has no thread for it.
    init?(every pause: Int32, _ tick: @escaping @Sendable () -> Void) {
        guard let bell = WakePipe(),
            let thread = SystemThread({ while !bell.wait(atMost: pause) { tick() } })
        else { return nil }
        self.bell = bell
        self.thread = thread
    }

    /// Ends it, and waits until it does nothing more.
    consuming func stop() {
        bell.ring()
        thread.join()
    }
}
