import CPattern

/// A regular expression of RE2, which matches in time linear in the length of the text. It has no
/// backreferences and no lookaround.
package final class TextPattern: Sendable {
    /// The longest expression in bytes.
    package static let lengthLimit = 500
    /// The longest text in bytes; a longer one never matches. No figure and no title has more.
    package static let textLimit = 4000

    private let compiled: Compiled

    /// RE2 patterns are immutable and can be used on any thread.
    private struct Compiled: @unchecked Sendable {
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
        compiled = Compiled(pattern: pattern)
    }

    deinit { penny_pattern_free(compiled.pattern) }

    /// Whether the whole text matches.
    package func matches(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            if bytes.count > Self.textLimit { return false }
            return bytes.withMemoryRebound(to: CChar.self) {
                penny_pattern_matches(compiled.pattern, $0.baseAddress, $0.count) == 1
            }
        }
    }
}
