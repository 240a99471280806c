import PennyMarkdown
import Testing

/// Tests the words that a body's HTML adds to its own.
@Suite struct BodyWordsTests {
    private static let words = BodyWords(
        right: "Richtig & gut.", wrong: "<Nein>",
        blocks: BlockWords(
            toDo: "Zu <tun>", done: "Fertig", note: "Hinweis", tip: "Tipp", important: "Wichtig",
            warning: "<Warnung>", caution: "Vorsicht", details: "Mehr"),
        table: "„Tabelle“ \"1\"", notes: "Anm.",
        mark: { "(\($0))" }, note: { "Anmerkung \($0)" }, back: { "Zurück zu \($0), Stelle \($1)" })

    private func html(_ text: String) -> String {
        rendered(body(text), BodyReferences(words: Self.words))
    }

    @Test func `the verdicts of a quiz are those of the page's language`() {
        let html = html("## F\n\n- (x) a\n  > b\n- ( ) c\n  > d\n")
        #expect(html.contains("<p class=\"verdict\">Richtig &amp; gut.</p>\n"))
        #expect(html.contains("<p class=\"verdict\">&lt;Nein&gt;</p>\n"))
        #expect(!html.contains("Right") && !html.contains("Not quite"))
    }

    @Test func `a table without a heading has a name in the page's language`() {
        let html = html("| a |\n|---|\n| b |\n")
        #expect(html.contains(" role=\"region\" aria-label=\"„Tabelle“ &quot;1&quot;\">"))
    }

    @Test func `notes and their links have names in the page's language`() {
        let html = html("x[^a] y[^a]\n\n[^a]: z\n")
        #expect(html.contains("<section class=\"notes\" aria-label=\"Anm.\">"))
        #expect(html.contains(" href=\"#fn-1\" aria-label=\"Anmerkung 1\">(1)</a></sup>"))
        #expect(html.contains(" href=\"#fnref-1\" aria-label=\"Zurück zu 1, Stelle 1\">"))
        #expect(html.contains(" href=\"#fnref-1-2\" aria-label=\"Zurück zu 1, Stelle 2\">"))
        #expect(!html.contains("Note") && !html.contains("Back"))
    }
}
