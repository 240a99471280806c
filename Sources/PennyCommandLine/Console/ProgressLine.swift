import PennyDiagnostics
import PennySite
import Synchronization

/// Says on standard error how far a build is while it works: on a terminal by a bar that is gone
/// when the build is done, elsewhere by a line now and then. It uses no colors.
final class ProgressLine: Sendable {
    /// A build that takes no longer shows no bar.
    static let patience = Duration.seconds(1)
    /// So often there is a line where there is no terminal.
    static let pause = Duration.seconds(10)
    private static let redrawing: Int32 = 100

    private struct State {
        var progress = BuildProgress(.reading, done: 0, total: 0)
        /// When the first page was counted.
        var counting: Duration?
        var isDrawn = false
        var lines = 0
    }

    private let state = Mutex(State())
    private let columns: @Sendable () -> Int?
    private let write: @Sendable (String) -> Void

    /// - Parameters:
    ///   - columns: those of the terminal; nil where there is none.
    ///   - write: takes what is shown.
    init(
        columns: @escaping @Sendable () -> Int?, write: @escaping @Sendable (String) -> Void
    ) {
        self.columns = columns
        self.write = write
    }

    /// Does some work that tells how far it is, and shows it, unless nobody wants to know.
    static func shown<Made>(
        unless isQuiet: Bool,
        while work: ((@Sendable (BuildProgress) -> Void)?) throws(DiagnosticError) -> Made
    ) throws(DiagnosticError) -> Made {
        if isQuiet { return try work(nil) }
        let line = ProgressLine(columns: { Console.columns }, write: Console.draw)
        let start = ContinuousClock.now
        let ticker = Ticker(every: redrawing) { line.tick(at: ContinuousClock.now - start) }
        let made = Result { () throws(DiagnosticError) in
            try work { line.take($0, at: ContinuousClock.now - start) }
        }
        ticker?.stop()
        line.end()
        return try made.get()
    }

    // MARK: - Events

    /// Takes note of how far it is.
    func take(_ progress: BuildProgress, at time: Duration) {
        state.withLock { state in
            // Threads may come in another order than their counts.
            if progress.step == state.progress.step, progress.done < state.progress.done,
                progress.total <= state.progress.total
            {
                return
            }
            state.progress = progress
            if progress.step == .printing, state.counting == nil { state.counting = time }
        }
    }

    /// Shows it, when it is time to.
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

    /// Takes the bar away.
    func end() {
        state.withLock { state in
            if state.isDrawn { write("\r" + Self.clearing) }
            state.isDrawn = false
        }
    }

    /// Empties the line from the cursor on.
    private static let clearing = "\u{1B}[K"
}
