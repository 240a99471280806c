import PennySite
import Testing

/// A value in a report, compared with the reports before.
@Suite struct ReportMeaningTests {
    /// A day's words, and the row that comes of them on 2026-05-27.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let days: [String: String]
        let row: String

        init(_ name: String, _ days: [String: String], _ row: String) {
            testDescription = name
            self.days = days
            self.row = row
        }
    }

    private static func vix(_ value: String, _ day: String, _ more: String = "") -> String {
        ReportSite.value("vix", value, day, "values:\n", more)
    }

    static let cases = [
        Case(
            "a fall", ["2026-05-26": vix("17.01", "2026-05-26"), today: vix("16.29", today)],
            "VIX | 16.29 | down ▼ −4.23% down since May\u{A0}26"),
        Case(
            "a rise", ["2026-05-26": vix("16.29", "2026-05-26"), today: vix("17.01", today)],
            "VIX | 17.01 | up ▲ +4.42% up since May\u{A0}26"),
        Case(
            "nothing", ["2026-05-26": vix("16.29", "2026-05-26"), today: vix("16.29", today)],
            "VIX | 16.29 | even 0.00% unchanged since May\u{A0}26"),
        Case(
            "less than a change is printed with",
            ["2026-05-26": vix("100", "2026-05-26"), today: vix("99.9951", today)],
            "VIX | 99.9951 | even 0.00% unchanged since May\u{A0}26"),
        Case("the first value", [today: vix("16.29", today)], "VIX | 16.29 | none first value"),
        Case(
            "from zero", ["2026-05-26": vix("0", "2026-05-26"), today: vix("1", today)],
            "VIX | 1.00 | none no percentage"),
        Case(
            "the previous value of the source itself goes first",
            [
                "2026-05-26": vix("20", "2026-05-26"),
                today: vix("15", today, "previous: \"10\"\n    previousAsOf: 2026-05-26"),
            ], "VIX | 15.00 | up ▲ +50.00% up since May\u{A0}26"),
        Case(
            "published, where values do not tell",
            [today: vix("16.29", today, "published: \"-0.08%\"")],
            "VIX | 16.29 | down ▼ −0.08% down, as published"),
        Case(
            "values go before what is published",
            [
                "2026-05-26": vix("10", "2026-05-26"),
                today: vix("11", today, "published: \"-0.08%\""),
            ], "VIX | 11.00 | up ▲ +10.00% up since May\u{A0}26"),
        Case(
            "against the last day that has a value",
            [
                "2026-05-22": vix("10", "2026-05-22"),
                "2026-05-26": "values:\n  - {source: vix, missing: HTTP 500}\n",
                today: vix("11", today),
            ], "VIX | 11.00 | up ▲ +10.00% up since May\u{A0}22"),
        Case(
            "a value that is still the newest is compared with an earlier day's",
            [
                "2026-05-22": vix("10", "2026-05-22"), "2026-05-26": vix("11", "2026-05-26"),
                today: vix("11", "2026-05-26"),
            ],
            "VIX Value of May\u{A0}26,\u{A0}2026 | 11.00 | up ▲ +10.00% up "
                + "since May\u{A0}22"),
        Case(
            "as old as it may be", [today: vix("11", "2026-05-23")],
            "VIX Value of May\u{A0}23,\u{A0}2026 | 11.00 | none first value"),
        Case(
            "stale",
            ["2026-05-21": vix("10", "2026-05-21"), today: vix("11", "2026-05-22")],
            "VIX Stale Value of May\u{A0}22,\u{A0}2026 | 11.00 | none no new value"),
        Case(
            "missing with the last good value",
            [today: vix("11", "2026-05-22", "missing: HTTP 404")],
            "VIX Missing HTTP 404. Last good value: May\u{A0}22,\u{A0}2026. | 11.00 | none no value"
        ),
        Case(
            "missing, with the last good value of an earlier report",
            [
                "2026-05-26": vix("12", "2026-05-26"),
                today: "values:\n  - {source: vix, missing: the answer is too large}\n",
            ],
            "VIX Missing The answer is too large. Last good value: May\u{A0}26,\u{A0}2026. "
                + "| 12.00 | none no value"),
        Case(
            "missing, in the words of the page and not of the file",
            [today: vix("11", "2026-05-22", "missing: HTTP 404\n    code: error-status")],
            "VIX Missing The source answered with an error. "
                + "Last good value: May\u{A0}22,\u{A0}2026. | 11.00 | none no value"
        ),
        Case(
            "missing from the beginning",
            [today: "values:\n  - {source: vix, missing: HTTP 404}\n"],
            "VIX Missing HTTP 404. There is no earlier value. | – | none no value"),
        Case(
            "left out of the report",
            ["2026-05-26": vix("12", "2026-05-26"), today: "note: Nothing.\n"],
            "VIX Missing The report of this day does not have it. "
                + "Last good value: May\u{A0}26,\u{A0}2026. | 12.00 | none no value"),
    ]

    private static let today = "2026-05-27"

    @Test(arguments: cases) func `a value and its change`(_ meaning: Case) throws {
        let sandbox = try Sandbox(ReportSite.files(meaning.days))
        try sandbox.build()
        let page = try sandbox.text("out/reports/2026-05-27.html")
        #expect(ReportSite.rows(of: page) == [meaning.row])
    }

    @Test func `percent changes by points, and amounts have their currency`() throws {
        let sandbox = try Sandbox(ReportSite.files())
        try sandbox.build()
        #expect(
            ReportSite.rows(of: try sandbox.text("out/reports/2026-05-27.html")) == [
                "VIX | 16.29 | down ▼ −4.23% down since May\u{A0}26",
                "Rate | 4.00% | even 0.00\u{A0}points unchanged since May\u{A0}26",
                "Oil | −$1.3 | none first value",
            ])
        #expect(
            ReportSite.rows(of: try sandbox.text("out/reports/2026-05-26.html")) == [
                "VIX | 17.01 | up ▲ +1.86% up since May\u{A0}22",
                "Rate | 4.00% | down ▼ −0.25\u{A0}points down since May\u{A0}22",
            ])
    }

    @Test func `figures keep their digits where no decimals are asked for`() throws {
        let values =
            ReportSite.value("rate", "7.375", "2026-05-27")
            + ReportSite.value("vix", "16.29123", "2026-05-27", "")
            + ReportSite.value("oil", "60.125", "2026-05-27", "")
        let sandbox = try Sandbox(ReportSite.files(["2026-05-27": values]))
        try sandbox.build()
        #expect(
            ReportSite.rows(of: try sandbox.text("out/reports/2026-05-27.html")) == [
                "VIX | 16.29123 | none first value", "Rate | 7.375% | none first value",
                "Oil | $60.1 | none first value",
            ])
    }

    @Test func `a source says itself after how many days a value is stale`() throws {
        let oil = ReportSite.value("oil", "60", "2026-05-18")
        let sandbox = try Sandbox(
            ReportSite.files(["2026-05-27": oil, "2026-05-28": oil]))
        try sandbox.build()
        #expect(!(try sandbox.text("out/reports/2026-05-27.html")).contains("Stale"))
        #expect(try sandbox.text("out/reports/2026-05-28.html").contains("Stale"))
    }

    @Test func `numbers are those of the locale`() throws {
        var files = ReportSite.files(adding: ["site.yaml": "title: T\nlocale: de-DE\n"])
        files = files.filter { $0.key.contains("report") || $0.key == "site.yaml" }
        let sandbox = try Sandbox(files)
        try sandbox.build()
        #expect(
            ReportSite.rows(of: try sandbox.text("out/reports/index.html")).first
                == "VIX | 16,29 | down ▼ −4,23\u{A0}% down since 26.05.")
    }
}
