import PennyContent
import Testing

@testable import PennyImport

@Suite("Plain text as Markdown")
struct MarkdownTextTests {
    @Test(
        "stands for nothing but itself",
        arguments: [
            ("a *b* _c_ `d` [e](f) ![g](h)", "a \\*b\\* \\_c\\_ \\`d\\` \\[e](f) !\\[g](h)"),
            (
                "<b> a < b &amp; &#65; R&D; A & B; &",
                "\\<b> a \\< b \\&amp; \\&#65; R\\&D; A & B; &"
            ),
            ("a\\b \\", "a\\\\b \\\\"), ("{a} {{b}} {{{c}}}", "{a} \\{{b}} \\{\\{{c}}}"),
            ("# a", "\\# a"), ("#1", "\\#1"), ("a # b", "a # b"), ("> a", "\\> a"),
            ("- a", "\\- a"), ("-5 %", "-5 %"), ("+ a", "\\+ a"), ("+5", "+5"), ("-", "\\-"),
            ("---", "\\---"), ("===", "\\==="), ("- - -", "\\- - -"), ("|-|:-:|", "\\|-|:-:|"),
            ("a | b", "a | b"), ("~~~", "\\~~~"), ("~5", "~5"), ("***", "\\*\\*\\*"),
            ("1. a", "1\\. a"), ("12) a", "12\\) a"), ("1.5", "1.5"), ("2026.", "2026\\."),
            ("1234567890. a", "1234567890. a"), ("a 1. b", "a 1. b"), ("401(k)", "401(k)"),
            ("    a\tb  ", "a b"), ("\u{0}a\u{1}b\u{B}", "a b"), ("", ""), ("é’家", "é’家"),
        ])
    func lines(text: String, expected: String) {
        #expect(MarkdownText.line(text) == expected)
    }

    @Test("has empty lines between paragraphs, and breaks lines where the text does")
    func paragraphs() {
        #expect(
            MarkdownText.text(of: [["a", "", "# b"], ["  "], ["c "]]) == "a\\\n\\# b\n\nc")
    }
}

@Suite("Cells as CSV")
struct CSVTextTests {
    @Test("read back as themselves")
    func readBack() throws {
        let alphabet = Array(",;\"\n\r\t aé=#\u{2028}".unicodeScalars)
        var random = RandomNumbers(seed: 9)
        for _ in 0..<500 {
            let rows = (0..<3).map { _ in
                ["x"]
                    + (0..<3).map { _ in
                        var text = String.UnicodeScalarView()
                        for _ in 0..<random.below(6) {
                            text.append(alphabet[random.below(alphabet.count)])
                        }
                        return String(text)
                    }
            }
            #expect(try cells(CSVText.text(of: rows)) == rows)
        }
    }
}

@Suite("The order of a glossary")
struct GlossaryOrderTests {
    @Test("is the same however the terms come")
    func order() throws {
        let words = [
            "401(k)", "APR", "Ålesund", "bond", "Bond, corporate", "Bonds", "credit card",
            "Creditor", "Ж",
        ]
        for words in [words, words.reversed()] {
            let made = glossary(
                "term;slug;definition\n" + words.enumerated().map { "\($1);s\($0);d\n" }.joined())
            #expect(made.errors == [])
            #expect(
                try cells(made.text).dropFirst().map { $0[1] } == [
                    "401(k)", "Ålesund", "APR", "bond", "Bond, corporate", "Bonds", "credit card",
                    "Creditor", "Ж",
                ])
        }
    }
}
