import Foundation
import PennySite
import Testing

/// Pages in folders, as a build makes them.
@Suite struct SectionPageTests {
    private static let files = [
        "site.yaml": "title: T\nbaseURL: https://t.example/\n",
        "pages/about.md": SmallSite.page(
            "About", body: "[Guide](guide/), [fixed](guide/loans/fixed.md)"),
        "pages/guide/index.md": SmallSite.page("Guide", "list: cards", body: "Welcome."),
        "pages/guide/first.md": SmallSite.page("First", "order: 2", body: "Begin here."),
        "pages/guide/loans/index.md": SmallSite.page("Loans", "order: 1\ndescription: Of banks."),
        "pages/guide/loans/fixed.md": SmallSite.page("Fixed", body: "[Up](../first.md)"),
    ]

    private func built(_ more: [String: String] = [:]) throws -> Sandbox {
        let sandbox = try Sandbox(Self.files.merging(more) { $1 })
        try sandbox.build()
        return sandbox
    }

    /// The texts of the links in the first part of a page that begins in some way.
    private func links(_ page: String, in start: String, to end: String = "</nav>") -> [String] {
        guard let from = page.range(of: start) else { return [] }
        let rest = page[from.upperBound...]
        let part = rest.range(of: end).map { rest[..<$0.lowerBound] } ?? rest
        return part.matches(of: /href="([^"]*)"[^>]*>(?:<span>[^<]*<\/span> )?([^<]*)</).map {
            "\($0.1) \($0.2)"
        }
    }

    @Test func `folders of files are folders of addresses`() throws {
        let sandbox = try built()
        let about = try sandbox.text("out/about.html")
        #expect(
            about.contains(
                "<a href=\"guide/index.html\">Guide</a>, <a href=\"guide/loans/fixed.html\">fixed</a>"
            ))
        let fixed = try sandbox.text("out/guide/loans/fixed.html")
        #expect(fixed.contains("<a href=\"../../guide/first.html\">Up</a>"))
        #expect(fixed.contains("href=\"../../assets/style.css\""))
    }

    @Test func `the page of a section has its pages in their order, with what they say`() throws {
        let page = try built().text("out/guide/index.html")
        #expect(
            links(page, in: "<nav class=\"section-pages\"") == [
                "../guide/loans/index.html Loans", "../guide/first.html First",
            ])
        #expect(page.contains("<ul class=\"cards\">"))
        #expect(page.contains("<p class=\"summary\">Of banks.</p>"))
        #expect(page.contains("<p class=\"summary\">Begin here.</p>"))
    }

    @Test(arguments: ["list", "cards", "by-date", "none"])
    func `a section says how it lists its pages`(list: String) throws {
        let page = try built([
            "pages/guide/index.md": SmallSite.page("Guide", "list: \(list)"),
            "pages/guide/first.md": SmallSite.page("First", "date: 2026-11-20"),
        ]).text("out/guide/index.html")
        #expect(page.contains("<nav class=\"section-pages\"") == (list != "none"))
        #expect(page.contains("<ul class=\"cards\">") == (list == "cards"))
        #expect(page.contains("<time datetime=\"2026-11-20\">") == (list == "by-date"))
        #expect(page.contains("href=\"../guide/feed.xml\"") == (list == "by-date"))
    }

    @Test func `a page in a section has the way to it, the menu and its neighbors`() throws {
        let page = try built().text("out/guide/loans/fixed.html")
        #expect(
            links(page, in: "<nav class=\"way\"") == [
                "../../guide/index.html Guide", "../../guide/loans/index.html Loans",
            ])
        #expect(
            links(page, in: "<nav class=\"section-menu\"") == [
                "../../guide/index.html Guide", "../../guide/loans/index.html Loans",
                "../../guide/loans/fixed.html Fixed", "../../guide/first.html First",
            ])
        #expect(page.contains("fixed.html\" aria-current=\"page\">Fixed</a>"))
        #expect(
            links(page, in: "<nav class=\"neighbours\"") == [
                "../../guide/loans/index.html Loans", "../../guide/first.html First",
            ])
        #expect(page.contains("\"position\":4,\"name\":\"Fixed\""))
    }

    @Test func `a page outside of sections has none of these`() throws {
        let page = try built().text("out/about.html")
        for name in ["way", "section-menu", "section-pages", "neighbours"] {
            #expect(!page.contains("<nav class=\"\(name)\""))
        }
    }

    @Test func `the main menu has pages and sections of the first level`() throws {
        let page = try built().text("out/guide/loans/fixed.html")
        #expect(
            links(page, in: "</details>").filter { !$0.contains("/calc") } == [
                "../../about.html About", "../../guide/index.html Guide",
            ])
        #expect(page.contains("guide/index.html\" aria-current=\"page\">Guide"))
    }

    @Test func `the search and the site map have pages in folders`() throws {
        let sandbox = try built()
        #expect(try sandbox.text("out/search.html").contains("href=\"guide/loans/fixed.html\""))
        #expect(
            try sandbox.text("out/sitemap.xml").contains("https://t.example/guide/loans/fixed.html")
        )
    }

    @Test func `a translation in a folder makes a page in the edition`() throws {
        let sandbox = try built([
            "site.yaml":
                "title: T\nlanguages:\n  - language: de\n    locale: de-DE\n    untranslated: leave-out\n",
            "pages/guide/index.de.md": "---\ntitle: Leitfaden\n---\n",
            "pages/guide/loans/fixed.de.md": "---\ntitle: Fest\n---\nText.\n",
        ])
        let page = try sandbox.text("out/de/guide/loans/fixed.html")
        #expect(links(page, in: "<nav class=\"way\"") == ["../../guide/index.html Leitfaden"])
        #expect(page.contains("href=\"../../../guide/loans/fixed.html\""))
        #expect(!sandbox.exists("out/de/guide/first.html"))
    }

    @Test func `many pages of several years stand below their years`() throws {
        var files = ["pages/guide/index.md": SmallSite.page("Guide", "list: by-date")]
        for month in 1...9 {
            files["pages/guide/a\(month).md"] = SmallSite.page("A", "date: 2024-0\(month)-01")
            files["pages/guide/b\(month).md"] = SmallSite.page("B", "date: 2026-0\(month)-01")
        }
        files["pages/guide/first.md"] = SmallSite.page("First", "date: 2025-01-01")
        let page = try built(files).text("out/guide/index.html")
        #expect(
            page.matches(of: /<h2>(\d+)<\/h2>/).map { String($0.1) } == ["2026", "2025", "2024"])
    }

    @Test func `a section by date has a feed, the newest page first`() throws {
        let sandbox = try built([
            "pages/guide/index.md": SmallSite.page("Guide", "list: by-date"),
            "pages/guide/first.md": SmallSite.page("First", "date: 2026-11-20", body: "It began."),
            "pages/guide/next.md": SmallSite.page("A & B", "date: 2026-11-21\ndescription: Two."),
        ])
        let feed = try sandbox.text("out/guide/feed.xml")
        #expect(feed.contains("<title>Guide – T</title>"))
        #expect(feed.contains("<updated>2026-11-21T00:00:00Z</updated>\n<author>"))
        #expect(
            feed.matches(of: /<entry>\n<title>([^<]*)<\/title>\n<id>([^<]*)</).map {
                "\($0.1) \($0.2)"
            } == [
                "A &amp; B https://t.example/guide/next.html",
                "First https://t.example/guide/first.html",
            ])
        #expect(feed.contains("<p>It began.</p>"))
        let post = try sandbox.text("out/guide/first.html")
        #expect(post.contains("title=\"Guide – T\"") == false)
        #expect(post.contains("application/atom+xml\" title=\"Guide\" href=\"../guide/feed.xml\""))
        #expect(post.contains("<p class=\"kind\"><time datetime=\"2026-11-20\">"))
    }

    @Test func `a site without an address has no feed of a section`() throws {
        let sandbox = try built([
            "site.yaml": "title: T\n",
            "pages/guide/index.md": SmallSite.page("Guide", "list: by-date"),
            "pages/guide/first.md": SmallSite.page("First", "date: 2026-11-20"),
        ])
        #expect(!sandbox.exists("out/guide/feed.xml"))
        #expect(!(try sandbox.text("out/guide/index.html")).contains("feed.xml"))
    }
}
