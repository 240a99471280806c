import Foundation
import Testing

@testable import PennySite

/// Lists that are too long for one page.
@Suite struct LongListTests {
    @Test(arguments: [
        (0, 100, [0]), (1, 100, [1]), (100, 100, [100]), (101, 100, [100, 1]), (7, 3, [3, 3, 1]),
        (3, 1, [1, 1, 1]),
    ])
    func `a list is cut into pages that have all entries in order`(
        _ entries: Int, _ perPage: Int, _ counts: [Int]
    ) {
        let first = Pagination.first(of: "loans.html", entries: entries, perPage: perPage)
        let parts = [first] + first.others
        #expect(parts.map(\.entries.count) == counts)
        #expect(parts.flatMap(\.entries) == Array(0..<entries))
        #expect(parts.map(\.number) == Array(1...counts.count))
        #expect(parts.allSatisfy { $0.count == counts.count })
    }

    @Test(arguments: [
        ("loans.html", "loans/page/2.html"),
        ("calculations/index.html", "calculations/page/2.html"),
        ("guide/news/index.html", "guide/news/page/2.html"),
        ("de/loans.html", "de/loans/page/2.html"),
    ])
    func `a further page has an address below its list's`(_ list: String, _ second: String) {
        let first = Pagination.first(of: list, entries: 3, perPage: 2)
        #expect(first.address == list)
        #expect(first.others.map(\.address) == [second])
    }

