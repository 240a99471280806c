import PennyDiagnostics
import PennySite
import PennyTestSupport
import PennyTheme
import Testing

/// A site's own templates.
@Suite struct ThemeTests {
    @Test func `the theme's files are copied as they are in the repository`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        #expect(
            try sandbox.bytes("out/assets/favicon.svg")
                == Repository.bytes(of: "templates/favicon.svg"))
    }

    @Test func `the style sheet is its parts, one after the other`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let styles = BuiltInTheme.styles.filter { $0 != BuiltInTheme.languages }
        let parts = try styles.map { part in
            String(decoding: try Repository.bytes(of: "templates/" + part), as: UTF8.self)
        }
        let words = "/* Words */\n:root { --word-total: \"Total\"; }\n"
        #expect(
            try sandbox.text("out/assets/style.css")
                == ([words] + parts).joined(separator: "\n"))
        #expect(try sandbox.names("out/assets").filter { $0.hasSuffix(".css") } == ["style.css"])
    }

    @Test func `a site replaces a part of the style sheet, and adds rules at the end`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("a { color: navy }\n", to: "site/templates/style-tokens.css")
        try sandbox.write("p { color: teal }\n", to: "site/templates/style-own.css")
        #expect(try sandbox.build().warnings == [])
        let sheet = try sandbox.text("out/assets/style.css")
        #expect(sheet.contains("}\n\na { color: navy }\n\n/* Ground */\n"))
        #expect(sheet.hasSuffix("}\n\np { color: teal }\n"))
    }

    @Test func `a file of the theme has a limit, and is not read behind it`() throws {
        let sandbox = try Sandbox()
        let sheet = String(repeating: "a { color: navy }\n", count: 300_000)
        try sandbox.write(sheet, to: "site/templates/style-own.css")
        let error = #expect(throws: DiagnosticError.self) { try sandbox.build() }
        let messages = error?.diagnostics.map { "\($0.location.path): \($0.summary)" } ?? []
        #expect(messages.count == 1)
        #expect(
            messages.first?.hasSuffix("style-own.css: the file is larger than 4096 KiB") == true)
    }

    @Test func `a part beside a whole style sheet is said to do nothing`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("a { color: navy }\n", to: "site/templates/style.css")
        try sandbox.write("p { color: teal }\n", to: "site/templates/style-own.css")
        let warning = """
            site/templates/style-own.css:1:1: warning: “style-own.css” is not used beside \
            site/templates/style.css, which is the whole style sheet [PP0525]
             1 | p { color: teal }
               | ^
               Remove site/templates/style.css, or move the rules into it.

            """
        #expect(sandbox.messages(try sandbox.build().warnings) == warning)
        #expect(try sandbox.text("out/assets/style.css") == "a { color: navy }\n")
    }

    @Test func `a file of the site wins over the built-in one, file by file`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("body { color: navy }\n", to: "site/templates/style.css")
        try sandbox.write(
            "<!doctype html><title>{{pageTitle}}</title>{{$content}}{{/content}}{{>stamp}}\n",
            to: "site/templates/layout.mustache")
        try sandbox.write("<i>{{generator}}</i>", to: "site/templates/stamp.mustache")
        #expect(try sandbox.build().warnings == [])
        #expect(try sandbox.text("out/assets/style.css") == "body { color: navy }\n")
        let page = try sandbox.text("out/about.html")
        #expect(page.hasPrefix("<!doctype html><title>About $240.00 – Money pages</title>"))
        #expect(page.contains("<article class=\"page\">"))
        #expect(page.contains("<i>Pennypress \(Pennypress.version)</i>"))
        #expect(!page.contains("site-header"))
    }

    @Test func `a partial of the site's own may be named like one of the theme`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("<b>{{heading}}</b>", to: "site/templates/lists.mustache")
        let warning = """
            site/templates/lists.mustache:1:1: warning: no page uses the template \
            “lists.mustache” [PP0524]
             1 | <b>{{heading}}</b>
               | ^
               Did you mean “list.mustache”?

            """
        #expect(sandbox.messages(try sandbox.build().warnings) == warning)
        try sandbox.write(
            "{{<layout}}{{$content}}{{> lists }}{{/content}}{{/layout}}",
            to: "site/templates/prose.mustache")
        #expect(try sandbox.build().warnings == [])
        #expect(try sandbox.text("out/about.html").contains("<b>About $240.00</b>"))
    }

    @Test func `a tag that every page shares is reported once`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "{{siteTitel}}\n{{$content}}{{/content}}", to: "site/templates/layout.mustache")
        #expect(
            sandbox.faults() == """
                site/templates/layout.mustache:1:1: error: \
                unknown name “siteTitel” in template “all-tags” [PP0615]
                 1 | {{siteTitel}}
                   | ^
                   Write “siteTitle”.

                """)
    }

    @Test func `a tag in the open for one page only is found before anything is written`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let before = try sandbox.tree()
        try sandbox.write(
            "{{<layout}}{{$content}}{{#summary}}{{sumary}}{{/summary}}{{/content}}{{/layout}}",
            to: "site/templates/prose.mustache")
        try sandbox.write(
            SmallSite.page("With", "description: words\norder: 9"), to: "site/pages/with.md")
        #expect(
            sandbox.faults() == """
                site/templates/prose.mustache:1:36: error: unknown name “sumary” in template \
                “prose” [PP0615]
                 1 | {{<layout}}{{$content}}{{#summary}}{{sumary}}{{/summary}}{{/content}}{{/layout}}
                   |                                    ^
                   Write “summary”.

                """)
        #expect(try sandbox.tree() == before)
        #expect(try sandbox.names() == ["out", "site"])
    }
}
