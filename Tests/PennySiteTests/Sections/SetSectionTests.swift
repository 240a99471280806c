import Foundation
import PennySite
import Testing

/// Saved sets in folders, as a build makes them.
@Suite struct SetSectionTests {
    private static let files = [
        "site.yaml": "title: T\n",
        "calculations/top.md": set("Top", body: "[Homes](homes/), [first](homes/first.md)."),
        "calculations/homes/index.md": SmallSite.page(
            "Homes", "description: Where we live.", body: "{{first.payment}}, [one](first.md)."),
        "calculations/homes/first.md": set(
            "First", body: "[Up](./), [all](../), [old](old/hut.md)."),
        "calculations/homes/old/hut.md": set("Hut"),
        "calculations/homes/sold/index.md": SmallSite.page("Sold"),
        "calculations/homes/sold/flats.csv":
            "name,kind,title,principal,rate,term\nflat,loan,Flat,100,0%,2 months\n",
        "pages/about.md": SmallSite.page("About", body: "{{hut.payment}}, {{flat.payment}}"),
    ]

    private static func set(_ title: String, _ more: String = "", body: String = "") -> String {
        "---\ntitle: \(title)\nkind: loan\nprincipal: 1,200\nrate: 0%\nterm: 12 months\n\(more)---\n"
            + body + "\n"
    }

    private func built(_ more: [String: String] = [:]) throws -> Sandbox {
        let sandbox = try Sandbox(Self.files.merging(more) { $1 })
        try sandbox.build()
        return sandbox
    }

