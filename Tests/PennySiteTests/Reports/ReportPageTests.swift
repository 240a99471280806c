import Foundation
import PennySite
import Testing

/// The pages of the daily report.
@Suite struct ReportPageTests {
    private func built(_ files: [String: String] = ReportSite.files()) throws -> Sandbox {
        let sandbox = try Sandbox(files)
        try sandbox.build()
        return sandbox
    }

    @Test func `today is the newest report, with the archive below it`() throws {
        let page = try built().text("out/reports/index.html")
        #expect(page.contains("<h1>Latest report, May 27, 2026</h1>"))
        #expect(
            page.contains(
                "<a href=\"../reports/index.html\">Market report</a> "
                    + "<time datetime=\"2026-05-27\" data-age>May 27, 2026</time>"))
        #expect(page.contains("<p class=\"lead\">A &lt;quiet&gt; day.</p>"))
        let archive = page.split(separator: "id=\"archive\"").last ?? ""
        let days = archive.matches(of: /<li><a href="(.*?)">(.*?)<\/a>/).map { "\($0.1) \($0.2)" }
        #expect(
            days
                == ["27", "26", "22"].map {
                    "../reports/2026-05-\($0).html \($0)<span class=\"hidden\"> May 2026</span>"
                })
        #expect(page.contains("<a href=\"../reports/2026-05-26.html\" rel=\"prev\">"))
        #expect(page.contains("Updated <time datetime=\"2026-05-27\">"))
    }

    @Test func `a report without a title has one in the site's language`() throws {
        let configuration = ReportSite.configuration.replacing("title: Market report\n", with: "")
        let sandbox = try Sandbox(ReportSite.files(configuration: configuration))
        try sandbox.build { $0.baseURL = "https://e.example/" }
        let page = try sandbox.text("out/reports/2026-05-26.html")
        #expect(page.contains("<a href=\"../reports/index.html\">Daily report</a>"))
        #expect(
            page.contains(
                "<meta name=\"description\" content=\"Daily report, May 26, 2026. Since May"))
        #expect(try sandbox.text("out/reports/feed.xml").contains("<title>Daily report – "))
    }

    @Test func `a day without values has no sentence`() throws {
        let page = try built(ReportSite.files(["2026-05-27": "note: Nothing.\n"]))
            .text("out/reports/index.html")
        #expect(page.contains("content=\"Market report, May 27, 2026\""))
        #expect(page.components(separatedBy: "class=\"lead\"").count == 2)
    }

    @Test func `the archive has a line a month, however many reports there are`() throws {
        let days = [
            "2025-12-31", "2026-01-02", "2026-01-09", "2026-01-30", "2026-12-01",
        ]
        let page = try built(
            ReportSite.files(
                Dictionary(
                    uniqueKeysWithValues: days.map { ($0, ReportSite.value("vix", "1", $0)) }))
        ).text("out/reports/index.html")
        let months = page.components(separatedBy: "<h3>").dropFirst().map { part in
            part.prefix { $0 != "<" } + ":"
                + part.matches(of: /html">(\d+)</).map { " \($0.1)" }.joined()
        }
        #expect(months == ["December 2026: 1", "January 2026: 30 9 2", "December 2025: 31"])
    }

    @Test func `a day has the days before and after it`() throws {
        let sandbox = try built()
        let middle = try sandbox.text("out/reports/2026-05-26.html")
        #expect(middle.contains("<h1>Report of May 26, 2026</h1>"))
        #expect(middle.contains("<a href=\"../reports/2026-05-22.html\" rel=\"prev\">"))
        #expect(middle.contains("<a href=\"../reports/2026-05-27.html\" rel=\"next\">"))
        #expect(!middle.contains("id=\"archive\""))
        #expect(!(try sandbox.text("out/reports/2026-05-22.html")).contains("rel=\"prev\""))
        #expect(!(try sandbox.text("out/reports/2026-05-27.html")).contains("rel=\"next\""))
    }

    @Test func `headlines have their source and time, and no markup of theirs`() throws {
        let page = try built().text("out/reports/2026-05-27.html")
        #expect(
            page.contains(
                "<li><a href=\"https://n.example/?a=1&amp;b=2\">"
                    + "Prices &amp; &lt;b&gt;rates&lt;/b&gt;</a> "
                    + "<span class=\"detail\">The News, <time datetime=\"2026-05-27T09:30:00Z\">"
                    + "May 27, 2026, 09:30 UTC</time></span></li>"))
    }

    @Test func `headlines that are missing say why`() throws {
        let report = "headlinesMissing:\n  - {source: news, reason: HTTP 429}\n"
        let page = try built(ReportSite.files(["2026-05-27": report]))
            .text("out/reports/index.html")
        #expect(page.contains("Missing</span> No headlines from The News. HTTP 429.<"))
        let coded = "headlinesMissing:\n  - {source: news, reason: HTTP 429, code: no-answer}\n"
        let words = try built(ReportSite.files(["2026-05-27": coded]))
            .text("out/reports/index.html")
        #expect(
            words.contains("Missing</span> No headlines from The News. The source did not answer.<")
        )
    }

    @Test func `every page says whose data it shows and on what terms`() throws {
        let sandbox = try built()
        let credit =
            "</dd><dd>Terms: PDDL. "
            + "<a href=\"https://e.example/vix\" aria-label=\"To the source: VIX\">To the source</a>"
        for name in ["index", "2026-05-22", "2026-05-27", "vix"] {
            let page = try sandbox.text("out/reports/\(name).html")
            #expect(page.contains(credit), "\(name)")
            let day = name == "2026-05-22" ? 22 : 27
            #expect(
                page.contains(
                    "<div><dt>VIX</dt><dd>Cboe &lt;markets&gt;. "
                        + "Newest value here: May \(day), 2026.</dd>"), "\(name)")
        }
        let first = try sandbox.text("out/reports/2026-05-22.html")
        #expect(!first.contains("<dt>Oil</dt>") && !first.contains("<dt>The News</dt>"))
    }

    @Test func `the home page has the latest moves and an entry card`() throws {
        let page = try built().text("out/index.html")
        #expect(
            ReportSite.rows(of: page).first == "VIX | 16.29 | down ▼ −4.23% down since May\u{A0}26")
        #expect(page.contains("<a href=\"reports/vix.html\">VIX</a>"))
        #expect(page.contains("<a class=\"button quiet\" href=\"reports/index.html\""))
        #expect(page.contains("href=\"reports/index.html\"><strong>Latest report</strong>"))
        #expect(page.contains("<a href=\"reports/index.html\">Report</a></li>"))
    }

    @Test func `a site without reports has none of it`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(ReportSite.configuration, to: "site/report.yaml")
        try sandbox.build()
        #expect(!sandbox.exists("out/reports"))
        #expect(!(try sandbox.text("out/index.html")).contains("report"))
    }

    @Test func `links lead to reports, days and sources by their files`() throws {
        let body =
            "[a](../reports/) [b](../reports/2026-05-26.yaml) [c](../report.yaml#vix) "
            + "[d](../reports/#archive)\n"
        let page = try built(ReportSite.files(adding: ["pages/p.md": SmallSite.page(body: body)]))
            .text("out/p.html")
        for link in [
            "reports/index.html\">a", "reports/2026-05-26.html\">b", "reports/vix.html\">c",
            "reports/index.html#archive\">d",
        ] {
            #expect(page.contains("<a href=\"" + link), "\(link)")
        }
    }

    @Test func `raw answers are no part of the site`() throws {
        let raw = [
            "reports/raw/2026-05-27/vix.raw": "<script>", "reports/raw/2026-05-27/vix.yaml": "x",
        ]
        let sandbox = try built(ReportSite.files(adding: raw))
        #expect(!sandbox.exists("out/reports/raw"))
    }

    @Test func `the same files give the same bytes`() throws {
        let first = try built()
        let second = try built()
        #expect(try first.tree() == second.tree())
    }
}
