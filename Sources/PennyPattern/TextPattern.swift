import CPattern

/// A regular expression in the language of RE2: matching takes time by the
/// length of the text, whatever the expression. There are no references back
/// and no looking around.
package final class TextPattern: Sendable {
    /// A longer expression, counted in bytes, is refused.
    package static let lengthLimit = 500
    /// No longer text matches, counted in bytes; no figure and no title has more.
    package static let textLimit = 4000

    private let place: Place

    /// A pattern never changes, so any thread may ask it.
    private struct Place: @unchecked Sendable {
        let pattern: OpaquePointer
    }

    package init(_ text: String) throws(PatternProblem) {
        if text.utf8.count > Self.lengthLimit { throw .tooLong(limit: Self.lengthLimit) }
        var answer = penny_pattern_answer()
        var text = text
        let pattern = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                penny_pattern_new($0.baseAddress, $0.count, &answer)
            }
        }
        guard let pattern else { throw PatternProblem(answer, in: text) }
        place = Place(pattern: pattern)
    }

    deinit { penny_pattern_free(place.pattern) }

    /// Whether all of a text matches.
    package func matches(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            if bytes.count > Self.textLimit { return false }
            return bytes.withMemoryRebound(to: CChar.self) {
                penny_pattern_matches(place.pattern, $0.baseAddress, $0.count) == 1
            }
        }
    }
}
