import PennySite
import Testing

/// Values of months, what each value is, and how it went of late.
@Suite struct MonthlyReportTests {
    private static let configuration = """
        sources:
          - {name: gold, label: Gold, kind: value, format: hand, unit: USD, every: month,
             about: What an ounce of gold <costs>, attribution: A bank, licence: Free}
          - {name: prices, label: Prices, kind: value, format: hand,
             attribution: An agency, licence: Free}
          - {name: shares, label: Shares, kind: value, format: hand,
             attribution: An exchange, licence: Free}

        """

    private func built(_ reports: [String: String]) throws -> Sandbox {
        let sandbox = try Sandbox(ReportSite.files(reports, configuration: Self.configuration))
        try sandbox.build()
        return sandbox
    }

    private static let months = [
        "2025-04-30": ReportSite.value("gold", "1", "2025-04-01"),
        "2025-06-30": ReportSite.value("gold", "3353", "2025-06-01"),
        "2026-05-31": ReportSite.value("gold", "4587", "2026-05-01"),
        "2026-06-01": ReportSite.value("gold", "4228", "2026-06-01"),
    ]

    @Test func `a value of a month has no day, on no page`() throws {
        let sandbox = try built(Self.months)
        let page = try sandbox.text("out/reports/index.html")
        #expect(page.contains("<span class=\"about\">Value of June\u{A0}2026</span>"))
        #expect(page.contains("Newest value here: June 2026."))
        let source = try sandbox.text("out/reports/gold.html")
        #expect(source.contains("(down since May\u{A0}2026), value of June 2026"))
        #expect(source.contains("<figcaption>Gold, April 2025 to June 2026</figcaption>"))
        #expect(source.contains("highest $4,587.00 (May 2026), last $4,228.00 (June 2026)."))
        #expect(source.contains("<p class=\"note\">4 months, the newest first</p>"))
        #expect(source.contains("<time datetime=\"2026-06-01\">June 2026</time></th>"))
        #expect(
            source.contains(
                "<tr><th scope=\"col\">Month</th><th scope=\"col\" class=\"n\">Value</th>"))
        #expect(!source.contains(">Day</th>"))
    }

    @Test func `a value of a month is old after two months and a half`() throws {
        let days = ["2026-08-15": "fresh", "2026-08-16": "stale"]
        for (day, state) in days {
            let page = try built([day: ReportSite.value("gold", "4228", "2026-06-01")])
                .text("out/reports/index.html")
            #expect(page.contains(">Stale</span>") == (state == "stale"), "\(day)")
        }
    }

    @Test func `a value has what it is, and the line of its last year`() throws {
        let page = try built(Self.months).text("out/reports/index.html")
        #expect(page.contains("<p>What an ounce of gold &lt;costs&gt;.</p>"))
        #expect(
            page.contains(
                "</svg>June 2025 to June 2026: first $3,353.00, lowest $3,353.00, highest $4,587.00, "
                    + "last $4,228.00.</p>"))
        // The home page has the values alone.
        let home = try built(Self.months).text("out/index.html")
        #expect(home.contains("Gold</a>") && !home.contains("class=\"more\""))
    }

    @Test func `a value of a day has the line of its last month, up to its report`() throws {
        let days = ["2026-06-30", "2026-07-17", "2026-08-17", "2026-08-18"]
        let sandbox = try built(
            Dictionary(
                uniqueKeysWithValues: days.enumerated().map { index, day in
                    (day, ReportSite.value("shares", "\(index + 1)", day))
                }))
        let words =
            "Jul 17, 2026 to Aug 17, 2026: first 2.00, lowest 2.00, highest 3.00, last 3.00."
        #expect(try sandbox.text("out/reports/2026-08-17.html").contains(words))
        // One value is no line.
        #expect(!(try sandbox.text("out/reports/2026-06-30.html")).contains("class=\"spark\""))
    }
}
