import Testing

@testable import PennyMarkdown

/// Straight quotes in texts of different languages.
@Suite struct QuotationTests {
    private func text(_ markdown: String, _ language: String) -> String {
        var source = body(markdown)
        source.quotationMarks = QuotationMarks(of: language)
        return rendered(source)
    }

    @Test(arguments: [
        ("en", "“a” ‘b’ don’t"), ("de", "„a“ ‚b‘ don’t"), ("de-AT", "„a“ ‚b‘ don’t"),
        ("de-CH", "«a» ‹b› don’t"), ("fr", "«\u{A0}a\u{A0}» “b” don’t"),
        ("es-MX", "«a» “b” don’t"), ("ja", "「a」 『b』 don’t"), ("ar", "«a» “b” don’t"),
        ("sv", "”a” ’b’ don’t"), ("pl", "„a” «b» don’t"), ("xx", "“a” ‘b’ don’t"),
    ])
    func `quotes are those of the language, and apostrophes stay`(
        _ language: String, _ expected: String
    ) {
        #expect(text("\"a\" 'b' don't", language) == "<p>\(expected)</p>\n")
    }

    @Test(arguments: [
        ("\"**a**\"", "„<strong>a</strong>“"), ("'a *b*'", "‚a <em>b</em>‘"),
        ("\"a 'b' c\"", "„a ‚b‘ c“"), ("`\"a\"`", "<code>&quot;a&quot;</code>"),
        ("“a” \"b\"", "“a” “b”"), ("‘a’ \"b\"", "‘a’ „b“"), ("it's 'a'", "it’s ‚a‘"),
        ("'a' the boys' b", "‚a‘ the boys’ b"),
    ])
    func `what a text is made of does not matter, and marks that were typed stay`(
        _ markdown: String, _ expected: String
    ) {
        #expect(text(markdown, "de") == "<p>\(expected)</p>\n")
    }

    @Test func `each block begins anew`() {
        #expect(text("'a\n\n'b'\n\nc' d", "de").contains("<p>‚b‘</p>"))
    }
}
