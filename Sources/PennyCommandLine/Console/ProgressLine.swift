import PennyDiagnostics
import PennySite
import Synchronization

/// Reports the progress of a build on standard error: on a terminal by a bar that is removed at the
/// end, elsewhere by occasional lines. It uses no colors.
final class ProgressLine: Sendable {
    /// The time before a bar is shown.
    static let patience = Duration.seconds(1)
    /// The time between two lines without a terminal.
    static let pause = Duration.seconds(10)
    private static let redrawing: Int32 = 100

    private struct State {
        var progress = BuildProgress(.reading, done: 0, total: 0)
        /// The time at which the first page was counted.
        var counting: Duration?
        var isDrawn = false
        var lines = 0
    }

    private let state = Mutex(State())
    private let columns: @Sendable () -> Int?
    private let write: @Sendable (String) -> Void

    /// - Parameters:
    ///   - columns: the width of the terminal; nil without one.
    ///   - write: writes the text.
    init(
        columns: @escaping @Sendable () -> Int?, write: @escaping @Sendable (String) -> Void
    ) {
        self.columns = columns
        self.write = write
    }

    /// Runs work that reports its progress, and shows that if it is wanted.
    static func shown<Made>(
        unless isQuiet: Bool,
        while work: ((@Sendable (BuildProgress) -> Void)?) throws(DiagnosticError) -> Made
    ) throws(DiagnosticError) -> Made {
        if isQuiet { return try work(nil) }
        let line = ProgressLine(columns: { Console.columns }, write: Console.draw)
        let start = ContinuousClock.now
        let ticker = Ticker(every: redrawing) { line.tick(at: ContinuousClock.now - start) }
        let made = Result { () throws(DiagnosticError) in
            try work { line.update($0, at: ContinuousClock.now - start) }
        }
        ticker?.stop()
        line.end()
        return try made.get()
    }

    // MARK: - Events

    /// Updates the progress.
    func update(_ progress: BuildProgress, at time: Duration) {
        state.withLock { state in
            // Threads may report in another order than their counts.
            if progress.step == state.progress.step, progress.done < state.progress.done,
                progress.total <= state.progress.total
            {
                return
            }
            state.progress = progress
            if progress.step == .rendering, state.counting == nil { state.counting = time }
        }
    }

    /// Shows the progress if it is due.
    func tick(at time: Duration) {
        state.withLock { state in
            let text = ProgressText(state.progress, after: time - (state.counting ?? time))
            if let columns = columns() {
                if time < Self.patience { return }
                write("\r" + text.bar(columns: columns) + Self.clearing)
                state.isDrawn = true
            } else if time >= Self.pause * (state.lines + 1) {
                write(text.line + "\n")
                state.lines += 1
            }
        }
    }

    /// Removes the bar.
    func end() {
        state.withLock { state in
            if state.isDrawn { write("\r" + Self.clearing) }
            state.isDrawn = false
        }
    }

    /// The control sequence that clears the line from the cursor on.
    private static let clearing = "\u{1B}[K"
}
