import PennySite
import Testing

/// Pages that are grouped by keys of the site's own.
@Suite struct TaxonomyTests {
    private static let files = [
        "site.yaml": "title: T\ntaxonomies: [author, region]\n",
        "pages/a.md": SmallSite.page(
            "A", "author: Ada Lovelace\nregion: [Ohio, Midwest]", body: "[All](../author/)"),
        "lessons/01-b.md": SmallSite.page("B", "author: ada lovelace\ntags: [money]"),
        "glossary/c.md": "---\nterm: C\nshort: A word.\nregion: Ohio\n---\nText.\n",
        "glossary/d.csv": "term,short,author\nD,Another word.,Grace\n",
    ]

    private func titles(_ page: String) -> [String] {
        page.matches(of: /<p class="entry-title"><a href="([^"]*)"[^>]*>([^<]*)</).map {
            "\($0.2) \($0.1)"
        }
    }

    @Test func `each value has a page, and each taxonomy a list of its values`() throws {
        let sandbox = try Sandbox(Self.files)
        try sandbox.build()
        let ada = try sandbox.text("out/author/ada-lovelace.html")
        #expect(ada.contains("<h1>Ada Lovelace</h1>"))
        #expect(titles(ada) == ["A ../a.html", "B ../lessons/b.html"])
        #expect(ada.contains("Author: Ada Lovelace."))
        let list = try sandbox.text("out/author/index.html")
        #expect(list.contains("<h1>Author</h1>"))
        #expect(
            list.matches(of: /<li><a href="([^"]*)">[^<]*<\/a> <span/).map { String($0.1) } == [
                "../author/ada-lovelace.html", "../author/grace.html",
            ])
        #expect(
            titles(try sandbox.text("out/region/ohio.html")) == [
                "A ../a.html", "C ../glossary/c.html",
            ])
    }

    @Test func `a page leads to its values and to their lists`() throws {
        let sandbox = try Sandbox(Self.files)
        try sandbox.build()
        let page = try sandbox.text("out/a.html")
        #expect(
            page.contains(
                "<div><dt><a href=\"region/index.html\">Region</a></dt>"
                    + "<dd><a href=\"region/ohio.html\">Ohio</a></dd>"
                    + "<dd><a href=\"region/midwest.html\">Midwest</a></dd></div>"))
        #expect(page.contains("<a href=\"author/index.html\">All</a>"))
        let chapter = try sandbox.text("out/lessons/b.html")
        #expect(chapter.contains("<a href=\"../author/ada-lovelace.html\">ada lovelace</a>"))
        #expect(chapter.contains("<a href=\"../tags/money.html\">money</a>"))
        #expect(titles(try sandbox.text("out/tags/money.html")) == ["B ../lessons/b.html"])
    }

    private static let sets = [
        "calculations/bike.md": SmallSite.loan("Bike", "region: [Ohio, Coast]"),
        "calculations/phones.csv": """
        name,kind,title,principal,rate,term,author
        phone-a,loan,Phone A,600,0%,6 months,Grace
        phone-b,loan,Phone B,600,0%,6 months,

        """,
    ]

    @Test func `saved sets are grouped, too, and readers choose some of a value to compare`() throws
    {
        let sandbox = try Sandbox(Self.files.merging(Self.sets) { $1 })
        try sandbox.build()
        let ohio = try sandbox.text("out/region/ohio.html")
        #expect(ohio.contains("data-name=\"bike\""))
        #expect(ohio.contains("data-compare="))
        #expect(titles(ohio) == ["A ../a.html", "C ../glossary/c.html"])
        #expect(try sandbox.text("out/author/grace.html").contains("data-name=\"phone-a\""))
        #expect(!(try sandbox.text("out/author/grace.html").contains("phone-b")))
        #expect(
            try sandbox.text("out/calculations/bike.html").contains(
                "<dd><a href=\"../region/ohio.html\">Ohio</a></dd>"
                    + "<dd><a href=\"../region/coast.html\">Coast</a></dd>"))
    }

    @Test func `a value of a set that changes is on its pages after the next build`() throws {
        let sandbox = try Sandbox(Self.files.merging(Self.sets) { $1 })
        try sandbox.build()
        try sandbox.write(
            SmallSite.loan("Bike", "region: Lake"), to: "site/calculations/bike.md")
        try sandbox.build()
        #expect(!sandbox.exists("out/region/coast.html"))
        #expect(try sandbox.text("out/region/lake.html").contains("data-name=\"bike\""))
        // Sets that are not read again are known from the build before.
        try sandbox.write(SmallSite.page("New"), to: "site/pages/new.md")
        try sandbox.build()
        #expect(try sandbox.text("out/region/lake.html").contains("data-name=\"bike\""))
    }

    @Test(arguments: ["rate", "principal", "shown", "currency"])
    func `a taxonomy is not called as an input of a set is`(name: String) throws {
        let sandbox = try Sandbox(["site.yaml": "title: T\ntaxonomies: [\(name)]\n"])
        #expect(sandbox.faults().contains("[PP0191]"))
    }

    @Test func `a taxonomy can have a name of its own on pages`() throws {
        let sandbox = try Sandbox(
            Self.files.merging([
                "site.yaml": "title: T\ntaxonomies:\n  author: Written by\n  region: Where\n"
            ]) { $1 })
        try sandbox.build()
        #expect(try sandbox.text("out/author/index.html").contains("<h1>Written by</h1>"))
    }

    @Test(arguments: [
        ("[title]", "2:14: error: “title” is a key with another meaning [PP0191]"),
        ("[Author]", "2:14: error: “Author” cannot be part of an address"),
        ("[author, author]", "2:22: error: the name “author” is taken"),
    ])
    func `a name that cannot be is reported`(names: String, fault: String) throws {
        let sandbox = try Sandbox(["site.yaml": "title: T\ntaxonomies: \(names)\n"])
        #expect(sandbox.faults().hasPrefix("site/site.yaml:" + fault))
    }

    @Test func `a key that is no taxonomy is unknown`() throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n", "pages/a.md": SmallSite.page("A", "author: Ada"),
        ])
        #expect(sandbox.faults().contains("unknown key “author”"))
    }
}
