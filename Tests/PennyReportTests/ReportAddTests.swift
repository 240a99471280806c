import PennyDiagnostics
import PennyEngine
import PennyReport
import Testing

@Suite struct ReportAddTests {
    private func site() throws -> ReportSite {
        try ReportSite(
            [
                ReportSite.hand("house"), ReportSite.hand("gold"),
                ReportSite.hand("news", "headlines"),
                ReportSite.feed("feed", "https://example.org/feed"),
            ].joined(separator: "\n"))
    }

    @Test func `figures and headlines by hand join the day's snapshot`() throws {
        let site = try site()
        try site.write(
            "values:\n  - source: gold\n    value: \"1\"\n    asOf: 2026-05-27\nnote: \"A\\nb: c\"\n",
            to: "reports/2026-05-27.yaml")
        let report = try site.job("2026-05-27").add(
            values: ["house=412,000"],
            headlines: ["Rates | up & away | https://example.org/a", "feed=More | http://b.org"],
            asOf: try date("2026-05-01"))
        #expect(
            report.text
                == "house  412000 of 2026-05-01\nnews   1 headline\nfeed   1 headline\n")
        #expect(
            site.text("reports/2026-05-27.yaml") == """
                values:
                  - source: house
                    value: "412000"
                    asOf: 2026-05-01
                  - source: gold
                    value: "1"
                    asOf: 2026-05-27
                headlines:
                  - source: news
                    title: "Rates | up \\x26 away"
                    url: "https://example.org/a"
                  - source: feed
                    title: More
                    url: "http://b.org/"
                note: "A\\x0Ab: c"

                """)
    }

    @Test func `a fetch carries a figure by hand on`() throws {
        let site = try ReportSite(ReportSite.hand("house"))
        _ = try site.job("2026-05-27").add(values: ["house=7"], headlines: [])
        let report = try site.job("2026-05-28").fetch()
        #expect(report.text == "house  by hand; last is 7 of 2026-05-27\n")
        #expect(!report.hasOnlyFailures)
        #expect(
            site.text("reports/2026-05-28.yaml")
                == "values:\n  - source: house\n    value: \"7\"\n    asOf: 2026-05-27\n"
                + "    missing: no value was added by hand\n    code: not-added\n")
        _ = try site.job("2026-05-28").add(values: ["house=8"], headlines: [])
        #expect(site.text("reports/2026-05-28.yaml")?.contains("missing") == false)
    }

    static let faults: [([String], [String], String, String)] = [
        (["house"], [], "“house” is not of the form NAME=VALUE", "Write one such as house=412000."),
        (["hous=1"], [], "report.yaml has no source “hous”", "Did you mean “house”?"),
        (
            ["house=1.2.3"], [], "“1.2.3” is not a number",
            "Write digits such as 412000 or 1264.14."
        ),
        (
            ["house=101,20"], [], "“101,20” can be read in two ways",
            "Write it with a point before decimals, as in 1264.14 or 412000."
        ),
        (
            ["house=1.234"], [], "“1.234” can be read in two ways",
            "Write “1.2340” if it has decimals, else “1234”, or name the “--locale”."
        ),
        (
            ["house=1234567890123456"], [], "“1234567890123456” is not a number",
            "Write digits such as 412000 or 1264.14."
        ),
        (["news=1"], [], "source “news” has headlines", "Add one with “--headline”."),
        (
            [], ["Rates"], "“Rates” is not of the form NAME=TITLE | URL",
            "Write one such as “news=Rates hold | https://example.org/rates”."
        ),
        (
            [], ["Rates | ftp://x.org/"],
            "“Rates | ftp://x.org/” is not of the form NAME=TITLE | URL",
            "Write one such as “news=Rates hold | https://example.org/rates”."
        ),
        (
            [], ["house=Rates | https://x.org/"], "source “house” has values",
            "Add one as NAME=VALUE."
        ),
    ]

    @Test(arguments: faults)
    func `what cannot be added says why, and nothing is written`(
        values: [String], headlines: [String], summary: String, nextStep: String
    ) throws {
        let site = try site()
        let error = #expect(throws: DiagnosticError.self) {
            try site.job("2026-05-27").add(values: values, headlines: headlines)
        }
        #expect(error?.diagnostics.map(\.summary) == [summary])
        #expect(error?.diagnostics.map(\.nextStep) == [nextStep])
        #expect(site.files == ["report.yaml"])
    }

    @Test func `a figure is read as the readers of the site write numbers`() throws {
        let site = try site()
        let report = try site.job("2026-05-27").add(
            values: ["house=412.000", "gold=101,20"], headlines: [], numbers: TypedNumbers(.comma))
        #expect(report.text == "house  412000 of 2026-05-27\ngold   101.2 of 2026-05-27\n")
    }

    static let comma: [(String, String, String)] = [
        (
            "101.20", "“101.20” can be read in two ways",
            "Write it with a comma before decimals, as in 1264,14 or 412000."
        ),
        (
            "1,234", "“1,234” can be read in two ways",
            "Write “1,2340” if it has decimals, else “1234”, or name the “--locale”."
        ),
        ("x", "“x” is not a number", "Write digits such as 412000 or 1264,14."),
    ]

    @Test(arguments: comma)
    func `a figure that can be read in two ways is refused`(
        typed: String, summary: String, nextStep: String
    ) throws {
        let site = try site()
        let error = #expect(throws: DiagnosticError.self) {
            try site.job("2026-05-27").add(
                values: ["house=" + typed], headlines: [], numbers: TypedNumbers(.comma))
        }
        #expect(error?.diagnostics.map(\.summary) == [summary])
        #expect(error?.diagnostics.map(\.nextStep) == [nextStep])
        #expect(site.files == ["report.yaml"])
    }

    @Test func `a figure is not of a day after the report`() throws {
        let site = try site()
        let error = #expect(throws: DiagnosticError.self) {
            try site.job("2026-05-27").add(
                values: ["house=1"], headlines: [], asOf: try date("2026-05-28"))
        }
        #expect(
            error?.diagnostics.map(\.summary)
                == ["2026-05-28 is after the day of the report, 2026-05-27"])
    }

    @Test func `a snapshot that a person has broken is not replaced`() throws {
        let site = try site()
        try site.write("values: [\n", to: "reports/2026-05-27.yaml")
        #expect(throws: DiagnosticError.self) {
            try site.job("2026-05-27").add(values: ["house=1"], headlines: [])
        }
        #expect(site.text("reports/2026-05-27.yaml") == "values: [\n")
    }

    @Test func `faults of the configuration are reported before anything is fetched`() throws {
        let site = try ReportSite(
            ReportSite.html("a", "https://example.org/", "p:hover", ", change: \"//p[\"") + "\n"
                + ReportSite.csv("b", "https://u:p@example.org/"))
        let error = #expect(throws: DiagnosticError.self) { try site.job("2026-05-27") }
        #expect(
            error?.diagnostics.map(\.summary) == [
                "selector “p:hover” has “:hover”, which is not read", "“//p[” is not XPath",
                "“https://u:p@example.org/” has a user’s name or password in it",
            ])
    }

    @Test func `a site without report.yaml says so`() throws {
        let error = #expect(throws: DiagnosticError.self) {
            try ReportJob(site: "no-such-site", seconds: 0, version: "Pennypress 9")
        }
        #expect(error?.diagnostics.map(\.summary) == ["the site has no report.yaml"])
        #expect(error?.diagnostics.map(\.nextStep) == ["Add one with a list “sources:”."])
        #expect(error?.diagnostics.first?.location.path == "no-such-site/report.yaml")
    }

    @Test func `a figure by hand is plausible as well`() throws {
        let site = try ReportSite(
            ReportSite.csv("vix", "https://example.org/vix", ", range: 5 to 150"))
        let error = #expect(throws: DiagnosticError.self) {
            try site.job("2026-05-27").add(values: ["vix=500"], headlines: [])
        }
        #expect(error?.diagnostics.map(\.summary) == ["500 is not from 5 to 150"])
        #expect(site.files == ["report.yaml"])
    }

    private static let sources = """
          - {name: rate, kind: value, format: hand, unit: percent, attribution: a, licence: b}
          - {name: home, kind: value, format: hand, unit: EUR, attribution: a, licence: b}
          - {name: oil, kind: value, format: hand, unit: KWD, attribution: a, licence: b}
          - {name: basket, kind: value, format: hand, attribution: a, licence: b}
        """

    @Test(arguments: [
        ("rate=7.375", NumberConvention.point, false, "7.375"),
        ("rate=7.375%", .point, false, "7.375"),
        ("rate=7,375", .comma, false, "7.375"), ("rate=7,375 %", .comma, false, "7.375"),
        ("home=€412,000", .point, false, "412000"), ("home=412.000 EUR", .comma, false, "412000"),
        ("oil=12.500", .point, false, "12.5"), ("basket=1.234", .point, true, "1.234"),
        ("basket=1,234", .comma, true, "1.234"), ("home=-€5", .point, false, "-5"),
    ])
    func `a figure is read by what its source counts`(
        _ typed: String, _ convention: NumberConvention, _ isNamed: Bool, _ value: String
    ) throws {
        let site = try ReportSite(Self.sources)
        _ = try site.job("2026-05-27").add(
            values: [typed], headlines: [], numbers: TypedNumbers(convention, isNamed: isNamed))
        #expect(site.text("reports/2026-05-27.yaml")?.contains("value: \"\(value)\"") == true)
    }

    @Test(arguments: [
        ("rate=7.375%", NumberConvention.comma, "“7.375%” can be read in two ways"),
        ("rate=7.375", .comma, "“7.375” can be read in two ways"),
        ("rate=7,375", .point, "“7,375” can be read in two ways"),
        ("home=$5", .point, "“$5” is in USD, and the source in EUR"),
        ("home=5 GBP", .point, "“5 GBP” is in GBP, and the source in EUR"),
        ("home=5%", .point, "“5%” is not a number"), ("rate=€5", .point, "“€5” is not a number"),
    ])
    func `a figure that its source cannot have is refused`(
        _ typed: String, _ convention: NumberConvention, _ summary: String
    ) throws {
        let site = try ReportSite(Self.sources)
        #expect {
            try site.job("2026-05-27").add(
                values: [typed], headlines: [], numbers: TypedNumbers(convention))
        } throws: { error in
            (error as? DiagnosticError)?.diagnostics.map(\.summary) == [summary]
        }
    }
}
