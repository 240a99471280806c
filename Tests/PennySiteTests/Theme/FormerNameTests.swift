import PennyDiagnostics
import PennyTheme
import Testing

@testable import PennySite
@testable import PennyTemplates

/// Templates of a site that use names of an earlier theme.
@Suite struct FormerNameTests {
    @Test func `a partial by its former name is reported with its current name`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("<p>{{> way }}</p>", to: "site/templates/prose.mustache")
        #expect(
            sandbox.faults() == """
                site/templates/prose.mustache:1:4: error: unknown template “way” [PP0612]
                 1 | <p>{{> way }}</p>
                   |    ^
                   Rename it: “way” is “breadcrumbs” now.

                """)
    }

    @Test(arguments: [
        ("{{^way.isEmpty}}{{/way.isEmpty}}", "prose", "“way” is “breadcrumbs”"),
        ("{{#parts}}{{/parts}}", "list", "“parts” is “pagination”"),
        ("{{#parts}}{{/parts}}", "lesson", "“parts” is “breadcrumbs”"),
        ("{{place}}", "lesson", "“place” is “position”"),
        ("{{#doors}}{{/doors}}", "home", "“doors” is “entryCards”"),
        ("{{#ways}}{{/ways}}", "glossary", "“ways” is “letterLinks”"),
        ("{{#words}}{{/words}}", "calculator", "“words” is “terms”"),
    ])
    func `a variable by its former name is reported with its current name`(
        _ tag: String, _ template: String, _ change: String
    ) throws {
        let sandbox = try Sandbox(LearningSite.files)
        try sandbox.write(tag, to: "site/templates/\(template).mustache")
        #expect(sandbox.faults().contains("\n   Rename it: \(change) now.\n"))
    }

    @Test func `a file by its former name is said to replace nothing`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("<b>{{heading}}</b>", to: "site/templates/way.mustache")
        let warning = """
            site/templates/way.mustache:1:1: warning: no page uses the template \
            “way.mustache” [PP0524]
             1 | <b>{{heading}}</b>
               | ^
               Rename it: “way.mustache” is “breadcrumbs.mustache” now.

            """
        #expect(sandbox.messages(try sandbox.build().warnings) == warning)
        try sandbox.write("{{>way}}", to: "site/templates/prose.mustache")
        #expect(try sandbox.build().warnings == [])
        #expect(try sandbox.text("out/about.html") == "<b>About $240.00</b>")
    }

    @Test func `current names exist, and former ones do not`() {
        let variables = Self.names(
            TemplateDescription.all.flatMap(\.names) + TemplateDescription.ofEveryPage)
        for (old, new) in FormerNames.theme.variables {
            #expect(!variables.contains(old))
            #expect(variables.isSuperset(of: new), "\(new)")
        }
        for (old, new) in FormerNames.theme.templates {
            #expect(!BuiltInTheme.names.contains(old + ".mustache"))
            #expect(BuiltInTheme.names.contains(new + ".mustache"))
        }
    }

    private static func names(_ variables: [TemplateVariable]) -> Set<String> {
        variables.reduce(into: []) { names, variable in
            names.insert(variable.name)
            names.formUnion(Self.names(variable.members))
        }
    }
}
