import PennyMarkdown
import Testing

@Suite struct NoteTests {
    @Test func notesAreNumberedByTheirFirstReferenceAndStandAfterTheBody() {
        let text = "[^b]: Second *note*.\n[^a]: First\nnote.\n\nx[^a] y[^b] z[^a]"
        #expect(
            html(text) == """
                <p>x<sup class="note-mark"><a id="fnref-1" href="#fn-1" aria-label="Note 1">1</a></sup> \
                y<sup class="note-mark"><a id="fnref-2" href="#fn-2" aria-label="Note 2">2</a></sup> \
                z<sup class="note-mark"><a id="fnref-1-2" href="#fn-1" aria-label="Note 1">1</a></sup></p>
                <section class="notes" aria-label="Notes"><ol>
                <li id="fn-1">
                <p>First
                note. <a class="back" href="#fnref-1" aria-label="Back to the text of note 1">↩</a> \
                <a class="back" href="#fnref-1-2" aria-label="Back to the text of note 1, reference 2">↩</a></p>
                </li>
                <li id="fn-2">
                <p>Second <em>note</em>. \
                <a class="back" href="#fnref-2" aria-label="Back to the text of note 2">↩</a></p>
                </li>
                </ol></section>
                """)
        #expect(faults(text).isEmpty)
    }

    /// The HTML with references as `(1)`, and each note as `(1: text)` after the body.
    private func short(_ text: String) -> String {
        html(text)
            .replacing(#/<sup class="note-mark"><a [^>]*>(\d+)</a></sup>/#) { "(\($0.1))" }
            .replacing(#/ ?<a class="back"[^>]*>↩</a>/#, with: "")
            .replacing(#/<li id="fn-(\d+)">\s*/#) { "(\($0.1): " }
            .replacing(#/\s*</li>\n</ol></section>/#, with: ")")
            .replacing(#/\s*</li>\n(?=\(\d+:)/#, with: ") ")
            .replacing(#/\s*<section class="notes" aria-label="Notes"><ol>\s*/#, with: " ")
    }

    @Test(
        "A note has the lines that follow, and indented ones after an empty line",
        arguments: [
            ("a[^1]\n\n[^1]: b\nc\n\nd", "<p>a(1)</p>\n<p>d</p> (1: <p>b\nc</p>)"),
            ("a[^1]\n\n[^1]: b\n    c\n", "<p>a(1)</p> (1: <p>b\nc</p>)"),
            ("a[^1]\n\n[^1]: b\n\n    c\n\n  d", "<p>a(1)</p>\n<p>d</p> (1: <p>b</p>\n<p>c</p>)"),
            ("a[^1]\n[^1]: b\n\nc", "<p>a(1)</p>\n<p>c</p> (1: <p>b</p>)"),
            ("a[^1]\n\n[^1]: b\n- c", "<p>a(1)</p>\n<ul>\n<li>c</li>\n</ul> (1: <p>b</p>)"),
            ("a[^1]\n\n[^1]: b\n## c", "<p>a(1)</p>\n<h2 id=\"c\">c</h2> (1: <p>b</p>)"),
            (
                "- a[^1]\n[^1]: b\n- c",
                "<ul>\n<li>\n<p>a(1)</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ul> (1: <p>b</p>)"
            ),
            ("> a[^1]\n[^1]: b", "<blockquote>\n<p>a(1)</p>\n</blockquote> (1: <p>b</p>)"),
            ("   [^1]: b\n\na[^1]", "<p>a(1)</p> (1: <p>b</p>)"),
            ("[^1]:\n    b\n\na[^1]", "<p>a(1)</p> (1: <p>b</p>)"),
            ("[^1]:b\n\na[^1]", "<p>a(1)</p> (1: <p>b</p>)"),
            (
                "[^1]: # b\n[^2]: - c\n[^3]: > d\n\n[^1][^2][^3]",
                "<p>(1)(2)(3)</p> (1: <p># b</p>) (2: <p>- c</p>) (3: <p>&gt; d</p>)"
            ),
            ("[^1]: word\n\n[^1] a", "<p>(1) a</p> (1: <p>word</p>)"),
            ("[^1]: <word> 'x'\n\n[^1] a", "<p>(1) a</p> (1: <p> ‘x’</p>)"),
            ("[^1]: /url \"title\"\n\n[^1] a", "<p>(1) a</p> (1: <p>/url “title”</p>)"),
            ("a[^1]\r\n\r\n[^1]: b\r\nc\r\n\r\nd", "<p>a(1)</p>\n<p>d</p> (1: <p>b\nc</p>)"),
            (
                "a[^1]\n\n[^1]: [r] and [x](y.md)\n\n[r]: z.md",
                "<p>a(1)</p> (1: <p><a href=\"z.md\">r</a> and <a href=\"y.md\">x</a></p>)"
            ),
            (
                "a[^1]\n\n[^1]: b\n\n    - c\n",
                "<p>a(1)</p> (1: <p>b</p>\n<ul>\n<li>c</li>\n</ul>\n<p></p>)"
            ),
        ])
    func extents(text: String, expected: String) {
        #expect(short(text) == expected)
    }

    @Test(
        "Notes are referred to in paragraphs, cells and quotes, and from notes",
        arguments: [
            (
                "> *a*[^1]\n\n[^1]: b",
                "<blockquote>\n<p><em>a</em>(1)</p>\n</blockquote> (1: <p>b</p>)"
            ),
            ("[^2]: c[^1]\n[^1]: d[^2]\n\na[^2]", "<p>a(1)</p> (1: <p>c(2)</p>) (2: <p>d(1)</p>)"),
            (
                "a[^x--y] b[^größe-2]\n\n[^x--y]: c\n[^größe-2]: d",
                "<p>a(1) b(2)</p> (1: <p>c</p>) (2: <p>d</p>)"
            ),
            ("[t](u.md)[^1]\n\n[^1]: b", "<p><a href=\"u.md\">t</a>(1)</p> (1: <p>b</p>)"),
            ("a![^1]\n\n[^1]: b", "<p>a!(1)</p> (1: <p>b</p>)"),
        ])
    func references(text: String, expected: String) {
        #expect(short(text) == expected)
        #expect(faults(text).isEmpty)
    }

    @Test func cellsReferToNotes() {
        let text = "| a[^1] | b |\n|---|---|\n| [^1] | [^2] |\n\n[^1]: word\n[^2]: c"
        #expect(short(text).contains("<th scope=\"col\">a(1)</th>"))
        #expect(short(text).contains("<td>(1)</td><td>(2)</td>"))
        #expect(faults(text).isEmpty)
    }

    @Test(
        "What only looks like a note stays",
        arguments: [
            ("```\n[^1]: a\n```", "<pre tabindex=\"0\"><code>[^1]: a\n</code></pre>"),
            ("    [^1]: a", "<pre tabindex=\"0\"><code>[^1]: a\n</code></pre>"),
            ("`[^1]`", "<p><code>[^1]</code></p>"), ("\\[^1] [\\^1]", "<p>[^1] [^1]</p>"),
            ("[^] [^a b] [^a", "<p>[^] [^a b] [^a</p>"),
            ("[^1](a.md)", "<p><a href=\"a.md\">^1</a></p>"),
            ("a [^1]: b", "<p>a [^1]: b</p>"), ("<!--\n[^1]: a\n-->", ""),
        ])
    func noNotes(text: String, expected: String) {
        #expect(html(text) == expected)
    }

    @Test(
        "A note or reference that leads nowhere is a fault in its place",
        arguments: [
            ("a\nb[^x] c", ["2:2 reference to the footnote “[^x]”, which is missing"]),
            ("a\n\n  [^x]: b", ["3:3 footnote “[^x]” that nothing refers to"]),
            ("a[^x]\n\n[^x]: b\n[^x]: c", ["4:1 footnote “[^x]” given twice"]),
            ("a[^x]\n\n[^x]:", ["3:1 footnote “[^x]” without words"]),
            ("a[^x]\n\n> [^x]: b", ["3:3 footnote “[^x]” in a list or quote"]),
            ("a[^x]\n\n- b\n\n  [^x]: c d", ["5:3 footnote “[^x]” in a list or quote"]),
            (
                "## a[^x]\n\n[b[^x]](c.md) ![d[^x]](e.png) f[^x]\n\n[^x]: g",
                ["1:5", "3:3", "3:18"].map {
                    "\($0) footnote reference “[^x]” in a heading, link, picture or quiz answer"
                }
            ),
            ("a[^y]\n\n[^x]: b[^z]\n[^y]: c", ["3:1 footnote “[^x]” that nothing refers to"]),
            (
                "a[^x]\n\n[^x]: b {{\n    [c](/d)",
                [
                    "3:9 braces “{{” that are not a figure's name",
                    "4:5 link address “/d” from the top of the server",
                ]
            ),
        ])
    func faulty(text: String, expected: [String]) {
        #expect(faults(text) == expected)
    }

    @Test func locationsInNotesAndAroundThemAreRight() {
        let text = """
            {{a}}[^long-label]

            [^long-label]: x {{b}} [l](m.md)
            {{c}}

                {{d}}

            > {{e}} [n](o.md)[^2]
            [^2]: {{f}}
            {{g}}

            {{h}}
            """
        let expected = ["a 1:1", "e 8:3", "h 12:1", "b 3:18", "c 4:1", "d 6:5", "f 9:7", "g 10:1"]
        #expect(figureLocations(text) == expected)
        #expect(linkLocations(text) == ["o.md 8:9", "m.md 3:24"])
    }

    @Test func aNoteMayBeATable() {
        let text = "x[^label]\n\n[^label]: | a | {{b}} |\n|---|---|\n| c | {{d}} |"
        #expect(faults(text).isEmpty)
        #expect(figureLocations(text) == ["b 3:17", "d 5:7"])
        #expect(short(text).contains("<th scope=\"col\">a</th>"))
        #expect(short(text).contains("<td>c</td><td>FIGURE(d)</td>"))
    }

    @Test func headingsNeverTakeTheAnchorsOfNotes() {
        let anchors = outline("## Fn 1\n\n## Fnref 1\n\n## Fn").headings.map(\.anchor)
        #expect(anchors == ["section-fn-1", "section-fnref-1", "fn"])
    }

    @Test func thePrefixStandsBeforeEveryAnchorOfTheBody() {
        var references = BodyReferences()
        references.anchorPrefix = "p-"
        references.headingOffset = 2
        let text = "## H\n- (x) a\n  > b\n- ( ) c\n  > d[^1]\n\n##### I\n\n[j](#h)\n\n[^1]: k"
        let html = rendered(body(text), references)
        let ids = html.matches(of: #/(?:id|href|aria-labelledby)="([^"]*)"/#).map { $0.1 }
        #expect(
            ids == ["p-h", "p-h", "p-fnref-1", "#p-fn-1", "p-i", "#h", "p-fn-1", "#p-fnref-1"])
        #expect(html.contains("<h4 id=\"p-h\">H</h4>"))
        #expect(html.contains("<h6 id=\"p-i\">I</h6>"))
        #expect(html.contains("<div class=\"notes\"><ol>\n"))
        #expect(html.contains("</ol></div>"))
    }
}
