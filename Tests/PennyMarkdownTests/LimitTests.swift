import PennyDiagnostics
import PennyMarkdown
import PennyTestSupport
import Testing

@Suite struct LimitTests {
    /// The most time for a text, against work that grows with the square of its length.
    static let milliseconds = 30_000

    /// The length in bytes of a text that repeats one thing.
    static let length = MarkdownSource.byteLimit / Effort.of(16, deep: 4) / slowness

    @Test func aBodyOverTheLimitIsAFaultAndIsNotParsed() {
        let limit = MarkdownSource.byteLimit
        let over = body("# é" + String(repeating: "x", count: limit - 3), firstLine: 5)
        let (_, outline, diagnostics) = Markdown.read(over)
        #expect(outline == MarkdownOutline())
        #expect(diagnostics.map(\.summary) == ["text of 131073 bytes, over the limit of 131072"])
        #expect(diagnostics.map(\.location) == [SourceLocation(path: "a.md", line: 5)])
        #expect(rendered(over, BodyReferences()).isEmpty)
        #expect(faults(String(repeating: "x", count: limit)).isEmpty)
    }

    @Test func theSlowestTextForLibcmarkIsReadAtTheLimit() {
        let text = String(repeating: "![[]()", count: MarkdownSource.byteLimit / 6)
        let (reading, taken) = computing { Markdown.read(body(text)) }
        #expect(!reading.diagnostics.isEmpty)
        #expect(taken < 2 * Self.milliseconds * slowness)
    }

    @Test(
        "Hostile text is read to its end",
        arguments: [
            "[", "]", "[a](", "[a](<b", "[a](b \"", "*a_ ", "a**b", "`a``b", "<!--", "a <!-- ",
            "<?", "<a ", "&", "&lt;", "{", "{{", "{{a", "{{a}}", "{{ ", "|", "| - |\n", "a|b\n",
            ">", "> ",
            "- ", "- x\n", "* * a\n", "1. ", "#", "## a\n", "## a-2\n", "\\", "\"", "\0",
            "\u{FEFF}",
            "[a]: b\n", "[a]: b '\n", "[a]\n[a]: b\n\n", "<a@b.c>", "\r", "\r\n", "\t", "é", "<b>",
            "`{{a}}` ",
            "[a](b (", "[^1]", "[^1]: ", "[^1]: a\n", "[^1]: a\n\n", "a[^1]\n[^1]: b\n",
            "> [^1]: a\n",
            "[^a", "- ( ) a\n", "# a\n- (x) b\n", "- - (x) ", "```example\n",
            "```example\na\n```\n", "~", "~~", "~~a ", "a~~ ", "~~a~~", "*~~a* ", "https://",
            "http://a ",
            "https://a.b ", "https\\://a.b ", "https://a.b/(", "https://a.b/)", "https://a.b~~",
            "a@",
            "a@b.c ", "aa+", "www.", "www.a.b ", "[[", "[[a]]", "]]", "](", "[a](b c)", "[a][b] ",
            "==",
            "==a", "$a_", "$$", "$a ", "^a", "{%", "{% a ", "{.a", "a {#b}\n", "## a {#b}\n",
            "- [ ] a\n",
            "- [x] ", "!!! a\n", "```math\n", ":::\n", ":::note\n", ":::note\n:::\n", "> :::note\n",
            "- :::note a\n", ":::a\n", "a\n: b\n", ": a\n", "a\n: b\n\n", "> a\n> : b\n",
            "> [!NOTE]\n", "> [!NOTE] a\n\n", "[!NOTE]", "|a|\n|-|\n: b\n\n",
        ])
    func hostile(piece: String) {
        let count = Self.length / piece.utf8.count
        let text = String(repeating: piece, count: count)
        let end = "\n\n-->?>\n```\n\nthe end\n"
        let (page, taken) = computing {
            _ = Markdown.read(body(text))
            return html("[a]: b\n\n" + text + end)
        }
        #expect(page.contains("the end"))
        #expect(taken < Self.milliseconds / Effort.of(4, deep: 1))
    }

    @Test(arguments: ["http://a.b/(", "https://a.b/x", "www.a.b/x", "h&#116;tp://a.b/ "])
    func addressesThatDoNotEndCostNoMoreThanThoseThatDo(piece: String) {
        func taken(_ piece: String) -> Int {
            let count = MarkdownSource.byteLimit / slowness / piece.utf8.count
            return computing { Markdown.read(body(String(repeating: piece, count: count))) }
                .milliseconds
        }
        #expect(taken(piece) < 5 * taken("http://a.b/ ") + 500 * slowness)
    }

    @Test(
        "Long names are looked for to the text's end",
        arguments: ["a ", "a-", "a's ", "a. ", "a\n", "a*", "é"])
    func repeatedNames(piece: String) {
        let names = TermNames([
            .init(
                id: "t", names: [String(repeating: "a ", count: 100) + "b"], linking: .first),
            .init(id: "u", names: ["a", "a a"], linking: .caseSensitive),
        ])
        let count = Self.length / piece.utf8.count
        let text = String(repeating: piece, count: count) + "\n\nthe end"
        let source = MarkdownSource(path: "a.md", text: text, terms: names)
        let (page, taken) = computing { rendered(source, BodyReferences()) }
        #expect(page.contains("the end"))
        #expect(taken < Self.milliseconds)
    }

    @Test func aLongTableStaysInProportion() {
        let columns = String(repeating: "a|", count: 16_000)
        let delimiters = String(repeating: "-|", count: 16_000)
        let rows = String(repeating: "b\n", count: 16_000)
        #expect(html("\(columns)\n\(delimiters)\n\(rows)").utf8.count < 2_000_000)
    }

    @Test func deepNestingIsFlat() {
        let depth = 20_000
        let quotes = String(repeating: ">", count: depth) + "{{a}} [b](c)"
        #expect(figureLocations(quotes) == ["a 1:20001"])
        #expect(linkLocations(quotes) == ["c 1:20007"])
        #expect(html(quotes).split(separator: "<blockquote>").count == depth)
        let lists = (0..<350).map { String(repeating: "  ", count: $0) + "- x\n" }.joined()
        #expect(html(lists).split(separator: "<ul>").count == 350)
    }

    @Test(
        "Bytes that are no text do not harm it",
        arguments: [
            ("", ""), ("\0", "<p>\u{FFFD}</p>"), ("a\0{{a}}", "<p>a\u{FFFD}FIGURE(a)</p>"),
            ("{{a\0}}", "<p>{{a\u{FFFD}}}</p>"), ("`\0`", "<p><code>\u{FFFD}</code></p>"),
            ("\u{FEFF}{{a}}", "<p>FIGURE(a)</p>"), ("a\u{2028}b", "<p>a\u{2028}b</p>"),
            ("a\u{202E}b", "<p>a\u{202E}b</p>"), (" \t\r\n\r", ""), ("\u{1}", "<p>\u{1}</p>"),
        ])
    func bytes(text: String, expected: String) {
        #expect(html(text) == expected)
    }

    @Test func anEmptyBodyHasAnEmptyOutline() {
        for text in ["", "\n", "\u{FEFF}", "<!-- a -->"] {
            #expect(Markdown.read(body(text)).outline == MarkdownOutline())
            #expect(faults(text).isEmpty)
        }
    }
}