    private func cards(_ page: String) -> [String] {
        page.matches(of: /data-name="([^"]*)"/).map { String($0.1) }
    }

    private func way(_ page: String) -> [String] {
        guard let start = page.range(of: "<nav class=\"way\"") else { return [] }
        let rest = page[start.upperBound...]
        let nav = rest.range(of: "</nav>").map { rest[..<$0.lowerBound] } ?? rest
        return nav.matches(of: /href="([^"]*)">([^<]*)</).map { "\($0.1) \($0.2)" }
    }

    @Test func `a set is where its file is, and is named by its file alone`() throws {
        let sandbox = try built()
        for path in [
            "calculations/top.html", "calculations/homes/first.html",
            "calculations/homes/first.json", "calculations/homes/old/hut.html",
            "calculations/homes/sold/flat.html",
        ] {
            #expect(sandbox.exists("out/\(path)"))
        }
        #expect(try sandbox.text("out/about.html").contains("$100.00, $50.00"))
    }

    @Test func `links between folders lead to sets, to sections and to the list`() throws {
        let sandbox = try built()
        let top = try sandbox.text("out/calculations/top.html")
        #expect(top.contains("<a href=\"../calculations/homes/index.html\">Homes</a>"))
        #expect(top.contains("<a href=\"../calculations/homes/first.html\">first</a>"))
        let first = try sandbox.text("out/calculations/homes/first.html")
        #expect(first.contains("<a href=\"../../calculations/homes/index.html\">Up</a>"))
        #expect(first.contains("<a href=\"../../calculations/index.html\">all</a>"))
        #expect(first.contains("<a href=\"../../calculations/homes/old/hut.html\">old</a>"))
    }

    @Test func `a section has the sets of its folder, and of folders without a page`() throws {
        let page = try built().text("out/calculations/homes/index.html")
        #expect(cards(page) == ["first", "hut"])
        #expect(page.contains("<p class=\"lead\">Where we live.</p>"))
        #expect(page.contains("$100.00, <a href"))
        #expect(page.contains("<a href=\"../../calculations/homes/sold/index.html\">Sold</a>"))
        #expect(page.contains("data-compare=\"../../compare/index.html\""))
    }

    @Test func `the list of all has the sections of the folder, and every set`() throws {
        let page = try built().text("out/calculations/index.html")
        #expect(cards(page).sorted() == ["first", "flat", "hut", "top"])
        #expect(page.contains("<a href=\"../calculations/homes/index.html\">Homes</a>"))
        #expect(!page.contains(">Sold</a>"))
    }

    @Test func `the page of the folder itself is written in place of the list`() throws {
        let sandbox = try built([
            "calculations/index.md": SmallSite.page("Our loans", body: "All of them.")
        ])
        let page = try sandbox.text("out/calculations/index.html")
        #expect(page.contains("<h1>Our loans</h1>"))
        #expect(page.contains("All of them."))
        #expect(cards(page).sorted() == ["first", "flat", "hut", "top"])
        #expect(page.contains("<a href=\"../calculations/homes/index.html\">Homes</a>"))
        let homes = try sandbox.text("out/calculations/homes/index.html")
        #expect(way(homes) == ["../../calculations/index.html Our loans"])
        // Its entry in the menu is that of the list, once.
        #expect(homes.matches(of: /calculations\/index\.html" aria-current/).count == 1)
    }

    @Test func `a set says in which sections it is`() throws {
        let sandbox = try built()
        #expect(
            way(try sandbox.text("out/calculations/homes/sold/flat.html")) == [
                "../../../calculations/index.html All results",
                "../../../calculations/homes/index.html Homes",
                "../../../calculations/homes/sold/index.html Sold",
            ])
        #expect(way(try sandbox.text("out/calculations/homes/old/hut.html")).count == 2)
        #expect(way(try sandbox.text("out/calculations/top.html")).isEmpty)
    }

    @Test func `a section shows its sets below each other, or by date`() throws {
        let list = try built([
            "calculations/homes/index.md": SmallSite.page("Homes", "list: list")
        ]).text("out/calculations/homes/index.html")
        #expect(cards(list).isEmpty)
        #expect(list.contains("<a href=\"../../calculations/homes/first.html\">First</a>"))

        let dated = try built([
            "calculations/homes/index.md": SmallSite.page("Homes", "list: by-date"),
            "calculations/homes/first.md": Self.set("First", "date: 2026-03-01\n"),
            "calculations/homes/old/hut.md": Self.set("Hut", "date: 2026-04-01\n"),
        ]).text("out/calculations/homes/index.html")
        let days = dated.matches(of: /<time datetime="([^"]*)"/).map { String($0.1) }
        #expect(days == ["2026-04-01", "2026-03-01"])

        let all = try built([
            "calculations/index.md": SmallSite.page("All", "list: list")
        ]).text("out/calculations/index.html")
        for name in ["top", "homes/first", "homes/old/hut", "homes/sold/flat"] {
            #expect(all.contains("href=\"../calculations/\(name).html\""))
        }

        let none = try built([
            "calculations/homes/index.md": SmallSite.page("Homes", "list: none")
        ]).text("out/calculations/homes/index.html")
        #expect(!none.contains("first.html\">First"))
    }

    @Test func `a long section goes on on further pages`() throws {
        let sandbox = try built([
            "calculations/homes/index.md": SmallSite.page("Homes", "entriesPerPage: 1")
        ])
        #expect(cards(try sandbox.text("out/calculations/homes/index.html")) == ["first"])
        let second = try sandbox.text("out/calculations/homes/page/2.html")
        #expect(cards(second) == ["hut"])
        #expect(!second.contains(">Sold</a>"))
    }

    @Test func `a name is used once in the site, whatever the folder`() throws {
        let sandbox = try Sandbox(
            Self.files.merging(["calculations/homes/top.md": Self.set("Other")]) { $1 })
        #expect(sandbox.faults().contains("error: the name “top” is taken [PP0144]"))
    }

    @Test(arguments: ["calculations", "calculations/homes", "budgets"])
    func `a set in the file that is the page of its folder is reported`(folder: String) throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n", "\(folder)/index.md": SmallSite.loan(),
        ])
        #expect(
            sandbox.faults() == """
                site/\(folder)/index.md:2:1: error: index.md is the page of its folder, and this is \
                a saved set [PP0192]
                 2 | kind: loan
                   | ^
                   Rename the file, for example to first-home.md.

                """)
    }

    @Test func `a page of pages/ is no page of sets, whatever its folder is called`() throws {
        let sandbox = try built([
            "pages/budgets/index.md": SmallSite.page("Tips"),
            "pages/budgets/one.md": SmallSite.page("One"),
        ])
        let page = try sandbox.text("out/budgets/index.html")
        #expect(page.contains("<ul class=\"entries-list\">"))
        #expect(way(page).isEmpty)
        #expect(way(try sandbox.text("out/budgets/one.html")) == ["../budgets/index.html Tips"])
    }

    @Test func `a section and a set of it are translated like others`() throws {
        let sandbox = try built([
            "site.yaml": "title: T\nlanguages:\n  - language: de\n    locale: de-DE\n",
            "calculations/homes/index.de.md": "---\ntitle: Häuser\n---\n",
            "calculations/homes/first.de.md": "---\ntitle: Erstes\n---\n",
        ])
        let page = try sandbox.text("out/de/calculations/homes/index.html")
        #expect(page.contains("<h1>Häuser</h1>"))
        #expect(page.contains(">Erstes</a>"))
        let way = way(try sandbox.text("out/de/calculations/homes/first.html"))
        #expect(way.last == "../../calculations/homes/index.html Häuser")
    }

    @Test func `what a section is called is written anew on the pages of its sets`() throws {
        let sandbox = try built()
        try sandbox.write(SmallSite.page("Houses"), to: "site/calculations/homes/index.md")
        try sandbox.build()
        #expect(
            way(try sandbox.text("out/calculations/homes/first.html")).last
                == "../../calculations/homes/index.html Houses")
    }
}
