import CPattern

/// The reason why a text is not a regular expression. Callers supply the wording.
public enum PatternProblem: Error, Equatable, Sendable {
    case tooLong(limit: Int)
    case tooLarge
    /// `(?=`, `(?<!` and similar.
    case lookaround(String)
    /// `\1`.
    case backreference(String)
    case unknownGroup(String)
    case unknownEscape(String)
    case badClass(String)
    case openBracket
    case unevenParentheses
    case endsInBackslash
    case nothingToRepeat(String)
    case badRepetition(String)
    case unreadable
}

extension PatternProblem {
    init(_ answer: penny_pattern_answer, in text: String) {
        let part = withUnsafeBytes(of: answer.part) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        self =
            switch answer.problem {
            case PENNY_PATTERN_ESCAPE:
                Self.isReference(part) ? .backreference(part) : .unknownEscape(part)
            case PENNY_PATTERN_CLASS: .badClass(part)
            case PENNY_PATTERN_BRACKET: .openBracket
            case PENNY_PATTERN_PARENTHESIS: .unevenParentheses
            case PENNY_PATTERN_BACKSLASH: .endsInBackslash
            case PENNY_PATTERN_NOTHING_TO_REPEAT: .nothingToRepeat(part)
            case PENNY_PATTERN_REPETITION: .badRepetition(part)
            case PENNY_PATTERN_GROUP: Self.group(part, in: text)
            case PENNY_PATTERN_TOO_LARGE: .tooLarge
            default: .unreadable
            }
    }

    private static func isReference(_ part: String) -> Bool {
        part.hasPrefix("\\") && part.dropFirst().first.map { ("1"..."9").contains($0) } == true
            || part == "\\k"
    }

    /// The problem of a group. RE2 reports `(?<` for a lookbehind as well as for a named group.
    private static func group(_ part: String, in text: String) -> PatternProblem {
        for mark in ["(?=", "(?!"] where part.hasPrefix(mark) { return .lookaround(mark) }
        for mark in ["(?<=", "(?<!"] where part.hasPrefix("(?<") {
            if text.indices.contains(where: { text[$0...].hasPrefix(mark) }) {
                return .lookaround(mark)
            }
        }
        return .unknownGroup(part)
    }
}
