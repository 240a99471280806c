import Foundation
import PennySite
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The Atom feed of the reports.
@Suite struct ReportFeedTests {
    private func built(_ reports: [String: String] = ReportSite.reports) throws -> Sandbox {
        let sandbox = try Sandbox(ReportSite.files(reports))
        try sandbox.build { $0.baseURL = "https://e.example/money/" }
        return sandbox
    }

    private func all(_ name: String, in feed: String) -> [String] {
        feed.components(separatedBy: "<\(name)>").dropFirst()
            .map { $0.components(separatedBy: "</\(name)>")[0] }
    }

    @Test func `entries are the newest first, with absolute addresses`() throws {
        let feed = try built().text("out/reports/feed.xml")
        let site = "https://e.example/money/reports/"
        let days = ["2026-05-27", "2026-05-26", "2026-05-22"]
        #expect(all("id", in: feed) == [site + "feed.xml"] + days.map { site + $0 + ".html" })
        #expect(all("updated", in: feed) == ([days[0]] + days).map { $0 + "T00:00:00Z" })
        let own = "<link rel=\"self\" type=\"application/atom+xml\" href=\"\(site)feed.xml\"/>"
        #expect(feed.contains(own))
        #expect(feed.contains("<title>Market report – Money pages</title>"))
        #expect(feed.contains("<li>VIX 16.29, −4.23% (down since May\u{A0}26)</li>"))
        #expect(feed.contains("<p>A &lt;quiet&gt; day.</p>"))
    }

    @Test func `the feed is well-formed whatever the titles have in them`() throws {
        let report = """
            headlines:
              - source: news
                title: "a </title> & ]]> \\uFFFE"
                url: https://n.example/?a&b='c'
            note: "]]>"

            """
        let sandbox = try built(["2026-05-27": report])
        let parser = XMLParser(data: Data(try sandbox.bytes("out/reports/feed.xml")))
        #expect(parser.parse())
    }

    @Test func `pages of the report name the feed, others do not`() throws {
        let sandbox = try built()
        let link = "type=\"application/atom+xml\" title=\"Market report\" href=\""
        #expect(try sandbox.text("out/reports/index.html").contains(link + "../reports/feed.xml"))
        #expect(try sandbox.text("out/reports/vix.html").contains(link))
        #expect(try sandbox.text("out/index.html").contains(link + "reports/feed.xml"))
        #expect(!(try sandbox.text("out/about.html")).contains("atom"))
    }

    @Test func `without an address to publish at there is no feed`() throws {
        let sandbox = try Sandbox(ReportSite.files())
        try sandbox.build()
        #expect(!sandbox.exists("out/reports/feed.xml"))
        #expect(!(try sandbox.text("out/reports/index.html")).contains("atom"))
    }

    @Test func `the feed has the last thirty reports`() throws {
        let days = (1...31).map { "2026-05-\($0 < 10 ? "0" : "")\($0)" }
        let reports = Dictionary(
            uniqueKeysWithValues: days.map { ($0, ReportSite.value("vix", "1", $0)) })
        let feed = try built(reports).text("out/reports/feed.xml")
        #expect(feed.matches(of: /<entry>/).count == 30)
        #expect(!feed.contains("2026-05-01"))
    }
}
