import PennyDiagnostics
import PennySite
import Testing

/// Pages with fields and with templates of the site's own.
@Suite struct PageTemplateTests {
    private func sandbox(_ template: String, _ more: String = "") throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(template, to: "site/templates/book.mustache")
        try sandbox.write(
            SmallSite.page("Book", "template: book\n" + more), to: "site/pages/book.md")
        return sandbox
    }

    private static let fields = """
        fields:
          author: Ada <& Co>
          year: 1843
          day: 2026-11-20
          is-new: yes
          isOld: no
          topics: [saving, "a < b"]
        """

    @Test(arguments: [
        ("{{fields.author}}", "Ada &lt;&amp; Co&gt;"), ("{{fields.year}}", "1843"),
        ("{{fields.day}}", "2026-11-20"),
        ("{{#fields.is-new}}new{{/fields.is-new}}", "new"),
        ("{{#fields.isOld}}old{{/fields.isOld}}{{^fields.isOld}}-{{/fields.isOld}}", "-"),
        ("{{#fields.topics}}[{{.}}]{{/fields.topics}}", "[saving][a &lt; b]"),
        ("{{#fields}}{{author}} {{heading}}{{/fields}}", "Ada &lt;&amp; Co&gt; Book"),
    ])
    func `a template of the site shows the fields of a page`(
        _ template: String, _ shown: String
    ) throws {
        let sandbox = try sandbox(template, Self.fields)
        #expect(try sandbox.build().warnings == [])
        #expect(try sandbox.text("out/book.html") == shown)
    }

    @Test func `a list is empty, and a text off, on a page without it`() throws {
        let template =
            "{{#fields.author}}{{fields.author}}{{/fields.author}}"
            + "{{^fields.topics.isEmpty}}<ul>{{#fields.topics}}{{.}}{{/fields.topics}}</ul>"
            + "{{/fields.topics.isEmpty}}."
        let sandbox = try sandbox(template, Self.fields)
        try sandbox.write(SmallSite.page("Bare", "template: book"), to: "site/pages/bare.md")
        try sandbox.build()
        #expect(try sandbox.text("out/bare.html") == ".")
        #expect(try sandbox.text("out/book.html").hasSuffix("<ul>savinga &lt; b</ul>."))
    }

    @Test func `an edition that leaves out the page of a template says nothing of it`() throws {
        let sandbox = try Sandbox(
            [
                "templates/branch.mustache": "x",
                "pages/branch.md": SmallSite.page("Branch", "template: branch"),
            ].merging(SmallSite.files) { own, _ in own })
        try sandbox.write(
            (SmallSite.files["site.yaml"] ?? "")
                + "languages:\n  - language: de\n    locale: de-DE\n    untranslated: leave-out\n",
            to: "site/site.yaml")
        #expect(try sandbox.build().warnings == [])
    }

    @Test func `the theme's own templates can be replaced by ones that show fields`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("{{fields.author}}", to: "site/templates/prose.mustache")
        try sandbox.write("{{fields.motto}}", to: "site/templates/home.mustache")
        try sandbox.write(
            SmallSite.page("Book", "fields: {author: Ada}"), to: "site/pages/book.md")
        try sandbox.write(SmallSite.page("Us", "fields: {author: no}"), to: "site/pages/about.md")
        #expect(sandbox.faults().contains("unknown name “fields.motto” in template “home”"))
        try sandbox.write(
            SmallSite.page("Home", "fields: {motto: Save}"), to: "site/pages/index.md")
        #expect(sandbox.faults().contains("name “fields.author” is a flag here, not text"))
        try sandbox.write(
            "{{#fields.author}}by {{fields.author}}{{/fields.author}}",
            to: "site/templates/prose.mustache")
        try sandbox.build()
        #expect(try sandbox.text("out/book.html") == "by Ada")
        #expect(try sandbox.text("out/about.html") == "")
        #expect(try sandbox.text("out/index.html") == "Save")
    }

    @Test func `a field that another page with the template has is known, and off`() throws {
        let sandbox = try sandbox("{{#fields.author}}{{fields.author}}{{/fields.author}}.")
        #expect(sandbox.faults().contains("unknown name “fields.author” in template “book”"))
        try sandbox.write(
            SmallSite.page("Other", "template: book\nfields: {author: Ada}"),
            to: "site/pages/other.md")
        try sandbox.build()
        #expect(try sandbox.text("out/book.html") == ".")
        #expect(try sandbox.text("out/other.html") == "Ada.")
    }

    @Test func `a field that no page has is a fault with the nearest one`() throws {
        let sandbox = try sandbox("{{fields.autor}}", Self.fields)
        #expect(
            sandbox.faults() == """
                site/templates/book.mustache:1:1: error: unknown name “fields.autor” in template \
                “book” [PP0615]
                 1 | {{fields.autor}}
                   | ^
                   Write “fields.author”.

                """)
    }

    @Test(arguments: ["prose", "prose.mustache"], [true, false])
    func `a page need not name the theme's template, which the site may have changed`(
        _ name: String, _ isChanged: Bool
    ) throws {
        let sandbox = try sandbox("{{heading}}")
        if isChanged {
            try sandbox.write("{{heading}}", to: "site/templates/prose.mustache")
        }
        try sandbox.write(
            SmallSite.page("Book", "template: \(name)"), to: "site/pages/book.md")
        let faults = sandbox.faults()
        #expect(
            faults.contains("error: “prose” is the theme’s template for all such pages [PP0591]"))
        #expect(faults.contains("copy “templates/prose.mustache” under another name"))
    }

    @Test(arguments: [
        ("bok", "Did you mean “book”?"), ("book.mustache", "Did you mean “book”?"),
        ("shop", "Add “templates/shop.mustache”, or remove the line."),
    ])
    func `a template that the site does not have is a fault`(
        _ name: String, _ step: String
    ) throws {
        let sandbox = try sandbox("{{heading}}")
        try sandbox.write(
            SmallSite.page("Book", "template: \(name)"), to: "site/pages/book.md")
        let faults = sandbox.faults()
        #expect(
            faults.contains("error: the site has no template “\(name)” of its own [PP0596]"))
        #expect(faults.contains(step))
        #expect(!faults.contains("warning") && !faults.contains("PP0611"))
    }

    @Test func `a template that a page names is no unused one`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("{{heading}}", to: "site/templates/lists.mustache")
        #expect(try sandbox.build().warnings.map(\.code) == [524])
        try sandbox.write(
            SmallSite.page("Other", "template: lists"), to: "site/pages/other.md")
        #expect(try sandbox.build().warnings == [])
    }

    @Test func `a page is made again when its fields or its template change, and no other`() throws
    {
        let sandbox = try sandbox("{{fields.a}}", "fields: {a: 1}")
        try sandbox.build()
        #expect(try sandbox.build().newPages == 0)
        try sandbox.write(
            SmallSite.page("Book", "template: book\nfields: {a: 2}"), to: "site/pages/book.md")
        #expect(try sandbox.build().newPages == 1)
        #expect(try sandbox.text("out/book.html") == "2")
        try sandbox.write("<{{fields.a}}>", to: "site/templates/book.mustache")
        #expect(try sandbox.build().newPages == 1)
        #expect(try sandbox.text("out/book.html") == "<2>")
    }

    @Test func `a translation has a template in its language`() throws {
        let sandbox = try sandbox("en {{fields.a}}", "fields: {a: 1}")
        try sandbox.write(
            "title: T\nlanguages:\n  - {language: de, locale: de-DE}\n", to: "site/site.yaml")
        try sandbox.write("de {{fields.a}}", to: "site/templates/book.de.mustache")
        try sandbox.write(SmallSite.page("Buch", "fields: {a: 2}"), to: "site/pages/book.de.md")
        try sandbox.build()
        #expect(try sandbox.text("out/book.html") == "en 1")
        #expect(try sandbox.text("out/de/book.html") == "de 2")
    }
}
