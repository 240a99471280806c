import PennyDiagnostics
import PennyTemplates
import Testing

/// The limits of templates, however often they repeat.
@Suite("Bounds of a page")
struct TemplateBoundsTests {
    private func fault(
        _ files: [TemplateFile], _ values: TemplateValues, _ bounds: TemplateBounds = .standard
    ) throws -> Diagnostic? {
        let set = try TemplateSet.load(files, bounds: bounds)
        let error = #expect(throws: DiagnosticError.self) { try set.render("page", values) }
        #expect(error?.diagnostics.count == 1)
        return error?.diagnostics.first
    }

    @Test func `partials that double each other end with the tag that is too much`() throws {
        let files =
            (0..<60).map { file("b\($0)", "{{>b\($0 + 1)}}{{>b\($0 + 1)}}") }
            + [file("b60", "x"), file("page", "{{>b0}}")]
        let fault = try fault(files, [:])
        #expect(
            fault?.summary == "the template “page” makes a page of more than 5,000,000 tags")
        #expect(fault?.nextStep == "Look for partials or sections that repeat each other.")
        #expect(fault?.location.path.hasPrefix("templates/b") == true)
        #expect(fault?.code == 621)
    }

    @Test(arguments: [
        "{{#a}}{{/a}}", "{{#a}}x{{/a}}", "{{#a}}{{>part}}{{/a}}", "{{^a.isEmpty}}{{/a.isEmpty}}",
    ])
    func `lists within lists end`(_ inside: String) throws {
        let opens = String(repeating: "{{#a}}", count: 20)
        let closes = String(repeating: "{{/a}}", count: 20)
        let files = [file("page", opens + inside + closes), file("part", "{{#a}}{{.}}{{/a}}")]
        let items = (0..<1_000).map { TemplateValue.text(String($0)) }
        let list = try fault(files, ["a": .list(items)])
        let each = try fault(files, ["a": .each(count: 1_000) { items[$0] }])
        #expect(list?.code == 621)
        #expect(each == list)
    }

    @Test(arguments: ["{{{body}}}", "{{>part}}"])
    func `a page that shows a long text again and again ends`(_ tag: String) throws {
        let body = [UInt8](repeating: UInt8(ascii: "x"), count: 126_000)
        let files = [
            file("page", "<main>\n" + String(repeating: tag, count: 1_000) + "</main>"),
            file("part", "{{{body}}}"),
        ]
        let fault = try fault(files, ["body": .markup(body)])
        #expect(fault?.summary == "the template “page” makes a page of more than 64 MiB")
        #expect(fault?.nextStep == "Show it fewer times, or write a shorter text.")
        #expect(fault?.code == 620)
    }

    @Test func `a page in pieces has the same bound`() throws {
        let set = try TemplateSet.load(
            [file("page", "{{#a}}{{{.}}}{{/a}}")], bounds: TemplateBounds(bytes: 1_000_000))
        let body = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000)
        var size = 0
        let error = #expect(throws: DiagnosticError.self) {
            try set.render("page", ["a": .each(count: 10_000) { _ in .markup(body) }]) {
                size += $0.count
            }
        }
        #expect(error?.diagnostics.map(\.code) == [620])
        #expect(size <= 1_100_000)
    }

    @Test func `blanks before a partial count as bytes of the page`() throws {
        let files = [
            file("page", "{{#a}}\n" + String(repeating: " ", count: 100_000) + "{{>part}}\n{{/a}}"),
            file("part", ""),
        ]
        let fault = try fault(files, ["a": .each(count: 1_000_000) { .text(String($0)) }])
        #expect(fault?.code == 620)
    }

    @Test func `exactly as many tags and bytes as allowed are a page`() throws {
        let bounds = TemplateBounds(bytes: 6, tags: 2)
        let files = [file("page", "{{a}}{{a}}")]
        let set = try TemplateSet.load(files, bounds: bounds)
        #expect(try set.text(of: "page", ["a": .text("xyz")]) == "xyzxyz")
        #expect(try fault(files, ["a": .text("wxyz")], bounds)?.code == 620)
        let more = try fault([file("page", "{{a}}{{a}}{{a}}")], ["a": .text("")], bounds)
        #expect(more?.location == SourceLocation(path: "templates/page.mustache", column: 11))
        #expect(more?.code == 621)
    }

    @Test func `templates of a site are bounded together`() {
        let error = #expect(throws: DiagnosticError.self) {
            try TemplateSet.load(
                [file("a", "1234"), file("b", "5678"), file("c", "")],
                bounds: TemplateBounds(source: 7))
        }
        #expect(error?.diagnostics.map(\.code) == [622])
        #expect(error?.diagnostics.map(\.location.path) == ["templates/b.mustache"])
    }
}
