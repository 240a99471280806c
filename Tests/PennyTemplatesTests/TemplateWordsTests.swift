import PennyDiagnostics
import PennyTemplates
import Testing

@Suite("Words of a language in templates")
struct TemplateWordsTests {
    private static let words = TemplateWords(names: { ["site.skip", "site.count", "saved.undo"] }) {
        switch $0 {
        case "site.skip": .text("Skip <to> it’s “content”")
        case "saved.undo": .text("Undo")
        case "site.count": .notPlain
        default: nil
        }
    }

    @Test("are put in as text, in an attribute, a section, a block and a partial")
    func text() throws {
        let set = try TemplateSet.load(
            [
                file("layout", "<a title=\"{{ words.site.skip }}\">\n{{$main}}{{/main}}"),
                file("part", "{{words.saved.undo}}\n"),
                file(
                    "page",
                    "{{<layout}}{{$main}}{{#rows}}{{.}} {{words.saved.undo}}\n{{/rows}}\n  {{>part}}\n"
                        + "{{/main}}{{/layout}}"),
            ], words: Self.words)
        #expect(
            try set.text(of: "page", ["rows": .list([.text("1"), .text("2")])]) == """
                <a title=\"Skip &lt;to&gt; it’s “content”\">
                1 Undo
                2 Undo
                  Undo

                """)
    }

    @Test("stay beside a value with the same name")
    func value() throws {
        let text =
            "{{#words}}{{term}}{{/words}}{{^words.isEmpty}}{{words.saved.undo}}{{/words.isEmpty}}"
        let set = try TemplateSet.load([file("page", text)], words: Self.words)
        let values: TemplateValues = ["words": .list([.object(["term": .text("APR")])])]
        #expect(try set.text(of: "page", values) == "APRUndo")
    }

    @Test(
        "are reported where a template asks for what it cannot have",
        arguments: [
            (
                "<p>{{words.site.skpi}}", 4, "no message has the name “site.skpi”",
                "Write “words.site.skip”.", 608
            ),
            ("{{words.gone}}", 1, "no message has the name “gone”", "Write the text itself.", 608),
            (
                "{{words.site.count}}", 1,
                "the message “site.count” has values or marks, which a template cannot show",
                "Name another message, or write the text itself.", 609
            ),
            (
                "{{{words.site.skip}}}", 1,
                "text “words.site.skip” is shown without being escaped",
                "Write “{{words.site.skip}}”.", 617
            ),
            (
                "{{&words.a.b}}", 1, "no message has the name “a.b”",
                "Write the text itself.", 608
            ),
            (
                "{{<page}}{{words.site.skip}}{{/page}}", 10,
                "content of “{{<page}}” outside of its blocks would not be shown",
                "Put it into a block, “{{$name}}…{{/name}}”, or remove it.", 606
            ),
        ])
    func faults(text: String, column: Int, summary: String, nextStep: String, code: Int) {
        let error = #expect(throws: DiagnosticError.self) {
            try TemplateSet.load([file("page", text)], words: Self.words)
        }
        #expect(
            error?.diagnostics == [
                Diagnostic(
                    at: SourceLocation(path: "templates/page.mustache", line: 1, column: column),
                    summary, nextStep: nextStep, code: FaultCode(code))
            ])
    }

    @Test("are none without a language")
    func none() {
        #expect(throws: DiagnosticError.self) {
            try TemplateSet.load([file("page", "{{words.site.skip}}")])
        }
    }
}
