import PennyDiagnostics
import PennyTemplates
import Testing

@Suite("Rendering")
struct TemplateRenderTests {
    @Test(
        "follows Mustache",
        arguments: [
            ("{{title}}", "a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;"),
            ("{{{body}}}|{{&body}}", "<p>ok</p>|<p>ok</p>"),
            ("{{parent.label}}", "Loans"),
            ("{{#parent}}{{label}} {{count}}{{/parent}}", "Loans 2"),
            ("{{#parent}}{{body}}{{/parent}}", "the inner one"),
            ("{{#tags}}{{.}},{{/tags}}", "home,car,"),
            ("{{#cards}}{{title}}={{figure}};{{/cards}}", "Home=1;Car=2;"),
            ("{{#on}}yes{{/on}}{{^on}}no{{/on}}{{#off}}yes{{/off}}{{^off}}no{{/off}}", "yesno"),
            ("{{#date}}on {{date}}{{/date}}{{#none}}on {{none}}{{/none}}", "on Nov 20"),
            ("{{#empty}}shown{{/empty}}{{^empty}}[{{empty}}]{{/empty}}", "[]"),
            ("{{^tags.isEmpty}}tags{{/tags.isEmpty}}{{^no.isEmpty}}none{{/no.isEmpty}}", "tags"),
            ("{{^no}}nothing{{/no}}{{! a {{ comment }}", "nothing"),
            ("{{<frame}}{{$body}}{{count}}{{/body}}{{/frame}}", "<2>"),
            ("{{<frame}}{{/frame}}", "<default>"),
            ("{{<frame}}{{$body}}{{/body}}{{/frame}}", "<>"),
            ("{{<frame}}{{$body}}mine{{/body}}{{/frame}}{{>frame}}", "<mine><default>"),
            ("{{#twice}}{{.}}{{/twice}}", "the last"),
            ("{{<wide}}{{$body}}mine{{/body}}{{/wide}}", "<mine>"),
            ("{{>wide}}", "<wide>"),
            ("{{<deep}}{{$core}}mine{{/core}}{{/deep}}", "<[mine]>"),
            ("{{#cards}}{{>line}}{{/cards}}", "(Home)(Car)"),
        ])
    func output(text: String, expected: String) throws {
        let set = try TemplateSet.load([
            file("page", text),
            file("frame", "<{{$body}}default{{/body}}>"),
            file("wide", "{{<frame}}{{$body}}wide{{/body}}{{/frame}}"),
            file("deep", "{{<frame}}{{$body}}[{{$core}}{{/core}}]{{/body}}{{/frame}}"),
            file("line", "({{title}})"),
        ])
        #expect(try set.text(of: "page", values) == expected)
    }

