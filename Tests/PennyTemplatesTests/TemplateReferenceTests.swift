import PennyDiagnostics
import PennyTemplates
import Testing

@Suite("Templates that name what is not there")
struct TemplateReferenceTests {
    private static let layout = file("layout", "<main>{{$content}}{{/content}}</main>{{>foot}}")
    private static let foot = file("foot", "{{$foot}}that is all{{/foot}}")

    @Test(
        "are reported with the nearest that is",
        arguments: [
            ("{{> layuot }}", 1, "unknown template “layuot”", "Write “layout”.", 612),
            (
                "{{>sidebar}}", 1, "unknown template “sidebar”",
                "Add “sidebar.mustache” or remove the tag.", 612
            ),
            ("{{<layot}}{{/layot}}", 1, "unknown template “layot”", "Write “layout”.", 612),
            (
                "{{<layout}}{{$contnet}}{{/contnet}}{{/layout}}", 12,
                "unknown block “contnet” of template “layout”", "Write “content”.", 613
            ),
            (
                "{{<layout}}{{$title}}{{/title}}{{/layout}}", 12,
                "unknown block “title” of template “layout”",
                "Remove it, it would not be shown.", 613
            ),
            (
                "{{<layout}}{{$content}}{{/content}}{{$content}}{{/content}}{{/layout}}", 36,
                "block “content” is filled twice",
                "Remove one of the two, only the last would be shown.", 614
            ),
        ])
    func unknown(text: String, column: Int, summary: String, nextStep: String, code: Int) {
        let error = #expect(throws: DiagnosticError.self) {
            try TemplateSet.load([Self.layout, Self.foot, file("page", text)])
        }
        #expect(
            error?.diagnostics == [
                Diagnostic(
                    at: SourceLocation(path: "templates/page.mustache", line: 1, column: column),
                    summary, nextStep: nextStep, code: FaultCode(code))
            ])
    }

    @Test("A template that had the name before comes before the nearest")
    func renamed() {
        let names = FormerNames(variables: [:], templates: ["fot": "layout", "old": "gone"])
        let error = #expect(throws: DiagnosticError.self) {
            try TemplateSet.load(
                [Self.layout, Self.foot, file("page", "{{>fot}}{{>old}}")], formerNames: names)
        }
        #expect(
            error?.diagnostics.map(\.nextStep) == [
                "Rename it: “fot” is “layout” now.", "Add “old.mustache” or remove the tag.",
            ])
    }

    @Test("A block may be left by what the parent includes")
    func blockOfPartial() throws {
        let page = file("page", "{{<layout}}{{$foot}}bye{{/foot}}{{/layout}}")
        let set = try TemplateSet.load([Self.layout, Self.foot, page])
        #expect(try set.text(of: "page", [:]) == "<main></main>bye")
    }
}
