import PennyDiagnostics
import PennyTemplates
import Testing

@Suite("Templates that are not well written")
struct TemplateSyntaxTests {
    @Test(
        "are reported with place and remedy",
        arguments: [
            (
                "<p>\n  {{title", 2, 3, "tag opened with “{{” is not closed",
                "Close the tag with “}}”.", 601
            ),
            (
                "{{{title}}", 1, 1, "tag opened with “{{” is not closed",
                "Close the tag with “}}”.", 601
            ),
            (
                "{{main figure}}", 1, 1, "tag “{{main figure}}” does not hold a name",
                "Write letters, digits, hyphens and low lines, with dots between the parts.", 602
            ),
            (
                "é\u{301}\r\n {{a..b}}", 2, 2, "tag “{{a..b}}” does not hold a name",
                "Write letters, digits, hyphens and low lines, with dots between the parts.", 602
            ),
            (
                "a\u{2028}\u{B}\u{85}\r{{a..b}}", 1, 6, "tag “{{a..b}}” does not hold a name",
                "Write letters, digits, hyphens and low lines, with dots between the parts.", 602
            ),
            (
                "{{}}", 1, 1, "tag “{{}}” does not hold a name",
                "Write letters, digits, hyphens and low lines, with dots between the parts.", 602
            ),
            (
                "{{=<% %>=}}", 1, 1, "other delimiters are not supported in templates",
                "Write tags with “{{” and “}}” only.", 603
            ),
            (
                "{{>*kind}}", 1, 1, "partials named by a value are not supported in templates",
                "Write the partial's name itself.", 603
            ),
            (
                "{{% CONTENT_TYPE: TEXT}}", 1, 1, "pragmas are not supported in templates",
                "Remove the tag.", 603
            ),
            (
                "{{uppercased(title)}}", 1, 1, "functions in tags are not supported in templates",
                "Write the name alone.", 603
            ),
            (
                "\n\n{{#cards}}{{title}}", 3, 1, "section or block “cards” is not closed",
                "Add “{{/cards}}” where it ends.", 604
            ),
            (
                "{{#cards}}{{#date}}{{/cards}}", 1, 11, "section or block “date” is not closed",
                "Add “{{/date}}” where it ends.", 604
            ),
            (
                "{{#cards}}{{/crads}}", 1, 11,
                "closing tag “{{/crads}}” closes nothing that is open",
                "Write “{{/cards}}” to close what was opened last.", 605
            ),
            (
                "{{/cards}}", 1, 1, "closing tag “{{/cards}}” closes nothing that is open",
                "Remove it, or open the section before it.", 605
            ),
            (
                "{{<main}}\nlost{{/main}}", 2, 1,
                "content of “{{<main}}” outside of its blocks would not be shown",
                "Put it into a block, “{{$name}}…{{/name}}”, or remove it.", 606
            ),
            (
                "{{<main}}{{title}}{{/main}}", 1, 10,
                "content of “{{<main}}” outside of its blocks would not be shown",
                "Put it into a block, “{{$name}}…{{/name}}”, or remove it.", 606
            ),
            (
                String(repeating: "{{#a}}", count: 65), 1, 385,
                "templates nest more than 64 deep", "Look for a template that includes itself.", 607
            ),
        ])
    func faults(text: String, line: Int, column: Int, summary: String, nextStep: String, code: Int)
    {
        let error = #expect(throws: DiagnosticError.self) {
            try TemplateSet.load([file("main", text)])
        }
        let expected = Diagnostic(
            at: SourceLocation(path: "templates/main.mustache", line: line, column: column),
            summary, nextStep: nextStep, code: FaultCode(code))
        #expect(error?.diagnostics == [expected])
    }

    @Test("All faults of all files come at once, sorted")
    func allAtOnce() {
        let error = #expect(throws: DiagnosticError.self) {
            try TemplateSet.load([
                file("two", "{{#a}}\n{{>crad}}\n{{/a}}{{>card}}"),
                file("one", "{{a b}}\n{{=}}"),
                file("card", "{{title}}"),
                file("card", "{{title}}"),
            ])
        }
        #expect(
            error?.diagnostics.map { "\($0.location): \($0.summary)" } == [
                "templates/card.mustache:1:1: template “card” exists twice",
                "templates/one.mustache:1:1: tag “{{a b}}” does not hold a name",
                "templates/one.mustache:2:1: other delimiters are not supported in templates",
                "templates/two.mustache:2:1: unknown template “crad”",
            ])
    }
}