    @Test(
        "refuses what Mustache would show as nothing or as something nobody meant",
        arguments: [
            ("{{titel}}", 1, "unknown name “titel” in template “page”", "Write “title”.", 615),
            ("{{xyzzy}}", 1, "unknown name “xyzzy” in template “page”", "Remove the tag.", 615),
            (
                "{{#cadrs}}{{/cadrs}}", 1, "unknown name “cadrs” in template “page”",
                "Write “cards”.", 615
            ),
            ("{{^ofd}}{{/ofd}}", 1, "unknown name “ofd” in template “page”", "Write “off”.", 615),
            (
                "{{#cards}}{{figrue}}{{/cards}}", 11,
                "unknown name “figrue” in template “page”", "Write “figure”.", 615
            ),
            (
                "{{parent.lable}}", 1, "unknown name “parent.lable” in template “page”",
                "Write “parent.label”.", 615
            ),
            (
                "{{off.title}}", 1, "name “off.title” cannot be had, “off” holds no names here",
                "Put the tag into “{{#off}}…{{/off}}”.", 616
            ),
            (
                "{{{title}}}", 1, "text “title” is shown without being escaped",
                "Write “{{title}}”.", 617
            ),
            (
                "{{#tags}}{{&.}}{{/tags}}", 10, "text “.” is shown without being escaped",
                "Write “{{.}}”.", 617
            ),
            (
                "{{body}}", 1, "HTML “body” is escaped, so its tags would be shown as text",
                "Write “{{{body}}}”.", 618
            ),
            (
                "{{none}}", 1, "name “none” is a flag here, not text",
                "Put the tag into “{{#none}}…{{/none}}”.", 619
            ),
            (
                "{{tags}}", 1, "name “tags” is a list here, not text",
                "Write “{{#tags}}…{{/tags}}” to repeat it.", 619
            ),
            (
                "{{{parent}}}", 1, "name “parent” is an object here, not text",
                "Show one of its members.", 619
            ),
        ])
    func refusal(text: String, column: Int, summary: String, nextStep: String, code: Int) throws {
        let set = try TemplateSet.load([file("page", text)])
        let error = #expect(throws: DiagnosticError.self) { try set.text(of: "page", values) }
        #expect(
            error?.diagnostics == [
                Diagnostic(
                    at: SourceLocation(path: "templates/page.mustache", line: 1, column: column),
                    summary, nextStep: nextStep, code: FaultCode(code))
            ])
    }

    @Test(
        "tells the name of now, if there is a value that has it",
        arguments: [
            ("{{heading}}", "Rename it: “heading” is “title” now."),
            ("{{^sum.isEmpty}}{{/sum.isEmpty}}", "Rename it: “sum” is “count” now."),
            ("{{parent.heading}}", "Rename it: “parent.heading” is “parent.label” now."),
            ("{{#parent}}{{heading}}{{/parent}}", "Rename it: “heading” is “label” now."),
            ("{{titel}}", "Write “title”."), ("{{oldest}}", "Remove the tag."),
        ])
    func renamed(text: String, nextStep: String) throws {
        let names = FormerNames(
            variables: [
                "heading": ["label", "title"], "sum": ["count"], "oldest": ["nowhere"],
            ], templates: [:])
        let set = try TemplateSet.load([file("page", text)], formerNames: names)
        let error = #expect(throws: DiagnosticError.self) { try set.text(of: "page", values) }
        #expect(error?.diagnostics.map(\.nextStep) == [nextStep])
    }

    @Test("All faults of a page come at once, each in the file it is in")
    func allAtOnce() throws {
        let set = try TemplateSet.load([
            file("page", "{{<frame}}\n{{$body}}\n  {{#cards}}{{one}}{{/cards}}{{/body}}{{/frame}}"),
            file("frame", "{{two}}\n{{$body}}{{three}}{{/body}}{{>foot}}"),
            file("foot", "{{#off}}{{four}}{{/off}}\n\n{{five}}"),
        ])
        let error = #expect(throws: DiagnosticError.self) { try set.text(of: "page", values) }
        #expect(
            error?.diagnostics.map { "\($0.location): \($0.summary)" } == [
                "templates/foot.mustache:3:1: unknown name “five” in template “page”",
                "templates/frame.mustache:1:1: unknown name “two” in template “page”",
                "templates/page.mustache:3:13: unknown name “one” in template “page”",
            ])
    }

    @Test(
        "stops at a template that includes itself",
        arguments: [
            "{{>page}}", "{{#tags}}{{>page}}{{>page}}{{/tags}}",
            "{{<frame}}{{$body}}{{<frame}}{{$body}}{{/body}}{{/frame}}{{/body}}{{/frame}}",
        ])
    func recursion(text: String) throws {
        let set = try TemplateSet.load([
            file("page", text), file("frame", "{{$body}}{{/body}}"),
        ])
        let error = #expect(throws: DiagnosticError.self) { try set.text(of: "page", values) }
        #expect(error?.diagnostics.map(\.summary) == ["templates nest more than 64 deep"])
        #expect(
            error?.diagnostics.map(\.nextStep) == ["Look for a template that includes itself."])
    }

    @Test(
        "of a template that does not exist names the nearest",
        arguments: [
            ("pages", "Rename “page.mustache” to “pages.mustache”."),
            ("sitemap", "Add “sitemap.mustache”."),
        ])
    func missing(name: String, nextStep: String) throws {
        let set = try TemplateSet.load([file("page", "")])
        let error = #expect(throws: DiagnosticError.self) { try set.text(of: name, [:]) }
        #expect(
            error?.diagnostics == [
                Diagnostic(
                    at: SourceLocation(path: "templates"), "template “\(name)” does not exist",
                    nextStep: nextStep, code: 611)
            ])
    }

    @Test("gives the same from many threads")
    func threads() async throws {
        let set = try TemplateSet.load([file("page", "{{#cards}}{{title}} {{/cards}}{{count}}")])
        let texts = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<64 { group.addTask { try? set.text(of: "page", values) } }
            return await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(texts == ["Home Car 2"])
    }
}

private let values: TemplateValues = [
    "title": .text(#"a <b> & "c" 'd'"#),
    "body": .html("<p>ok</p>"),
    "count": .text("2"),
    "twice": .text("the first"),
    "twice": .text("the last"),
    "empty": .text(""),
    "date": .optional("Nov 20"),
    "none": .optional(nil),
    "on": .flag(true),
    "off": .flag(false),
    "no": .list([]),
    "tags": .list([.text("home"), .text("car")]),
    "parent": .object(["label": .text("Loans"), "body": .text("the inner one")]),
    "cards": .list([
        .object(["title": .text("Home"), "figure": .text("1")]),
        .object(["title": .text("Car"), "figure": .text("2")]),
    ]),
]
