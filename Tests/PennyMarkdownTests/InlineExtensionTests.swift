import PennyDiagnostics
import PennyMarkdown
import Testing

/// Strikethrough, bare links and tasks.
@Suite struct InlineExtensionTests {
    @Test(
        "Two tildes on each side strike words through",
        arguments: [
            ("a ~~b c~~ d", "a <del>b c</del> d"), ("~~a *b* c~~", "<del>a <em>b</em> c</del>"),
            ("*~~a~~ b*", "<em><del>a</del> b</em>"), ("~~a~~b", "<del>a</del>b"),
            ("~~a `~~` b~~", "<del>a <code>~~</code> b</del>"), ("~~a\nb~~", "<del>a\nb</del>"),
            ("~~{{x}}~~", "<del>FIGURE(x)</del>"), ("“~~a~~”", "“<del>a</del>”"),
            ("~~a~~ ~~b~~", "<del>a</del> <del>b</del>"),
            ("~~a ~~b~~ c~~", "<del>a <del>b</del> c</del>"),
            ("[~~a~~](b.md)", "<a href=\"b.md\"><del>a</del></a>"),
            // These are plain text.
            ("~a~", "~a~"), ("b ~~~a~~~", "b ~~~a~~~"), ("a ~~ b ~~ c", "a ~~ b ~~ c"),
            ("~~a", "~~a"), ("a~~", "a~~"), ("~~ a~~", "~~ a~~"), ("\\~~a~~", "~~a~~"),
            ("~~a\\~~", "~~a~~"), ("&#126;~a~~", "~~a~~"), ("*a ~~b* c~~", "<em>a ~~b</em> c~~"),
            ("`~~a~~`", "<code>~~a~~</code>"),
        ])
    func deletions(text: String, expected: String) {
        #expect(html(text) == "<p>\(expected)</p>")
    }

