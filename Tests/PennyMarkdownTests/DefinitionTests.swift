import PennyMarkdown
import Testing

/// Lists of definitions, and captions of tables.
@Suite struct DefinitionTests {
    @Test(
        "A line that begins with a colon defines the words above it",
        arguments: [
            ("A\n: b", "<dt>A</dt>\n<dd>b</dd>"),
            ("*A*\n:   b {{c}}", "<dt><em>A</em></dt>\n<dd>b FIGURE(c)</dd>"),
            ("A\n: b\n: c", "<dt>A</dt>\n<dd>b</dd>\n<dd>c</dd>"),
            ("A\nB\n: c", "<dt>A</dt>\n<dt>B</dt>\n<dd>c</dd>"),
            ("A\n: b\n\nC\n: d", "<dt>A</dt>\n<dd>b</dd>\n<dt>C</dt>\n<dd>d</dd>"),
            ("A\n\n: b", "<dt>A</dt>\n<dd>b</dd>"),
            ("A\n: b\n  c", "<dt>A</dt>\n<dd>b\nc</dd>"),
            ("A\n: b\n\n    c", "<dt>A</dt>\n<dd>\n<p>b</p>\n<p>c</p>\n</dd>"),
            ("A\n: b\n  - c", "<dt>A</dt>\n<dd>b\n<ul>\n<li>c</li>\n</ul>\n</dd>"),
        ])
    func definitions(text: String, expected: String) {
        #expect(html(text) == "<dl>\n\(expected)\n</dl>")
        #expect(faults(text).isEmpty)
    }

    @Test func `definitions are in quotes, lists and callouts`() {
        #expect(
            html("> A\n> : b") == "<blockquote>\n<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n</blockquote>"
        )
        #expect(html("- A\n  : b").contains("<li>\n<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n</li>"))
        #expect(
            html(":::note\nA\n: b\n:::").contains("<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n</aside>"))
    }

    @Test(
        "A colon anywhere else is words",
        arguments: [
            ": a", "a : b", "A\n\\: b", "A\n:b", "A\n:", "## A\n: b", "- A\n\n: b",
            "```text\nA\n: b\n```",
            "A\n: b\n+ c", "+ A\n: b",
        ])
    func words(text: String) {
        #expect(!html(text).contains("<dl"))
        #expect(html(text).contains(":"))
    }

    @Test(
        "Such a line below a table is its caption",
        arguments: ["| a |\n|---|\n| b |\n\n: C *d* {{e}}", "| a |\n|---|\n| b |\n: C *d* {{e}}"])
    func captions(text: String) {
        #expect(
            html(text).contains(
                "<table class=\"prose-table\">\n<caption>C <em>d</em> FIGURE(e)</caption>\n<thead>")
        )
        #expect(!html(text).contains("<dl"))
        #expect(faults(text).isEmpty)
    }

    @Test func `a caption in a quote is that of its table`() {
        let html = html("> | a |\n> |---|\n> | b |\n>\n> : C\n\n| d |\n|---|\n| e |")
        #expect(html.split(separator: "<caption>C</caption>").count == 2)
    }

    @Test func `figures in definitions and captions have their locations`() {
        #expect(
            figureLocations("{{a}}\n: {{b}}\n\n| c |\n|---|\n\n: x {{d}}") == [
                "a 1:1", "b 2:3", "d 7:5",
            ])
    }

    @Test func `search has the words`() {
        #expect(
            Markdown.read(body("A\nB\n: c\n\n| d |\n|---|\n\n: e")).body.plainText == "A B c e d")
    }
}
