import CMarkup
import PennyDiagnostics

/// The time limit for parsing one answer. Counts the thread's CPU time, not its waiting time.
package struct ParsingDeadline: Sendable {
    static let milliseconds = 2000

    let deadline: Int64

    init(milliseconds: Int = ParsingDeadline.milliseconds) {
        deadline = penny_markup_clock() + Int64(milliseconds) * 1_000_000
    }

    func check() throws(Fault) {
        if penny_markup_clock() > deadline {
            throw .answerSize.tooComplex(.time(milliseconds: Self.milliseconds))
        }
    }
}
