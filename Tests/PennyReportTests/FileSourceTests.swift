import Foundation
import PennyContent
import PennyDiagnostics
import PennyReport
import Testing

/// Sources that are files of the site, and what their failures do.
@Suite struct FileSourceTests {
    private func source(_ name: String, _ more: String) -> String {
        "  - {name: \(name), kind: value, format: csv, attribution: Me, licence: CC0, \(more)}"
    }

    private static let table = "Stand;Zins\n01.05.2026;4,25\n01.06.2026;4,5\n"

    @Test func `a table with semicolons, decimal commas and dates of a locale is read`() throws {
        let site = try ReportSite(
            source(
                "rate",
                "file: data/rates.csv, date: Stand, dateFormat: DD.MM.YYYY, decimalMark: comma"))
        try site.write(Self.table, to: "data/rates.csv")
        let report = try site.job("2026-06-10").fetch()
        #expect(report.text == "rate  4.5 of 2026-06-01, after 4.25 of 2026-05-01\n")
        #expect(!site.files.contains { $0.hasPrefix("reports/raw") })
        #expect(site.text("reports/2026-06-10.yaml")?.contains("value: \"4.5\"") == true)
    }

    @Test func `a table gives the value from before the time of a change, as it does the newest`()
        throws
    {
        let keys = "file: cpi.csv, every: month, show: change over 12 months, range: 1 to 999"
        let site = try ReportSite(source("cpi", keys))
        let table = "Date,Index\n2025-04-01,99\n2025-05-01,100\n2026-04-01,102.6\n"
        try site.write(table + "2026-05-01,103.04\n", to: "cpi.csv")
        let report = try site.job("2026-06-10").fetch()
        #expect(
            report.text == "cpi  103.04 of 2026-05-01, after 102.6 of 2026-04-01; "
                + "from 100 of 2025-05-01, +3.0%\n")
        #expect(
            site.text("reports/2026-06-10.yaml")?.hasSuffix(
                "    earlier: \"100\"\n    earlierAsOf: 2025-05-01\n") == true)
        // A value that cannot be right is none.
        try site.write(table.replacing(",100", with: ",1000") + "2026-05-01,104\n", to: "cpi.csv")
        #expect(
            try site.job("2026-06-11").fetch().text.contains(
                "; no earlier value, since 1000 is not from 1 to 999; "
                    + "it gives no value from 12 months ago"))
        #expect(site.text("reports/2026-06-11.yaml")?.contains("earlier") == false)
    }

    @Test func `a dry run says what would be read`() throws {
        let site = try ReportSite(source("rate", "file: data/rates.csv"))
        #expect(
            try site.job("2026-06-10").plan().text == "rate  would read data/rates.csv as csv\n")
    }

    @Test(arguments: [
        ("", "has a decimal comma, and no “decimalMark: comma” says so"),
        (", dateFormat: YYYY-MM-DD", "is not a date of the form “dateFormat: YYYY-MM-DD”"),
    ])
    func `a failure names the key that mends it`(more: String, words: String) throws {
        let site = try ReportSite(
            source(
                "rate",
                "file: r.csv, date: Stand" + (more.isEmpty ? ", dateFormat: DD.MM.YYYY" : more)))
        try site.write(Self.table, to: "r.csv")
        #expect(try site.job("2026-06-10").check().text.contains(words))
    }

    @Test func `dates of two orders name the key`() throws {
        let site = try ReportSite(source("rate", "file: r.csv"))
        try site.write("Date,Rate\n05/06/2026,4\n", to: "r.csv")
        #expect(try site.job("2026-06-10").check().text.contains("no “dateFormat:” says which"))
    }

    @Test func `a file that is not there, or is a link, is not read`() throws {
        let site = try ReportSite(source("rate", "file: data/r.csv"))
        #expect(
            try site.job("2026-06-10").check().text.contains("the site has no file “data/r.csv”"))
        try site.write("Date,Rate\n2026-06-01,4\n", to: "elsewhere.csv")
        try site.write("", to: "data/other.csv")
        try FileManager.default.createSymbolicLink(
            atPath: site.path + "/data/r.csv", withDestinationPath: "../elsewhere.csv")
        #expect(
            try site.job("2026-06-10").check().text.contains("“data/r.csv”, which “file:” names"))
    }

    private func days(_ rule: String) throws -> (site: ReportSite, report: FetchReport) {
        let site = try ReportSite(source("rate", "file: r.csv, onFailure: \(rule)"))
        try site.write("Date,Rate\n2026-06-01,4\n", to: "r.csv")
        _ = try site.job("2026-06-10").fetch()
        try FileManager.default.removeItem(atPath: site.path + "/r.csv")
        return (site, try site.job("2026-06-11").fetch())
    }

    @Test func `keep leaves the last value, and the page gives no reason`() throws {
        let (site, report) = try days("keep")
        #expect(report.text.hasPrefix("rate  keeps 4 of 2026-06-01, since the site has no file"))
        #expect(!report.hasOnlyFailures && !report.hasFailures)
        #expect(site.text("reports/2026-06-11.yaml")?.contains("missing") == false)
    }

    @Test func `warn leaves the last value with the reason`() throws {
        let (site, report) = try days("warn")
        #expect(report.hasFailures)
        #expect(site.text("reports/2026-06-11.yaml")?.contains("missing") == true)
    }

    @Test func `stop writes no report`() throws {
        let (site, report) = try days("stop")
        #expect(report.isStopped && report.path == nil)
        #expect(
            report.faults.map(\.summary) == [
                "the source “rate” stops the report: the site has no file “r.csv”, which “file:” names"
            ])
        #expect(site.text("reports/2026-06-11.yaml") == nil)
    }

    @Test(arguments: [
        ("file: ../r.csv", "is not the path of a file of the site"),
        ("file: /etc/r.csv", "is not the path of a file of the site"),
        ("file: .env", "file “.env” is hidden, and a source never reads hidden files"),
        ("file: data/.r.csv", "is hidden, and a source never reads hidden files"),
        ("file: .git/r.txt", "is hidden, and a source never reads hidden files"),
        ("file: .library/removed/r.csv", "is hidden, and a source never reads hidden files"),
        ("file: id_rsa", "file “id_rsa” is not a kind of file that sources read"),
        ("file: report.yaml", "is not a kind of file that sources read"),
        ("file: csv", "is not a kind of file that sources read"),
        ("file: r.csv.key", "is not a kind of file that sources read"),
        ("file: r.csv, url: \"https://a.example/\"", "the source has a “url” and a “file”"),
        ("file: r.csv, dateFormat: dd.mm.yy", "dateFormat “dd.mm.yy” does not say how dates"),
        ("file: r.csv, onFailure: ignore", "ignore"),
    ])
    func `invalid keys are reported`(more: String, words: String) throws {
        let text = "sources:\n" + source("rate", more) + "\n"
        let reading = ReportConfiguration.read(ContentText(path: "report.yaml", text: text))
        #expect(reading.diagnostics.contains { $0.summary.contains(words) })
    }

    @Test func `a hidden file is not read`() throws {
        let site = try ReportSite(source("rate", "file: .env"))
        try site.write("Date,Rate\n2026-06-01,4\n", to: ".env")
        #expect(throws: DiagnosticError.self) { try site.job("2026-06-10") }
        #expect(site.files == [".env", "report.yaml"])
    }

    @Test(arguments: ["r.CSV", "r.tsv", "r.txt", "_sources/r.csv"])
    func `tables of other endings are read`(_ path: String) throws {
        let site = try ReportSite(source("rate", "file: \(path)"))
        try site.write("Date,Rate\n2026-06-01,4\n", to: path)
        #expect(try site.job("2026-06-10").check().text.hasPrefix("rate  4 of 2026-06-01"))
    }

    @Test func `what a killed fetch has left goes with the next, and nothing else`() throws {
        // No process has so large a number.
        let gone = 4_999_999
        let site = try ReportSite(source("rate", "file: r.csv"))
        try site.write("Date,Rate\n2026-06-01,4\n", to: "r.csv")
        let left = [
            "reports/.2026-06-09.yaml.\(gone).new", "reports/.2026-06-09.yaml.\(gone).old",
            "reports/raw/2026-06-09/.rate.raw.\(gone).new",
            "reports/raw/2026-06-09/.rate.yaml.\(gone).new",
        ]
        let others = [
            "reports/.notes.yaml.\(gone).new", "reports/.2026-06-09.yaml.1.new",
            "reports/raw/2026-06-09/.rate.txt.\(gone).new", "reports/raw/mine/.a.raw.\(gone).new",
        ]
        for path in left + others { try site.write("half", to: path) }
        try site.write("sources: {}\n", to: "reports/2026-06-09.yaml")
        _ = try site.job("2026-06-10").fetch()
        let files = site.files
        #expect(left.filter(files.contains) == [])
        #expect(others.filter { !files.contains($0) } == [])
    }
}
