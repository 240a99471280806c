import PennyMarkdown
import Testing

@Suite struct RenderingTests {
    @Test(
        "Markdown becomes plain HTML5",
        arguments: [
            ("a\nb  \nc", "<p>a\nb<br>\nc</p>"), ("***", "<hr>"),
            ("\"It's\" -- a --- b...", "<p>“It’s” – a — b…</p>"),
            ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
            ("- a\n\n- b", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>"),
            (
                "3. a\n   - b",
                "<ol start=\"3\">\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ol>"
            ),
            (
                "> a\n\n```swift x\n<&\n```",
                "<blockquote>\n<p>a</p>\n</blockquote>\n"
                    + "<pre tabindex=\"0\"><code class=\"language-swift\">&lt;&amp;\n</code></pre>"
            ),
            ("**a** *b* `c<`", "<p><strong>a</strong> <em>b</em> <code>c&lt;</code></p>"),
            (
                "![a *b* ![c](d) [e](f)\n`g`](h.png \"i\")",
                "<figure class=\"picture\">\n<img src=\"h.png\" alt=\"a b c e g\">\n"
                    + "<figcaption>i</figcaption>\n</figure>"
            ),
            (
                "<https://a.b/?c&d>",
                "<p><a href=\"https://a.b/?c&amp;d\">https://a.b/?c&amp;d</a></p>"
            ),
        ])
    func rendering(text: String, expected: String) {
        #expect(html(text) == expected)
    }

    @Test(
        "markup is drawn above its code where it is asked for, and nowhere else",
        arguments: [
            ("html drawn", true, true), ("html  drawn", true, true), ("html drawn", false, false),
            ("html", true, false), ("xml drawn", true, false), ("drawn html", true, false),
            ("html drawn twice", true, false),
        ])
    func drawn(info: String, isAsked: Bool, isDrawn: Bool) {
        var references = BodyReferences()
        references.drawsHTML = isAsked
        let source = MarkdownSource(path: "a.md", text: "```\(info)\n<b>{{x}}&amp;</b>\n```")
        let html = rendered(source, references)
        let drawn = "<div class=\"drawn\">\n<b>{{x}}&amp;</b>\n</div>\n<pre tabindex=\"0\">"
        #expect(html.hasPrefix(drawn) == isDrawn)
        let uncolored = html.replacing(#/<\/?span[^>]*>/#, with: "")
        #expect(uncolored.contains("&lt;b&gt;{{x}}&amp;amp;&lt;/b&gt;\n</code></pre>"))
        #expect(html.contains("<b>") == isDrawn)
    }

    @Test func addressesAreRewritten() {
        let text = "[a](../b.md#c) ![d](e.png) [f](https://g.h) [i][j]\n\n[j]: k.md"
        let addresses = ["../b.md#c": "../b/#c&\"", "e.png": "../e.png", "k.md": "../k/"]
        #expect(
            html(text, link: { addresses[$0] })
                == "<p><a href=\"../b/#c&amp;%22\">a</a> <img src=\"../e.png\" alt=\"d\"> "
                + "<a href=\"https://g.h\">f</a> <a href=\"../k/\">i</a></p>")
    }

    @Test func theSameTextGivesTheSameBytes() {
        let text = "## a\n\n## a\n\n| b | c |\n|--|--|\n| d | e |\n\n| f |\n|--|\n| g |"
        #expect(Set((0..<8).map { _ in html(text) }).count == 1)
    }
}
