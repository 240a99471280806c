import PennyPattern
import Testing

@Suite struct TextPatternTests {
    static let texts: [(String, String, Bool)] = [
        ("[0-9,.]+", "1,234.50", true), ("[0-9,.]+", "1,234.50 EUR", false),
        ("^[0-9,.]+$", "12", true), ("a|ab", "ab", true), ("", "", true), ("", "a", false),
        ("\\p{Lu}.*", "Überweisung €", true), (".", "€", true), ("(?i)usd", "USD", true),
        ("\\d{1,3}(,\\d{3})*\\.\\d{2}", "2,793.90", true), (".*", "a\nb", false),
        ("(?s).*", "a\nb", true), ("(a)(b)?", "a", true), ("[^<]*", "e\u{301}", true),
    ]

    @Test(arguments: texts)
    func `a text matches as a whole or not at all`(
        pattern: String, text: String, isMatch: Bool
    ) throws {
        #expect(try TextPattern(pattern).matches(text) == isMatch)
    }

    static let problems: [(String, PatternProblem)] = [
        ("[", .openBracket), ("(", .unevenParentheses), (")", .unevenParentheses),
        ("*", .nothingToRepeat("*")), ("a**", .badRepetition("**")),
        ("a{1001}", .badRepetition("{1001}")), ("[z-a]", .badClass("z-a")),
        ("\\y", .unknownEscape("\\y")), ("(a)\\1", .backreference("\\1")),
        ("a(?=b)", .lookaround("(?=")), ("a(?!b)", .lookaround("(?!")),
        ("(?<=a)b", .lookaround("(?<=")), ("(?<!a)b", .lookaround("(?<!")),
        ("(?z)a", .unknownGroup("(?z")), ("a\\", .endsInBackslash),
        ("((a{100}){100}){100}", .badRepetition("{100}")), ("(\\pL{1000})", .tooLarge),
        (String(repeating: "a", count: 501), .tooLong(limit: 500)),
    ]

    @Test(arguments: problems)
    func `what cannot be read says why`(pattern: String, problem: PatternProblem) {
        #expect(throws: problem) { try TextPattern(pattern) }
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: ["(a+)+$", "(a*)*b", "(a|a)*b", "([^x]*x?){30}y", "a?a?a?a?(a|aa)+$"])
    func `no pattern takes longer than its text is long`(pattern: String) throws {
        #expect(try !TextPattern(pattern).matches(String(repeating: "a", count: 3999) + "!"))
    }

    @Test func `a text that is too long for any figure does not match`() throws {
        let pattern = try TextPattern("a*")
        #expect(pattern.matches(String(repeating: "a", count: 4000)))
        #expect(!pattern.matches(String(repeating: "a", count: 4001)))
    }
}
