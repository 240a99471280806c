import PennySite
import Testing

/// Lists of pages in texts.
@Suite struct PageListTests {
    private static let files = [
        "site.yaml": "title: T\n",
        "calculations/car.md": SmallSite.loan("Car", "tags: [debt]\ndate: 2026-02-01"),
        "calculations/bike.md": SmallSite.loan("Bike", "tags: [debt]"),
        "pages/guide/index.md": SmallSite.page("Guide"),
        "pages/guide/one.md": SmallSite.page("One", "date: 2026-01-01\ntags: [debt]"),
        "pages/guide/two.md": SmallSite.page("Two", "date: 2026-03-01\ndescription: The second."),
        "lessons/01-money.md": SmallSite.page("Money", "tags: [debt]"),
        "glossary/loan.md": "---\nterm: Loan\nshort: Money for a time.\ntags: [debt]\n---\nText.\n",
    ]

    private func sandbox(_ block: String) throws -> Sandbox {
        let sandbox = try Sandbox(Self.files)
        try sandbox.write(
            SmallSite.page("List", body: "```pennypress\nshow: pages\n\(block)\n```\n"),
            to: "site/pages/guide/list.md")
        return sandbox
    }

    private func titles(_ block: String) throws -> [String] {
        let sandbox = try sandbox(block)
        try sandbox.build()
        let page = try sandbox.text("out/guide/list.html")
        return page.matches(of: /<p class="entry-title"><a href="([^"]*)"[^>]*>([^<]*)</).map {
            "\($0.2) \($0.1)"
        }
    }

    @Test func `a folder lists its pages, without its own and that of the list`() throws {
        #expect(
            try titles("in: pages/guide/") == ["One ../guide/one.html", "Two ../guide/two.html"])
    }

    @Test func `a tag lists pages, chapters, words and saved sets`() throws {
        #expect(
            try titles("tag: Debt\norder: title") == [
                "Bike ../calculations/bike.html", "Car ../calculations/car.html",
                "Loan ../glossary/loan.html", "Money ../lessons/money.html",
                "One ../guide/one.html",
            ])
    }

    @Test func `what is asked for holds together, with an order and a limit`() throws {
        #expect(try titles("tag: debt\nin: lessons") == ["Money ../lessons/money.html"])
        #expect(
            try titles("kind: loan\norder: newest\nlimit: 1") == ["Car ../calculations/car.html"])
    }

    @Test func `pages can be cards, and the newest have their dates`() throws {
        let sandbox = try sandbox("in: pages/guide\norder: newest\nas: cards\ntitle: New")
        try sandbox.build()
        let page = try sandbox.text("out/guide/list.html")
        #expect(page.contains("<p class=\"embedded-title\">New</p>"))
        #expect(page.contains("<ul class=\"cards\">"))
        let first = try #require(page.firstMatch(of: /<li class="card">.*/))
        #expect(first.0.contains("2026-03-01") && first.0.contains("The second."))
    }

    @Test(arguments: [
        ("limit: 2", "the block does not say which pages it lists [PP0453]"),
        ("tag: nothing", "no page is with the tag “nothing” [PP0455]"),
        ("in: pages/gude/", "no page is in “pages/gude/” [PP0455]"),
        ("kind: lone", "“lone” is not a value of “kind” [PP0454]"),
        ("tag: debt\norder: oldest", "“oldest” is not a value of “order” [PP0454]"),
        ("tag: debt\nlimit: 500", "the limit “500” is not a number that fits [PP0452]"),
    ])
    func `a list is judged`(block: String, summary: String) throws {
        let faults = try sandbox(block).faults()
        #expect(faults.contains(summary))
        #expect(faults.contains("site/pages/guide/list.md:"))
    }

    @Test func `the text of a saved set has no list`() throws {
        let sandbox = try Sandbox(Self.files)
        try sandbox.write(
            SmallSite.loan(body: "```pennypress\nshow: pages\ntag: debt\n```\n"),
            to: "site/calculations/own.md")
        #expect(sandbox.faults().contains("the text of a saved set cannot list pages [PP0456]"))
    }
}
