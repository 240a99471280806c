import PennyPattern

/// What a source's `matches:` asks of a text.
struct ValueCheck {
    /// Nil where nothing is asked.
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

    /// That the whole text matches.
    func check(_ found: String) throws(ReportFault) {
        guard let pattern, !pattern.matches(found) else { return }
        throw .doesNotMatch(found, pattern: text)
    }
}
