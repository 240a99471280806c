import PennyDiagnostics
import PennyPattern

/// Checks a text against a source's `matches:`.
struct ValueCheck {
    /// Nil if there is no condition.
    private let pattern: TextPattern?
    private let text: String

    init(matches text: String?) throws(Fault) {
        self.text = text ?? ""
        do {
            pattern = try text.map { text throws(PatternProblem) in try TextPattern(text) }
        } catch {
            throw .locating.badPattern(text ?? "")
        }
    }

    /// Checks that the whole text matches.
    ///
    /// - Throws: `doesNotMatch` if it does not.
    func check(_ found: String) throws(Fault) {
        guard let pattern, !pattern.matches(found) else { return }
        throw .plausibility.doesNotMatch(found, text)
    }
}
