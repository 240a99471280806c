import PennyContent
import PennySite
import Testing

/// The page of a source: its history as a line and as a table.
@Suite struct ReportSourceTests {
    private func page(_ days: [String: String]) throws -> String {
        let sandbox = try Sandbox(ReportSite.files(days))
        try sandbox.build()
        return try sandbox.text("out/reports/vix.html")
    }

    private func vix(_ value: String, _ day: String, _ more: String = "") -> String {
        ReportSite.value("vix", value, day, "values:\n", more)
    }

    /// The pieces of the line, as how many points each has.
    private func pieces(_ page: String) throws -> [Int] {
        let line = try #require(page.firstMatch(of: /<path class="line series-1" d="([^"]*)"/))
        return line.1.split(separator: "M").map { $0.split(separator: "L").count }
    }

    private func table(_ page: String) -> [String] {
        let start = #/<time datetime="([-0-9]*)">[^<]*</time>.*?<td class="n">(.*?)</td>/#
        return page.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("<tr>"), let row = line.firstMatch(of: start),
                let tone = line.firstMatch(of: /<td class="n (\w+)">/)
            else { return nil }
            return "\(row.1) \(row.2) \(tone.1)"
        }
    }

    @Test func `the line and the table have the same values`() throws {
        let page = try page([
            "2026-05-25": vix("16", "2026-05-25"), "2026-05-26": vix("18", "2026-05-26"),
            "2026-05-27": vix("17", "2026-05-27"), "2026-05-28": vix("17", "2026-05-27"),
        ])
        #expect(try pieces(page) == [3])
        #expect(
            table(page) == [
                "2026-05-27 17.00 down", "2026-05-26 18.00 up", "2026-05-25 16.00 none",
            ])
        #expect(page.contains("<figcaption>VIX, May 25, 2026 to May 27, 2026</figcaption>"))
        #expect(
            page.contains(
                "aria-label=\"Line chart of VIX. Lowest 16.00 (May 25, 2026), highest 18.00 "
                    + "(May 26, 2026), last 17.00 (May 27, 2026).\""))
        for label in [">High 18.00<", ">Low 16.00<", ">Last<", ">17.00<"] {
            #expect(page.contains(label), "\(label)")
        }
    }

    @Test(arguments: [
        ("7.375", "7.378", "+0.003", "up"), ("7.375", "7.37", "−0.005", "down"),
        ("7.375", "7.375", "0.000", "unchanged"), ("7.25", "7.5", "+0.25", "up"),
    ])
    func `a change of a rate has the decimals of the rates`(
        _ before: String, _ after: String, _ change: String, _ word: String
    ) throws {
        let sandbox = try Sandbox(
            ReportSite.files([
                "2026-05-26": ReportSite.value("rate", before, "2026-05-26", "values:\n"),
                "2026-05-27": ReportSite.value("rate", after, "2026-05-27", "values:\n"),
            ]))
        try sandbox.build()
        let page = try sandbox.text("out/reports/rate.html")
        #expect(page.contains(change + "\u{A0}points") && page.contains(word))
    }

    @Test func `a day without a value is a gap, and its reason is in the table`() throws {
        let page = try page([
            "2026-05-25": vix("16", "2026-05-25"), "2026-05-26": vix("18", "2026-05-26"),
            "2026-05-27": vix("18", "2026-05-26", "missing: HTTP 404"),
            "2026-05-28": vix("17", "2026-05-28"),
        ])
        #expect(try pieces(page) == [2, 1])
        #expect(
            table(page) == [
                "2026-05-28 17.00 down", "2026-05-27 – none", "2026-05-26 18.00 up",
                "2026-05-25 16.00 none",
            ])
        #expect(page.contains("<p class=\"note\">4 days, the newest first</p>"))
        #expect(page.contains("<span class=\"about\">HTTP 404.</span>"))
        #expect(page.contains("The line has 1 gap."))
    }

    @Test(arguments: MissingCode.allCases)
    func `every code has words, which begin the reason in the table`(code: MissingCode) throws {
        let page = try page([
            "2026-05-27": "values:\n  - {source: vix, missing: Grund, code: \(code.rawValue)}\n"
        ])
        let reason = try #require(page.firstMatch(of: /<span class="about">([^<]+)<\/span>/))
        #expect(reason.1.first?.isUppercase == true && reason.1.count > 15)
        #expect(!page.contains("Grund"))
    }

    @Test func `a value that comes later fills the gap`() throws {
        let page = try page([
            "2026-05-26": vix("18", "2026-05-26"),
            "2026-05-27": "values:\n  - {source: vix, missing: HTTP 404}\n",
            "2026-05-28": vix(
                "17", "2026-05-28", "previous: \"19\"\n    previousAsOf: 2026-05-27"),
        ])
        #expect(try pieces(page) == [3])
        #expect(
            table(page) == [
                "2026-05-28 17.00 down", "2026-05-27 19.00 up", "2026-05-26 18.00 none",
            ])
    }

    @Test func `days without any report are a gap once a value would be stale`() throws {
        let close = try page([
            "2026-05-22": vix("16", "2026-05-22"), "2026-05-26": vix("18", "2026-05-26"),
        ])
        #expect(try pieces(close) == [2])
        let far = try page([
            "2026-05-22": vix("16", "2026-05-22"), "2026-05-27": vix("18", "2026-05-27"),
        ])
        #expect(try pieces(far) == [1, 1])
    }

    @Test(
        "Values of irregular days and of each week are a line, which a week left out breaks",
        arguments: [
            (["05-01", "05-08", "05-15", "05-22"], [4]),
            (["05-01", "05-08", "05-15", "05-22", "06-12"], [4, 1]),
            (["01-02", "01-20", "03-01", "03-09", "05-05"], [5]),
            (["05-01", "05-02", "05-03", "05-04", "05-11"], [4, 1]),
        ])
    func rhythms(_ days: [String], _ lines: [Int]) throws {
        let page = try page(
            Dictionary(
                uniqueKeysWithValues: days.enumerated().map { index, day in
                    ("2026-\(day)", vix("\(16 + index)", "2026-\(day)"))
                }))
        #expect(try pieces(page) == lines)
    }

    @Test func `a value that never changed is a line in the middle`() throws {
        let page = try page([
            "2026-05-25": vix("16", "2026-05-25"), "2026-05-26": vix("16", "2026-05-26"),
        ])
        #expect(!page.contains(">High") && !page.contains(">Low") && page.contains(">Last<"))
    }

    @Test func `a source without a value has a page without a chart`() throws {
        let page = try page(["2026-05-27": "values:\n  - {source: vix, missing: HTTP 404}\n"])
        // The button of the search has the only drawing.
        #expect(page.matches(of: /<svg/).count == 1)
        #expect(page.contains("There is no earlier value."))
    }

    @Test func `a value of eighteen digits is drawn and written`() throws {
        let page = try page([
            "2026-05-26": vix("0.000000000000000001", "2026-05-26"),
            "2026-05-27": vix("-999999999999999999.999999999999999999", "2026-05-27"),
        ])
        #expect(page.contains("−1,000,000,000,000,000,000.00"))
    }
}
