import Foundation
import PennySite
import Testing

/// Several columns of a file as the lines of one chart.
@Suite struct DataLinesTests {
    private static let rates = """
        month,long,short,fee,count
        2026-01-01,6.125,5.5,"1,200.50",3
        2026-04-01,6.25,5.25,900,
        2026-02-01,5.99,,80,
        2026-03-01,6.5,5.75,100,

        """

    private func sandbox(_ block: String) throws -> Sandbox {
        let sandbox = try Sandbox(["site.yaml": "title: T\n", "data/rates.csv": Self.rates])
        try sandbox.write(
            SmallSite.page(body: "```pennypress\n\(block)\n```\n"), to: "site/pages/p.md")
        return sandbox
    }

    private func page(_ block: String) throws -> String {
        let sandbox = try sandbox(block)
        try sandbox.build()
        let page = try sandbox.text("out/p.html")
        let start = try #require(page.firstRange(of: "<div class=\"embedded\"")).lowerBound
        let end = try #require(page[start...].firstRange(of: "</a></p>\n</div>")).upperBound
        return String(page[start..<end])
    }

    private static let two = """
        show: chart
        chart: line
        data: rates
        columns: month = Month, long = 30-year, short = 15-year
        formats: month = date, long = percent, short = percent
        """

    @Test func `each column is a line of its own, with a key`() throws {
        let text = try page(Self.two)
        #expect(text.matches(of: /<path class="line series-(\d)"/).map(\.1) == ["1", "2"])
        #expect(
            text.contains("<li class=\"series-1\">30-year</li><li class=\"series-2\">15-year</li>"))
        #expect(
            text.contains(
                "<figcaption>30-year and 15-year, Jan 1, 2026 to Apr 1, 2026</figcaption>"))
    }

    @Test func `a title takes the place of the names and days above it`() throws {
        let text = try page(Self.two + "\ntitle: Two rates & more")
        #expect(text.contains("<figcaption>Two rates &amp; more</figcaption>"))
        #expect(!text.contains("embedded-title"))
    }

    @Test func `those who do not see it hear of every line`() throws {
        let text = try page(Self.two)
        let label = """
            aria-label="Line chart of 30-year and 15-year. \
            30-year: Lowest 5.990% (Feb 1, 2026), highest 6.500% (Mar 1, 2026), \
            last 6.250% (Apr 1, 2026). \
            15-year: Lowest 5.25% (Apr 1, 2026), highest 5.75% (Mar 1, 2026), \
            last 5.25% (Apr 1, 2026). The line has 1 gap."
            """
        #expect(text.contains(label))
    }

    @Test func `all figures are in a table below, by day`() throws {
        let text = try page(Self.two)
        let start = try #require(text.firstRange(of: "<details class=\"chart-data\">")).upperBound
        let cells = text[start...].matches(of: /<t[hd][^>]*>([^<]*)<\/t[hd]>/).map { String($0.1) }
        #expect(
            cells == [
                "Month", "30-year", "15-year", "Jan 1, 2026", "6.125%", "5.50%", "Feb 1, 2026",
                "5.990%", "", "Mar 1, 2026", "6.500%", "5.75%", "Apr 1, 2026", "6.250%", "5.25%",
            ])
    }

    @Test(arguments: ["short", "long, short"]) func `an empty cell is a gap`(columns: String) throws
    {
        let text = try page(
            """
            show: chart
            chart: line
            data: rates
            columns: month, \(columns)
            formats: month = date, long = percent, short = percent
            """)
        let series = columns.contains(",") ? "2" : "1"
        let start = try #require(text.firstRange(of: "line series-\(series)\" d=\"")).upperBound
        let path = text[start...].prefix { $0 != "\"" }
        // One value before the gap, two behind it.
        #expect(path.filter(\.isLetter) == "MML")
        #expect(text.contains("<circle class=\"dot series-\(series)\""))
        #expect(text.contains("The line has 1 gap."))
    }

    @Test func `the scale has round marks, in the unit of the values`() throws {
        let text = try page(Self.two)
        let marks = text.matches(of: /text-anchor="end">([^<]*%)</).map { String($0.1) }
        #expect(marks == ["5.0%", "5.5%", "6.0%", "6.5%"])
    }

    @Test(arguments: [
        (
            "columns: month, long, fee\nformats: month = date, long = percent, fee = amount",
            "p.md:9:40: error: “long” has the format “percent” and “fee” the format “amount”, "
                + "and a chart has one scale [PP0461]"
        ),
        (
            "columns: month, long, long, long, long, short\n"
                + "formats: month = date, long = percent, short = percent",
            "p.md:8:41: error: the chart has 5 lines, over the limit of 4 [PP0460]"
        ),
        (
            "limit: 2\nsort: month descending\ncolumns: month, long, count\n"
                + "formats: month = date, long = number, count = number\ndecimals: point",
            "p.md:10:23: error: the column “count” of “rates.csv” has nothing to draw"
        ),
        ("columns: long\nformats: long = percent", "a line needs a column of dates or years"),
    ])
    func `what is no chart is reported at its location`(keys: String, expected: String) throws {
        let faults = try sandbox("show: chart\nchart: line\ndata: rates\n" + keys).faults()
        #expect(faults.contains(expected), "\(faults)")
    }

    @Test func `bars show one column`() throws {
        let faults = try sandbox(
            """
            show: chart
            data: rates
            columns: month, long, short
            formats: long = percent, short = percent
            """
        ).faults()
        #expect(
            faults.contains(
                "p.md:7:23: error: bars show one column of numbers, and the block names 2 [PP0459]")
        )
        #expect(faults.contains("write “chart: line” to show several columns over days."))
    }
}
