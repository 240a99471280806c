import PennyMarkdown
import Testing

/// A body that is parsed once can be written for any number of pages.
@Suite struct BodyTests {
    @Test func `one body is written for several pages`() {
        let body = Markdown.read(body("## A\n\n[b](c.md) {{d}}\n")).body
        var other = BodyReferences(figure: { _ in "2" }, link: { "../" + $0 })
        other.anchorPrefix = "x-"
        other.headingOffset = 1
        let first = BodyReferences(figure: { _ in "1" }, link: { "./" + $0 })
        let expected = "<h2 id=\"a\">A</h2>\n<p><a href=\"./c.md\">b</a> 1</p>\n"
        #expect(text(body, first) == expected)
        #expect(
            text(body, other)
                == "<h3 id=\"x-a\">A</h3>\n<p><a href=\"../c.md\">b</a> 2</p>\n")
        #expect(text(body, first) == expected)
        #expect(body.plainText == "A b {{d}}")
    }

    @Test("Long and short words are kept", arguments: [0, 1, 127, 128, 16_383, 16_384, 40_000])
    func lengths(count: Int) {
        let words = String(repeating: "x", count: count)
        let body = Markdown.read(body("a\(words) *b*\n\n`c\(words)` d")).body
        #expect(
            text(body) == "<p>a\(words) <em>b</em></p>\n<p><code>c\(words)</code> d</p>\n")
    }

    /// Uses more kinds of events than a body usually has.
    @Test func `every one of many notes keeps its number`() {
        let count = 200
        let references = (1...count).map { "a[^n\($0)]" }.joined(separator: " ")
        let notes = (1...count).map { "[^n\($0)]: note\($0)\n" }.joined(separator: "\n")
        let html = text(Markdown.read(body(references + "\n\n" + notes)).body)
        for number in 1...count {
            #expect(html.contains(">\(number)</a></sup>"))
            #expect(html.contains("<li id=\"fn-\(number)\">\n<p>note\(number) <a"))
        }
    }

    @Test func `search text has single spaces, whatever the white space`() {
        let body = Markdown.read(body("a\u{A0} b\nc \u{301}d\n\n## e\u{3000}é\n")).body
        #expect(body.plainText == "a b c d e é")
    }

    @Test("The opening is the first paragraph with single spaces")
    func opening() {
        #expect(outline("## H\n\n a  b\nc *é*   d\n\ne").opening == "a b c é d")
    }

    @Test("A fault's column counts characters, not bytes", arguments: [0, 1, 127, 128, 129, 300])
    func columns(count: Int) {
        let text = String(repeating: "é", count: count) + "<b>"
        #expect(faults("x\n\n" + text).first?.hasPrefix("3:\(count + 1) ") == true)
    }

    private func text(
        _ body: MarkdownBody, _ references: BodyReferences = BodyReferences()
    ) -> String { String(decoding: body.html(references), as: UTF8.self) }
}
