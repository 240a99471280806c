import PennyMarkdown
import Testing

@Suite struct OutlineTests {
    @Test(
        "Headings get anchors of plain letters, each once",
        arguments: [
            (["Fees & costs"], ["fees-costs"]), (["Zürich's café, Łódź"], ["zurichs-cafe-lodz"]),
            (["Cafe\u{301} İÉ"], ["cafe-ie"]), (["STRASSE Straße Æ"], ["strasse-strasse-ae"]),
            (["日本語", "—"], ["section", "section-2"]), (["a", "a", "a"], ["a", "a-2", "a-3"]),
            (["a", "a-2", "a", "a"], ["a", "a-2", "a-3", "a-4"]), (["`x` *y* [z](w)"], ["x-y-z"]),
            (["At {{first.payment}}"], ["at-first-payment"]),
            (["result", "Inputs"], ["result-2", "inputs"]),
            (["  -a--b-  "], ["a-b"]), (["1.5 %"], ["1-5"]), ([""], ["section"]),
        ])
    func anchors(headings: [String], expected: [String]) {
        let text = headings.map { "## \($0)\n" }.joined(separator: "\n")
        let source = body(text, reserved: ["result"])
        #expect(Markdown.read(source).outline.headings.map(\.anchor) == expected)
        let html = rendered(source, BodyReferences())
        for anchor in expected { #expect(html.contains("<h2 id=\"\(anchor)\">")) }
    }

    @Test func topLevelHeadingsAreFaultsAndSkippedLevelsAreNot() {
        #expect(faults("#### a\n\n## b\n\n###### c").isEmpty)
        let summary = "heading “a b” at level 1, which is the page title's"
        #expect(faults("x\n\n# a *b*\n\na b\n===") == ["3:1 \(summary)", "5:1 \(summary)"])
    }

    @Test(
        "The opening is the first paragraph with words, as plain text",
        arguments: [
            ("## h\n\n> q\n\n- l\n\n*a*\n[b](c) `d`\\\ne\n\nf", "a b d e"),
            ("![x](y.png)\n\n![x](y.png) a", "a"), ("", ""), ("- a", ""),
            ("| a |\n|---|\n\nb", "b"), ("At {{ a.b }}, \"c\"", "At {{a.b}}, “c”"),
        ])
    func opening(text: String, expected: String) {
        #expect(outline(text).opening == expected)
    }

    @Test func openingAndHeadingsFillToWhatTheTextShows() {
        let text = "## `{{x}}` {{y}}\n\nWrite `{{x}}` or \\{{x}} for {{y}} and `{{{`"
        let outline = outline(text)
        let fill = { (text: String) in Markdown.fill(text) { "<\($0)>" } }
        #expect(fill(outline.opening) == "Write {{x}} or {{x}} for <y> and {{{")
        #expect(outline.headings.map { fill($0.text) } == ["{{x}} <y>"])
    }

    @Test(
        "Words are counted without code blocks and marks",
        arguments: [
            ("", 0), ("a b\nc", 3), ("## a b\n\n- c\n- d", 4), ("```\na b\n```", 0),
            ("a — b & 1", 3),
            ("At {{a.b}} *c*d", 3), ("| a b |\n|---|\n| c |", 3), ("a `b c`", 3), ("> a", 1),
        ])
    func words(text: String, count: Int) {
        #expect(outline(text).wordCount == count)
    }

    @Test func linksKeepTheirKindAndWhatIsWritten() {
        let links = outline("[a](b&amp;c\\_d%20e) ![f](g.png)").links
        #expect(links.map(\.destination) == ["b&c_d%20e", "g.png"])
        #expect(links.map(\.isImage) == [false, true])
    }
}
