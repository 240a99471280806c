import PennyPattern

/// Checks a text against a source's `matches:`.
struct ValueCheck {
    /// Nil if there is no condition.
    private let pattern: TextPattern?
    private let text: String

    init(matches text: String?) throws(ReportFault) {
        self.text = text ?? ""
        do {
            pattern = try text.map { text throws(PatternProblem) in try TextPattern(text) }
        } catch {
            throw .badPattern(text ?? "")
        }
    }

    /// Checks that the whole text matches.
    ///
    /// - Throws: `doesNotMatch` if it does not.
    func check(_ found: String) throws(ReportFault) {
        guard let pattern, !pattern.matches(found) else { return }
        throw .doesNotMatch(found, pattern: text)
    }
}