    @Test(
        "An address in a text is a link",
        arguments: [
            ("see https://example.org now", "https://example.org", "https://example.org"),
            ("http://example.org/a_b_c?d=e&f=g#h", "http://example.org/a_b_c?d=e&f=g#h", nil),
            ("HTTPS://Example.org", "HTTPS://Example.org", nil),
            ("http://localhost:8000/a", "http://localhost:8000/a", nil),
            ("www.example.org/a", "https://www.example.org/a", "www.example.org/a"),
            ("(https://example.org)", "https://example.org", "https://example.org"),
            ("https://example.org/a_(b)", "https://example.org/a_(b)", nil),
            ("(https://example.org/a_(b))", "https://example.org/a_(b)", nil),
            ("https://example.org.", "https://example.org", "https://example.org"),
            ("https://example.org/a?!", "https://example.org/a", "https://example.org/a"),
            ("\"https://example.org\"", "https://example.org", "https://example.org"),
            ("https://example.org/a--b---c...d", "https://example.org/a--b---c...d", nil),
            ("https://example.org/a—it is", "https://example.org/a", "https://example.org/a"),
            ("https://example.org/a...", "https://example.org/a", "https://example.org/a"),
            ("https://example.org/css?family=A|B", "https://example.org/css?family=A|B", nil),
            ("https://example.org/{id} b", "https://example.org/{id}", nil),
            ("https://example.org/a^b", "https://example.org/a^b", nil),
            ("https://example.org/a[1]{2}(3)", "https://example.org/a[1]{2}(3)", nil),
            ("[https://example.org/a[1]]", "https://example.org/a[1]", nil),
            ("{https://example.org/a}", "https://example.org/a", nil),
            ("https://example.org/a`b", "https://example.org/a`b", nil),
            ("https://example.org/Moore's_law", "https://example.org/Moore's_law", nil),
            ("https://example.org/Moore’s_law", "https://example.org/Moore’s_law", nil),
            ("'https://example.org/a'", "https://example.org/a", nil),
            ("“https://example.org/a”, b", "https://example.org/a", nil),
            ("https://example.org/a\"b", "https://example.org/a\"b", nil),
            ("https://example.org/1990–95.", "https://example.org/1990–95", nil),
            ("https://example.org/a•b", "https://example.org/a•b", nil),
            ("https://example.org/a<b", "https://example.org/a", nil),
            ("https://example.org/{{x}}", "https://example.org/", nil),
            ("https://example.org/~ann/~~bob", "https://example.org/~ann/~~bob", nil),
            ("https://example.org/a&amp;b--c", "https://example.org/a&b--c", nil),
            ("https://example.org/\\_b--c", "https://example.org/_b--c", nil),
            ("次はhttps://example.org/日本。次", "https://example.org/日本", nil),
            ("**https://example.org**", "https://example.org", "https://example.org"),
            ("~~https://example.org~~", "https://example.org", "https://example.org"),
            ("- [ ] https://example.org", "https://example.org", "https://example.org"),
            ("ann@example.org.", "mailto:ann@example.org", "ann@example.org"),
            ("a.n-n+x_1@mail.example.org/b", "mailto:a.n-n+x_1@mail.example.org", nil),
        ] as [(String, String, String?)])
    func bareLinks(text: String, destination: String, words: String?) {
        #expect(outline(text).links.map(\.destination) == [destination])
        if let words { #expect(html(text).contains(">\(words)</a>")) }
    }

    @Test(
        "What is no whole address stays words",
        arguments: [
            "https://", "http:///a", "xhttps://example.org", "www.", "www.example", "www..a",
            "a@b", "@example.org", "ann@example.", "ann@", "ann@example..org", "`https://a.b`",
            "ann@example.org-",
            "a/www.example.org",
        ])
    func wordsThatAreNoLinks(text: String) {
        #expect(outline(text).links.isEmpty)
    }

    @Test("A link has no other link in it")
    func linksInLinks() {
        #expect(
            linkLocations("[https://a.org](b.md) <https://c.org>") == [
                "b.md 1:1", "https://c.org 1:23",
            ])
        #expect(
            html("![at https://a.org](../assets/b.png)")
                == "<p><img src=\"../assets/b.png\" alt=\"at https://a.org\"></p>")
    }

    @Test(
        "A bare link has its place",
        arguments: [
            ("a https://b.org", "https://b.org 1:3"),
            ("é {{x}}\n> c\n\n> d\n> www.b.org", "https://www.b.org 5:3"),
            ("| a |\n|---|\n| ann@b.org |", "mailto:ann@b.org 3:3"),
            ("`https://a.org` https://a.org", "https://a.org 1:17"),
        ])
    func locations(text: String, location: String) {
        #expect(linkLocations(text) == [location])
    }

    @Test func `the text of an e-mail address in capitals or a word that only looks like one`() {
        #expect(html("A@B.ORG") == "<p><a href=\"mailto:A@B.ORG\">A@B.ORG</a></p>")
        #expect(html("what we have") == "<p>what we have</p>")
    }

    @Test(
        "An item that begins with a box is a task",
        arguments: [
            ("- [ ] a", false, "a"), ("- [x] a", true, "a"), ("1. [X] a", true, "a"),
            ("- [ ]   a", false, "a"), ("- [ ] *a*", false, "<em>a</em>"),
            ("* [x] {{a}}", true, "FIGURE(a)"),
        ])
    func tasks(text: String, isDone: Bool, words: String) {
        let box =
            isDone
            ? "<input type=\"checkbox\" disabled checked aria-label=\"Done\">"
            : "<input type=\"checkbox\" disabled aria-label=\"To do\">"
        #expect(html(text).contains("<li class=\"task\">\(box) \(words)</li>"))
        #expect(faults(text).isEmpty)
    }

    @Test func `tasks stand beside other items, in other lists, and with paragraphs`() {
        #expect(
            html("- a\n- [x] b\n\n  c\n  - [ ] d").split(separator: "\n") == [
                "<ul>", "<li>", "<p>a</p>", "</li>", "<li class=\"task\">",
                "<p><input type=\"checkbox\" disabled checked aria-label=\"Done\"> b</p>",
                "<p>c</p>", "<ul>",
                "<li class=\"task\"><input type=\"checkbox\" disabled aria-label=\"To do\"> d</li>",
                "</ul>", "</li>", "</ul>",
            ])
    }

    @Test(
        "A box anywhere else is words",
        arguments: [
            "[ ] a", "- a [ ] b", "- \\[ ] a", "- [ ]a", "- [ ]", "- [y] a", "- `[ ] a`",
            "> [x] a", "- [x] a\n\n[x]: b.md",
        ])
    func wordsThatAreNoTasks(text: String) {
        #expect(!html(text).contains("<input"))
    }

    @Test func `search and word counts have the words without the marks`() {
        let text = "- [x] ~~old~~ new\n- https://a.org"
        #expect(Markdown.read(body(text)).body.plainText == "old new https://a.org")
        #expect(outline(text).wordCount == 3)
    }
}
