import PennyDiagnostics
@testable import PennyMarkdown
import Testing

@Suite struct SafetyTests {
    @Test(
        "A link that could run code, leave the site or break in a subfolder is a fault",
        arguments: [
            "[x](javascript:alert)", "[x](JaVaScRiPt:alert)", "[x](javascript&colon;alert)",
            "[x](&#106;avascript:alert)", "[x](java%73cript:alert)", "[x](javascript%3Aalert)",
            "[x](<java\tscript:alert>)", "[x](< javascript:alert>)", "[x](<\u{1}javascript:a>)",
            "[x](java&Tab;script:alert)", "[x](java&NewLine;script:alert)",
            "[x](vbscript:a)", "[x](data:text/html;base64,PHM+)", "[x](file:///etc/passwd)",
            "[x](feed:https://example.org)", "[x](view-source:x)", "[x](tel:123)", "[x](:x)",
            "[x](\u{200B}javascript:a)", "[x](//example.org)", "[x](/\\example.org)",
            "[x](\\\\\\\\host\\share)", "[x](..\\\\a.md)", "[x](/about)", "[x](/)",
            "[x](http:example.org)", "[x](https:///path)", "[x](https://?q)", "[x]()", "[x](<>)",
            "<javascript:alert>", "<file:///etc/passwd>", "![x](javascript:alert)",
            "![x](data:image/png;base64,iVBO)", "![x](https://example.org/a.png)",
            "![x](mailto:a@example.org)", "![x](/a.png)", "[x][y]\n\n[y]: javascript:alert",
        ])
    func refusedLinks(text: String) {
        let (_, outline, diagnostics) = Markdown.read(body(text))
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.location == SourceLocation(path: "a.md"))
        #expect(outline.links.isEmpty)
        let html = html(text, link: { $0 })
        #expect(html.contains("href=\"\"") || html.contains("src=\"\""), "\(html)")
    }

    @Test(
        "A refused link says why",
        arguments: [
            ("[x](<a\u{1}b.md>)", .destination.withControl("a\u{1}b.md")),
            ("[x](a&#10;b.md)", .destination.withControl("a\nb.md")),
            ("[x](&#32;a.md)", .destination.withControl(" a.md")),
            ("[x](a\\\\b.md)", .destination.withBackslash("a\\b.md")),
            ("[x](//a.b)", .destination.withoutScheme("//a.b")),
            ("[x](/a)", .destination.absolute("/a")),
            ("[x](https:a)", .destination.withoutHost("https:a")),
            ("[x](DATA:a)", .destination.unsupportedScheme("DATA:a")),
            ("[x](data%3Aa)", .destination.unsupportedScheme("data%3Aa")),
            ("![x](http://a.b/c.png)", .destination.imageElsewhere("http://a.b/c.png")),
            ("[x]()", .destination.empty),
        ] as [(String, Fault)])
    func reasons(text: String, fault: Fault) {
        let diagnostics = Markdown.read(body(text)).diagnostics
        #expect(diagnostics == [Diagnostic(fault, at: SourceLocation(path: "a.md"))])
    }

    @Test(
        "An address of the site, the web or e-mail is allowed",
        arguments: [
            "b.md", "../c/b.md#y", "./b.md", "#place", "?q=1",
            "https://example.org", "HTTP://example.org/a?b=c:d", "mailto:a@example.org", "b/c:d",
            "#a:b", "b%20c.md", "http://[::1]/",
        ])
    func allowedLinks(destination: String) {
        let (_, outline, diagnostics) = Markdown.read(body("[x](\(destination))"))
        #expect(diagnostics.isEmpty)
        #expect(outline.links.map(\.destination) == [destination])
    }

    @Test(
        "raw HTML is a fault in its place and never written",
        arguments: [
            ("<script>alert(1)</script>", ["1:1"]), ("a <b>c</b>", ["1:3", "1:7"]),
            ("a\n<br/>", ["2:1"]), ("> a\n> b <i\n> title=\"<\">", ["2:5"]),
            ("a\n\n<div>\n\n- <hr>", ["3:1", "5:3"]), ("a <?php ?> b", ["1:3"]),
            ("a <!DOCTYPE html> b", ["1:3"]), ("a <![CDATA[<]]> b <u>", ["1:3", "1:19"]),
            ("<!-- c --> <b>", ["1:1"]), ("<!-- c\n\nd", ["1:1"]), ("`<b>` <b>", ["1:7"]),
            ("\\<b> &lt;b> <b>", ["1:13"]), ("| a |\n|---|\n| <b> |", ["3:3"]),
            ("[<b>](x)", ["1:2"]), ("![<b>](x)", ["1:3"]), ("é<b>", ["1:2"]),
        ])
    func rawHTML(text: String, locations: [String]) {
        #expect(faults(text).map { String($0.prefix { $0 != " " }) } == locations)
        for tag in ["<script", "<b>", "<i ", "<i>", "<u>", "<br", "<hr", "<?", "<!", "<div>"] {
            #expect(!html(text).contains(tag))
        }
    }

    @Test func commentsAreDroppedSilently() {
        let text = "<!-- a\n\n<b> -->\n\nb <!-- c -->d\n\n- <!-- e --> <!-- f -->"
        #expect(faults(text).isEmpty)
        #expect(html(text) == "<p>b d</p>\n<ul>\n<li></li>\n</ul>")
    }

    @Test func attributesAreEscaped() {
        #expect(
            html("```\"><script>\nx\n```")
                == "<pre tabindex=\"0\"><code class=\"language-&quot;&gt;&lt;script&gt;\">x\n</code></pre>"
        )
        #expect(
            html("[x](<a\"b'c&d e.md> 'a\"<b')")
                == "<p><a href=\"a%22b&#x27;c&amp;d%20e.md\" title=\"a&quot;&lt;b\">x</a></p>")
        #expect(html("![a\"<](x.png)") == "<p><img src=\"x.png\" alt=\"a”&lt;\"></p>")
    }

    @Test(arguments: [
        ("a &#27; b", "U+001B"), ("&#x202e;x", "U+202E"), ("&#127;", "U+007F"),
        ("## &#x1;", "U+0001"), ("[a](b.md \"&#x2066;\")", "U+2066"),
        ("- a\n- &#8;", "U+0008"), ("| &#27; |\n| - |\n| a |", "U+001B"),
    ])
    func `an entity that stands for a control character is refused`(
        _ body: String, _ name: String
    ) {
        let (_, _, faults) = Markdown.read(MarkdownSource(path: "a.md", text: body, firstLine: 1))
        #expect(faults.map(\.summary) == ["a control character, \(name)"])
        #expect(
            faults.first?.nextStep == "Delete the entity that means it. It cannot be seen, "
                + "and garbles the page.")
    }

    @Test func `an entity for NUL is the replacement character, as CommonMark has it`() {
        let (_, _, faults) = Markdown.read(
            MarkdownSource(path: "a.md", text: "a &#0; &#9; &#xA0;", firstLine: 1))
        #expect(faults.isEmpty)
    }
}
