import PennyEngine
import Testing

@testable import PennySite

/// Headings beside the `id`s that a page gives its own elements.
@Suite struct PageAnchorTests {
    private static func ids(_ page: String) -> [String] {
        page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    }

    private static let files = [
        "site.yaml": "title: T\n",
        "calculations/a.md": SmallSite.loan("A", "extra: 10 from 1 every 1"),
        "pages/p.md": SmallSite.page(body: "```pennypress\nshow: form\nof: a\n```\n"),
        "pages/index.md": SmallSite.page(body: "Text."),
        "lessons/1-l.md": LearningSite.lesson("L"),
        "lessons/index.md": SmallSite.page("Course", body: "Text."),
        "glossary/w.md": LearningSite.term("Word"),
        "calculations/index.md": SmallSite.page("Sets", body: "Text."),
    ]

    private static let pages: [String: String] = [
        "calculations/a.md": "calculations/a.html", "pages/p.md": "p.html",
        "pages/index.md": "index.html", "lessons/1-l.md": "lessons/l.html",
        "lessons/index.md": "lessons/index.html", "glossary/w.md": "glossary/w.html",
        "calculations/index.md": "calculations/index.html",
    ]

    /// Each page is built again with a heading for each of its ids.
    @Test func `no heading gets the id of an element of its page`() throws {
        let sandbox = try Sandbox(Self.files)
        try sandbox.build()
        var asked: [String: [String]] = [:]
        for (file, path) in Self.pages {
            let text = try #require(Self.files[file])
            let ids = Set(Self.ids(try sandbox.text("out/" + path))).sorted()
            asked[path] = ids
            let headings = ids.map { id in
                "## " + id.map { $0.isLetter || $0.isNumber ? String($0) : " " }.joined()
            }
            try sandbox.write(
                text + "\n" + headings.joined(separator: "\n\n") + "\n", to: "site/" + file)
        }
        try sandbox.build()
        for (path, ids) in asked {
            #expect(ids.contains("main"), "\(path)")
            let found = Self.ids(try sandbox.text("out/" + path))
            #expect(found.count > ids.count, "\(path)")
            #expect(Set(found).count == found.count, "\(path): \(found)")
        }
        #expect(asked["calculations/a.html"]?.contains("input-rate") == true)
        #expect(asked["p.html"]?.contains("input-rate") == true)
    }

    @Test(arguments: [
        "changed", "understood", "input-rate", "help-rate", "input-extra.0.amount", "save-title",
        "beside", "main", "proof", "error--1",
    ])
    func `an id that an author chooses is none of the page's own`(_ id: String) throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n",
            "calculations/a.md": SmallSite.loan("A", body: "## B {#\(id)}\n"),
        ])
        #expect(sandbox.faults().contains("heading id “\(id)” that the page has already"))
    }

    @Test func `ids of an own template are reserved on its pages, and only there`() throws {
        let template = """
            {{<layout}}
            {{$content}}
            <p id="price-list"></p><i id='row-{{heading}}'></i>
            {{{body}}}
            {{/content}}
            {{/layout}}
            """
        let body = "## Price list\n\n## Row 1\n"
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n", "templates/shop.mustache": template,
            "pages/a.md": SmallSite.page("A", "template: shop", body: body),
            "pages/b.md": SmallSite.page("B", body: body),
        ])
        try sandbox.build()
        let headings = try ["a", "b"].map {
            try sandbox.text("out/\($0).html").matches(of: /<h2 id="([^"]*)"/).map { String($0.1) }
        }
        #expect(headings == [["price-list-2", "section-row-1"], ["price-list", "row-1"]])
    }

    @Test func `a word of another page's template is free`() throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n",
            "pages/a.md": SmallSite.page(
                body: "## About\n\n## Changed\n\n## Find\n\n## Input rate"),
        ])
        try sandbox.build()
        let page = try sandbox.text("out/a.html")
        for id in ["about", "changed", "find", "input-rate"] {
            #expect(page.contains("<h2 id=\"\(id)\">"))
        }
    }
}
