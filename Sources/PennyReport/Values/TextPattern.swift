/// What a source's `matches:` asks of a text.
enum TextPattern {
    /// That the whole text matches, if there is a pattern.
    static func check(_ text: String, _ pattern: String?) throws(ReportFault) {
        guard let pattern else { return }
        guard let expression = try? Regex(pattern) else { throw .badPattern(pattern) }
        if text.wholeMatch(of: expression) == nil {
            throw .doesNotMatch(text, pattern: pattern)
        }
    }
}
