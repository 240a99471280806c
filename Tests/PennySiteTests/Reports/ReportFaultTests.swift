import PennySite
import Testing

/// Faults between reports, their sources and the site.
@Suite struct ReportFaultTests {
    @Test(arguments: cases) func `a fault is reported at its location`(_ fault: FaultCase) throws {
        let files = ReportSite.files().merging(fault.files) { $1 }
        #expect(try Sandbox(files).faults() == fault.says)
    }

    private static let cases: [FaultCase] = [
        FaultCase(
            name: "an unknown source",
            files: ["reports/2026-05-28.yaml": ReportSite.value("vxi", "1", "2026-05-28")],
            says: """
                site/reports/2026-05-28.yaml:2:13: error: report.yaml has no source “vxi” [PP0547]
                 2 |   - source: vxi
                   |             ^
                   Did you mean “vix”?

                """),
        FaultCase(
            name: "an unknown source that is near to none",
            files: ["reports/2026-05-28.yaml": ReportSite.value("bonds", "1", "2026-05-28")],
            says: """
                site/reports/2026-05-28.yaml:2:13: error: report.yaml has no source “bonds” [PP0547]
                 2 |   - source: bonds
                   |             ^
                   Add it to report.yaml, or take it out here.

                """),
        FaultCase(
            name: "headlines as a value",
            files: ["reports/2026-05-28.yaml": ReportSite.value("news", "1", "2026-05-28")],
            says: """
                site/reports/2026-05-28.yaml:2:13: error: \
                “news” is a source of headlines, not of values [PP0548]
                 2 |   - source: news
                   |             ^
                   Name a source of that kind, or move it to the other list.

                """),
        FaultCase(
            name: "a value as headlines",
            files: [
                "reports/2026-05-28.yaml": "headlinesMissing:\n  - {source: vix, reason: x}\n"
            ],
            says: """
                site/reports/2026-05-28.yaml:2:14: error: \
                “vix” is a source of values, not of headlines [PP0548]
                 2 |   - {source: vix, reason: x}
                   |              ^
                   Name a source of that kind, or move it to the other list.

                """),
        FaultCase(
            name: "a report with a fault of its own",
            files: ["reports/2026-05-28.yaml": "values:\n  - {source: vix, value: 1,5}\n"],
            says: """
                site/reports/2026-05-28.yaml:2:5: error: asOf is missing [PP0125]
                 2 |   - {source: vix, value: 1,5}
                   |     ^
                   Add a line such as “asOf: 2026-05-27”.
                site/reports/2026-05-28.yaml:2:28: error: unknown key “5” [PP0124]
                 2 |   - {source: vix, value: 1,5}
                   |                            ^
                   It can be source, value, asOf, previous, previousAsOf, earlier, earlierAsOf, published, \
                missing or code.

                """),
        .file(
            "a report that is not named by its day [PP0167]", "reports/may.yaml",
            "the report “may” is not named by its day [PP0167]",
            "Name the file by the day, such as “2026-05-27.yaml”."),
        .file(
            "a file of another kind", "reports/2026-05-28.md",
            "“2026-05-28.md” is not a kind of file that reports/ holds [PP0510]",
            "Put YAML (.yaml) files there, or move the file to assets/."),
        FaultCase(
            name: "a folder in the reports", files: ["reports/2025/x.yaml": ""],
            says: """
                site/reports/2025:1:1: error: the folder “2025” is inside another [PP0513]
                   Put its files into the folder above.

                """),
        FaultCase(
            name: "a link to a report that is not there",
            files: ["pages/p.md": SmallSite.page(body: "[x](../reports/2026-05-21.yaml)")],
            says: """
                site/pages/p.md:4:1: error: \
                the link “../reports/2026-05-21.yaml” leads to no file of the site [PP0551]
                 4 | [x](../reports/2026-05-21.yaml)
                   | ^
                   Did you mean “../reports/2026-05-22.yaml”?

                """),
    ]

    @Test func `reports without their sources are refused`() throws {
        var files = ReportSite.files()
        files["report.yaml"] = nil
        #expect(
            try Sandbox(files).faults() == """
                site/reports:1:1: error: there are reports, but no report.yaml that names \
                their sources [PP0546]
                   Write report.yaml beside site.yaml, with a list “sources:”.

                """)
    }

    @Test func `a fault in report.yaml is reported once, not by every report`() throws {
        let files = ReportSite.files(
            configuration: ReportSite.configuration.replacing("name: vix", with: "nmae: vix"))
        #expect(
            try Sandbox(files).faults() == """
                site/report.yaml:3:5: error: unknown key “nmae” [PP0124]
                 3 |   - nmae: vix
                   |     ^
                   Did you mean “name”?

                """)
    }

    @Test func `a report.yaml that is a link is refused`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(ReportSite.configuration, to: "elsewhere.yaml")
        try sandbox.link("site/report.yaml", to: sandbox.path("elsewhere.yaml"))
        #expect(sandbox.faults().contains("site/report.yaml:1:1: error: symbolic links are not"))
    }
}
