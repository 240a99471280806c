import PennyText
import Testing

/// Search for a text in another one, and scanning a text.
@Suite struct TextSearchTests {
    @Test(
        arguments: [
            ("abcabc", "bc", 1), ("aab", "ab", 1), ("é://", "://", 2), ("abc", "", 0), ("", "", 0),
            ("abc", "abcd", nil), ("abc", "x", nil), ("ababac", "abac", 2), ("e\u{301}", "e", 0),
        ] as [(String, String, Int?)])
    func `a text is found at its first occurrence, byte for byte`(
        _ text: String, _ part: String, _ offset: Int?
    ) {
        let range = text.range(of: part)
        #expect(
            range.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } == offset)
        if let range { #expect(Array(text[range].utf8) == Array(part.utf8)) }
        #expect(text.has(part) == (offset != nil))
        let bytes = Array(text.utf8)[...].range(of: part)
        #expect(bytes?.lowerBound == offset)
        #expect(bytes?.count == offset.map { _ in part.utf8.count })
    }

    @Test func `ranges in a part of a text are those of the whole`() {
        let text = "<a> <b> <a>"
        let rest = text.dropFirst(3)
        #expect(rest.range(of: "<a>").map { text[$0.lowerBound...] } == "<a>")
        let bytes = Array(text.utf8)
        #expect(bytes[3...].range(of: "<a>") == 8..<11)
    }

    @Test(arguments: [
        ("a-b-c", "-", "_", "a_b_c"), ("aaa", "aa", "b", "ba"), ("abc", "x", "y", "abc"),
        ("", "x", "y", ""), ("abc", "", "y", "abc"), ("a&\u{301}", "&", "&amp;", "a&amp;\u{301}"),
        ("\"", "\"", "\"\"", "\"\""),
    ])
    func `each part is replaced once`(
        _ text: String, _ part: String, _ other: String, _ wanted: String
    ) {
        #expect(Array(text.replacing(part, by: other).utf8) == Array(wanted.utf8))
    }

    // MARK: - Scanning

    @Test func `a scanner reads part by part, and what is not there leaves it where it is`() {
        var rest = TextScanner("ab: 2026, +x")
        #expect(rest.scan { $0.isLetter } == "ab")
        #expect(!rest.skip("x") && rest.skip(":"))
        rest.skipSpaces()
        #expect(rest.number(digits: 1...4) == 2026)
        #expect(rest.digits().isEmpty)
        #expect(rest.scan(2) == ", ")
        #expect(rest.skip { "+-".contains($0) } == "+")
        #expect(rest.skip { "+-".contains($0) } == nil)
        #expect(rest.rest == "x" && !rest.isAtEnd)
        #expect(rest.scan(9) == "x" && rest.isAtEnd)
    }

    @Test(arguments: ["1", "123", "", "x1", "\u{661}\u{662}"])
    func `a number has as many digits as are asked for`(_ text: String) {
        var rest = TextScanner(text)
        #expect(rest.number(digits: 2...2) == nil)
    }
}