    private static func loans(_ count: Int) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: (1...count).map {
                ("calculations/loan-\($0 + 10).md", SmallSite.loan("Loan \($0 + 10)"))
            })
    }

    private func headings(_ page: String) -> [String] {
        page.matches(of: /<h2><a href="[^"]*">([^<]*)</).map { String($0.1) }
    }

    private func ways(_ page: String) -> [String] {
        guard let start = page.range(of: "<nav class=\"parts\"") else { return [] }
        let rest = page[start.upperBound...].prefix { $0 != "\u{0}" }
        let part = rest.range(of: "</nav>").map { rest[..<$0.lowerBound] } ?? rest
        return part.matches(of: /href="([^"]*)"( aria-current="page")?[^>]*>([^<]*)</).map {
            "\($0.3)\($0.2 == nil ? "" : "*") \($0.1)"
        }
    }

    @Test func `each set is on one page of each of its lists`() throws {
        let sandbox = try Sandbox(
            Self.loans(7).merging([
                "site.yaml": "title: T\nbaseURL: https://t.example/\nentriesPerPage: 3\n"
            ]) { $1 })
        try sandbox.build()
        let wanted = (11...17).map { "Loan \($0)" }
        for list in ["loans", "calculations"] {
            let first = list == "loans" ? "loans.html" : "calculations/index.html"
            let pages = [first, "\(list)/page/2.html", "\(list)/page/3.html"]
            let texts = try pages.map { try sandbox.text("out/" + $0) }
            #expect(texts.map { headings($0).count } == [3, 3, 1])
            #expect(texts.flatMap(headings) == wanted)
            #expect(!sandbox.exists("out/\(list)/page/4.html"))
            // Each has its own title, and an entry in the site map.
            let titles = texts.compactMap { $0.firstMatch(of: /<title>([^<]*)</)?.1 }
            #expect(Set(titles).count == 3)
            #expect(titles[1].contains("page 2"))
            let map = try sandbox.text("out/sitemap.xml")
            for page in pages where page != first { #expect(map.contains("t.example/\(page)<")) }
        }
        #expect(
            ways(try sandbox.text("out/loans/page/2.html")) == [
                "Previous ../../loans.html", "1 ../../loans.html",
                "2* ../../loans/page/2.html", "3 ../../loans/page/3.html",
                "Next ../../loans/page/3.html",
            ])
        #expect(try sandbox.text("out/loans/page/2.html").contains("<p>Page 2 of 3</p>"))
        #expect(
            try sandbox.text("out/calculations/loan-17.html").contains("href=\"../loans.html\""))
    }

    @Test(arguments: [(12, 100, false), (13, 100, true), (13, 7, false)])
    func `a long list has a filter if all of it is on one page`(
        _ count: Int, _ perPage: Int, _ hasFilter: Bool
    ) throws {
        let sandbox = try Sandbox(
            Self.loans(count).merging(["site.yaml": "title: T\nentriesPerPage: \(perPage)\n"]) {
                $1
            })
        try sandbox.build()
        let list = try sandbox.text("out/loans.html")
        #expect(list.contains("<p class=\"filter\" data-filter>") == hasFilter)
        #expect(!hasFilter || list.contains("assets/cards.js"))
    }

    @Test func `a list that gets shorter loses its last page`() throws {
        let sandbox = try Sandbox(
            Self.loans(4).merging(["site.yaml": "title: T\nentriesPerPage: 3\n"]) { $1 })
        try sandbox.build()
        #expect(sandbox.exists("out/loans/page/2.html"))
        try sandbox.remove("site/calculations/loan-12.md")
        try sandbox.build()
        #expect(!sandbox.exists("out/loans/page"))
        let list = try sandbox.text("out/loans.html")
        #expect(headings(list) == ["Loan 11", "Loan 13", "Loan 14"])
        #expect(ways(list).isEmpty)
    }

    @Test func `the ways to a great many pages are few`() throws {
        let sandbox = try Sandbox(
            Self.loans(12).merging(["site.yaml": "title: T\nentriesPerPage: 1\n"]) { $1 })
        try sandbox.build()
        let page = try sandbox.text("out/loans/page/6.html")
        #expect(
            ways(page).map { String($0.prefix { $0 != " " }) }
                == ["Previous", "1", "4", "5", "6*", "7", "8", "12", "Next"])
        // Where some are left out, the page says so.
        let apart = page.matches(of: /<li class="number apart"><a [^>]*>(\d+)</).map { $0.1 }
        #expect(apart == ["4", "12"])
    }

    @Test func `a section says how many of its pages are on one, and its text is on the first`()
        throws
    {
        var files = [
            "site.yaml": "title: T\nentriesPerPage: 50\n",
            "pages/news/index.md": SmallSite.page(
                "News", "list: by-date\nentriesPerPage: 2", body: "All that is new."),
        ]
        for day in 1...5 {
            files["pages/news/day-\(day).md"] = SmallSite.page(
                "Day \(day)", "date: 2026-11-0\(day)")
        }
        let sandbox = try Sandbox(files)
        try sandbox.build()
        let pages = try ["index", "page/2", "page/3"].map {
            try sandbox.text("out/news/\($0).html")
        }
        let shown = pages.map { page in
            page.matches(of: /<p class="entry-title"><a [^>]*>([^<]*)</).map { String($0.1) }
        }
        #expect(shown == [["Day 5", "Day 4"], ["Day 3", "Day 2"], ["Day 1"]])
        #expect(pages.map { $0.contains("All that is new.") } == [true, false, false])
        #expect(pages.map { $0.contains("<h1>News, page 2</h1>") } == [false, true, false])
        #expect(pages[1].contains("<a href=\"../../news/index.html\">News</a>"))
        #expect(pages[2].contains("href=\"../../news/day-1.html\""))
    }

    @Test(arguments: [
        ("0", "entriesPerPage 0 is not between 1 and 10000"),
        ("many", "entriesPerPage “many” is not a whole number"),
    ])
    func `what is no number of entries is reported, of a site and of a section`(
        _ typed: String, _ summary: String
    ) throws {
        let line = "entriesPerPage: \(typed)"
        let site = try Sandbox(["site.yaml": "title: T\n\(line)\n"]).faults()
        #expect(site.hasPrefix("site/site.yaml:2:17: error: \(summary)"))
        let section = try Sandbox([
            "site.yaml": "title: T\n", "pages/news/index.md": SmallSite.page("News", line),
        ]).faults()
        #expect(section.hasPrefix("site/pages/news/index.md:3:17: error: \(summary)"))
    }

    @Test func `a page that is no section has no number of entries`() throws {
        let said = try Sandbox([
            "site.yaml": "title: T\n", "pages/a.md": SmallSite.page("A", "entriesPerPage: 5"),
        ]).faults()
        #expect(said.contains("unknown key “entriesPerPage”"))
    }
}
