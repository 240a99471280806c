import PennyContent
import PennyEngine
import PennyTestSupport
import Testing

@testable import PennySite

/// Changes over a time that pages show instead of a value.
@Suite struct ShownChangeTests {
    private static let configuration = """
        sources:
          - {name: prices, label: Prices, kind: value, format: hand, every: month,
             show: change over 12 months, attribution: An agency, licence: Free}
          - {name: shares, label: Shares, kind: value, format: hand, decimals: 2,
             show: change over 7 days, attribution: An exchange, licence: Free}
          - {name: rate, label: Rate, kind: value, format: hand, unit: percent,
             show: change over 1 year, attribution: A bank, licence: Free}

        """

    private func built(_ reports: [String: String]) throws -> Sandbox {
        let sandbox = try Sandbox(ReportSite.files(reports, configuration: Self.configuration))
        try sandbox.build()
        return sandbox
    }

    private static func prices(_ value: String, _ day: String, _ more: String = "") -> String {
        ReportSite.value("prices", value, day, "values:\n", more)
    }

    private static let year = [
        "2025-04-30": prices("99.8", "2025-04-30"), "2025-05-31": prices("100", "2025-05-01"),
        "2026-04-30": prices("102.6", "2026-04-15"), "2026-05-31": prices("103.04", "2026-05-31"),
    ]

    @Test func `inflation is a rate over a year, with with the change since the month before`()
        throws
    {
        let page = try built(Self.year).text("out/reports/index.html")
        #expect(
            ReportSite.rows(of: page) == [
                "Prices Value of May\u{A0}2026 | +3.0% in 12 months | up ▲ +0.43% "
                    + "up since April\u{A0}2026"
            ])
        #expect(page.contains("<p>From 100.00 (May 2025) to 103.04 (May 2026).</p>"))
        #expect(
            page.contains("</svg>April 2026 to May 2026: first +2.8%, lowest +2.8%, highest +3.0%,")
        )
        #expect(page.contains("<p class=\"lead\">Prices rose 3.0% in 12 months.</p>"))
    }

    @Test func `without a value from back then, the value and the words for it are shown`() throws {
        let sandbox = try built(Self.year.filter { $0.key != "2025-05-31" })
        let page = try sandbox.text("out/reports/index.html")
        #expect(
            ReportSite.rows(of: page) == [
                "Prices Value of May\u{A0}2026 | 103.04 no value from 12 months ago | up ▲ +0.43% "
                    + "up since April\u{A0}2026"
            ])
        #expect(!page.contains("From "))
        let source = try sandbox.text("out/reports/prices.html")
        #expect(source.contains("<p class=\"note\">no value from 12 months ago</p>"))
        #expect(source.contains("<td class=\"n none\"><span class=\"word\">no value from 12"))
    }

    @Test func `the first report has a rate where its source gave the earlier value`() throws {
        let more = "earlier: \"100\"\n    earlierAsOf: 2025-05-01"
        let sandbox = try built(["2026-05-31": Self.prices("103.04", "2026-05-31", more)])
        let page = try sandbox.text("out/reports/index.html")
        #expect(
            ReportSite.rows(of: page).first?.contains("+3.0% in 12 months | none first value")
                == true)
        // The earlier value is no report of its own.
        let source = try sandbox.text("out/reports/prices.html")
        #expect(source.contains("<p class=\"note\">1 month, the newest first</p>"))
    }

    @Test func `a source has its values, and the change over a year beside each`() throws {
        let page = try built(Self.year).text("out/reports/prices.html")
        let rows = page.matches(of: /<td class="n">([^<]*)<\/td><td class="n \w+">(.*?)<\/td>/)
            .map { "\($0.1) \($0.2.replacing(/<[^>]*>/, with: ""))" }
        #expect(
            rows == [
                "103.04 ▲ +3.0% up in 12 months", "102.60 ▲ +2.8% up in 12 months",
                "100.00 no value from 12 months ago", "99.80 no value from 12 months ago",
            ])
        #expect(
            page.contains(
                "<figcaption>Prices, change in 12 months, April 2026 to May 2026</figcaption>"))
        #expect(page.contains("<p class=\"big\">+3.0%</p>\n<p class=\"note\">in 12 months</p>"))
    }

    @Test func `a value of zero back then has no percentage`() throws {
        let page = try built([
            "2025-05-31": Self.prices("0", "2025-05-01"),
            "2026-05-31": Self.prices("1", "2026-05-01"),
        ]).text("out/reports/index.html")
        #expect(ReportSite.rows(of: page).first?.contains("1.00 no percentage | ") == true)
    }

    @Test(
        "A day without a value has the last one before it",
        arguments: [
            // Wednesday; a value of Monday or the Friday before counts for the Wednesday before.
            ("2026-05-20", "+1.00% in 7 days"), ("2026-05-18", "+1.00% in 7 days"),
            ("2026-05-16", "+1.00% in 7 days"), ("2026-05-15", "101.00 no value from 7 days ago"),
            ("2026-05-21", "101.00 no value from 7 days ago"),
        ])
    func days(_ earlier: String, _ shown: String) throws {
        let page = try built([
            earlier: ReportSite.value("shares", "100", earlier),
            "2026-05-27": ReportSite.value("shares", "101", "2026-05-27"),
        ]).text("out/reports/2026-05-27.html")
        #expect(ReportSite.rows(of: page).first?.contains(" | \(shown) | ") == true)
    }

    @Test func `a rate changes by points over a year`() throws {
        let page = try built([
            "2025-05-27": ReportSite.value("rate", "4.25", "2025-05-27"),
            "2026-05-27": ReportSite.value("rate", "4", "2026-05-27"),
        ]).text("out/reports/2026-05-27.html")
        #expect(
            ReportSite.rows(of: page).first?.hasPrefix("Rate | −0.25\u{A0}points in 1 year | ")
                == true)
    }

    /// Random values of months, some of which are missing, and the change of each, recomputed in
    /// whole numbers.
    @Test func `every month is compared with the same month a year before`() throws {
        var random = SeededGenerator()
        let source = try #require(
            ReportConfiguration.read(ContentText(path: "report.yaml", text: Self.configuration))
                .sound().source(named: "prices"))
        for _ in 0..<100 {
            var values: [Int: Int] = [:]
            for month in 0..<60 where random.number(in: 0...5) > 0 {
                values[month] = random.number(in: 1...500_000)
            }
            func day(_ month: Int) throws -> CivilDate {
                try #require(
                    CivilDate(
                        year: 2020 + month / 12, month: month % 12 + 1,
                        day: random.number(in: 1...28)))
            }
            var known = Observations()
            for (month, value) in values.shuffled(using: &random) {
                known.add(
                    Snapshot.Observation(
                        value: ExactDecimal(Int128(value), scale: 3), day: try day(month)))
            }
            for (month, value) in values {
                let latest = Snapshot.Observation(
                    value: ExactDecimal(Int128(value), scale: 3), day: try day(month))
                let shown = try #require(ShownChange(of: latest, in: known, source))
                let before = values[month - 12]
                let tenths = before.map { before in
                    let size = (2 * abs(value - before) * 1_000 + before) / (2 * before)
                    return ExactDecimal(Int128(value < before ? -size : size), scale: 1)
                }
                #expect(shown.move?.amount == tenths, "\(month) \(random)")
            }
        }
    }
}
