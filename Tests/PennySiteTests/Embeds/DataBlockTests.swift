import Foundation
import PennySite
import Testing

/// Tables and charts of the folder `data` in texts.
@Suite struct DataBlockTests {
    private static let rates = """
        month,rate,amount,note
        2026-01-01,6.125,"1,200.50",low
        2026-03-01,6.5,,
        2026-02-01,5.99%,80,high

        """

    private func sandbox(_ block: String, _ files: [String: String] = [:]) throws -> Sandbox {
        let sandbox = try Sandbox(
            ["site.yaml": "title: T\n", "data/rates.csv": Self.rates].merging(files) { $1 })
        try sandbox.write(
            SmallSite.page(body: "```pennypress\n\(block)\n```\n"), to: "site/pages/p.md")
        return sandbox
    }

    private func page(_ block: String, _ files: [String: String] = [:]) throws -> String {
        let sandbox = try sandbox(block, files)
        try sandbox.build()
        let page = try sandbox.text("out/p.html")
        let start = try #require(page.firstRange(of: "<div class=\"embedded\"")).lowerBound
        let end = try #require(page[start...].firstRange(of: "</a></p>\n</div>")).upperBound
        return String(page[start..<end])
    }

    private func cells(_ text: String) -> [String] {
        text.matches(of: /<t[hd][^>]*>([^<]*)<\/t[hd]>/).map { String($0.1) }
    }

    @Test func `a table has the columns asked for, in their formats, sorted, with exact decimals`()
        throws
    {
        let text = try page(
            """
            show: table
            data: rates
            columns: month = Month, rate = Rate, amount
            formats: month = date, rate = percent, amount = amount
            sort: month descending
            title: Rates
            """)
        #expect(
            cells(text) == [
                "Month", "Rate", "amount", "Mar 1, 2026", "6.500%", "", "Feb 1, 2026", "5.990%",
                "80.00", "Jan 1, 2026", "6.125%", "1,200.50",
            ])
        #expect(text.contains("<p class=\"embedded-title\">Rates</p>"))
        // One landmark has the name.
        #expect(text.matches(of: /<(section|div)[^>]* aria-label="Rates"/).count == 1)
        #expect(text.contains("Data (CSV): <a href=\"data/rates.csv\">rates.csv</a>"))
    }

    @Test func `sums are those of the rows that are shown`() throws {
        let text = try page(
            """
            show: table
            data: data/rates.csv
            columns: note, amount
            formats: amount = amount
            sums: amount
            sort: amount
            limit: 2
            """)
        #expect(
            cells(text) == [
                "note", "amount", "high", "80.00", "low", "1,200.50", "Total", "1,280.50",
            ])
    }

    @Test func `semicolons and decimal commas are read, as the site or the block says`() throws {
        let file = "name;wert\nA;1.234,5\nB;0,125\n"
        for (site, block) in [
            ("title: T\nlocale: de-DE\n", ""), ("title: T\n", "\ndecimals: comma"),
        ] {
            let text = try page(
                "show: table\ndata: w\nformats: wert = number\nsums: wert" + block,
                ["site.yaml": site, "data/w.csv": file])
            let isGerman = site.contains("de-DE")
            #expect(
                Array(cells(text).suffix(4)) == [
                    "B", isGerman ? "0,125" : "0.125", "Total",
                    isGerman ? "1.234,625" : "1,234.625",
                ])
        }
    }

    @Test func `bars have the names and the values of two columns`() throws {
        let text = try page(
            """
            show: chart
            data: rates
            columns: note, amount
            formats: amount = amount
            """)
        #expect(text.contains("<figure class=\"chart bar-chart\">"))
        let bars = text.matches(of: /bar-name">([^<]*)<.*?bar-value">([^<]*)</).map {
            "\($0.1) \($0.2)"
        }
        #expect(bars == ["low $1,200.50", "high $80.00"])
        #expect(text.contains("width=\"1000\"") && text.contains("width=\"66\""))
    }

    @Test func `a line says its highest, lowest and last value`() throws {
        let text = try page(
            """
            show: chart
            chart: line
            data: rates
            columns: month, rate = Rate
            formats: month = date, rate = percent
            """)
        #expect(
            text.contains(
                "Lowest 5.990% (Feb 1, 2026), highest 6.500% (Mar 1, 2026), last 6.500% "
                    + "(Mar 1, 2026)."))
    }

    @Test func `the file is copied, once for all languages, and can be linked to`() throws {
        let sandbox = try Sandbox([
            "site.yaml":
                "title: T\nlanguages:\n  - {language: de, locale: de-DE, untranslated: show}\n",
            "data/rates.csv": Self.rates,
            "pages/p.md": SmallSite.page(
                body:
                    "[Get it](../data/rates.csv)\n\n```pennypress\nshow: table\ndata: rates\n```\n"),
        ])
        try sandbox.build()
        #expect(try sandbox.text("out/data/rates.csv") == Self.rates)
        #expect(!sandbox.exists("out/de/data/rates.csv"))
        let page = try sandbox.text("out/de/p.html")
        #expect(page.matches(of: /href="\.\.\/data\/rates\.csv"/).count == 2)
    }

    @Test func `a changed file changes the page of a set that shows it`() throws {
        let block = "```pennypress\nshow: table\ndata: rates\n```\n"
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n", "data/rates.csv": Self.rates,
            "calculations/car.md": SmallSite.loan("Car", body: block),
        ])
        try sandbox.build()
        try sandbox.write(
            Self.rates.replacingOccurrences(of: "low", with: "lowest"), to: "site/data/rates.csv")
        try sandbox.build()
        #expect(try sandbox.text("out/calculations/car.html").contains(">lowest<"))
    }

    @Test(arguments: [
        ("show: table\ndata: rats", "the folder “data” has no file “rats.csv” [PP0488]"),
        ("show: table\ndata: rates\ncolumns: moth", "has no column “moth” [PP0484]"),
        ("show: table\ndata: rates\nformats: rate", "what the column “rate” is [PP0490]"),
        ("show: table\ndata: rates\nformats: rate = euro", "“euro” is not a format of a"),
        ("show: table\ndata: rates\ndecimals: dot", "“dot” is not a decimal mark [PP0492]"),
        ("show: table\ndata: rates\nsums: note", "has the format “text”, which has no sum"),
        ("show: table\ndata: rates\nlimit: 0", "the limit “0” is not a number that fits"),
        ("show: chart\ndata: rates\ncolumns: note", "bars need two columns"),
        ("show: chart\ndata: rates\nchart: line", "a line needs a column of dates or years"),
        ("show: chart\ndata: rates\nchart: pie", "“pie” is not a chart of a file [PP0489]"),
        ("show: table\ndata: rates\nrows: 1-2", "a block with a table has no key “rows”"),
        (
            "show: table\ndata: rates\ncolumns: note\nformats: amount = amount\nsums: amount",
            "has a sum but is not shown"
        ),
    ])
    func `a block is reported at its location`(block: String, summary: String) throws {
        let faults = try sandbox(block).faults()
        #expect(faults.hasPrefix("site/pages/p.md:"))
        #expect(faults.contains(summary))
    }

    @Test(arguments: [
        ("rate = date", "2:12: error: “6.125” in the column “rate” is not of the format “date”"),
        ("rate = number", "2:12: error: “6.125” can be a decimal number or thousands"),
        ("note = number", "2:29: error: “low” in the column “note” is not of the format “number”"),
    ])
    func `a cell is reported at its location in the file`(format: String, summary: String) throws {
        let faults = try sandbox("show: table\ndata: rates\nformats: \(format)").faults()
        #expect(faults.contains("site/data/rates.csv:" + summary))
    }
}

extension DataBlockTests {
    private static let long = "day,rate\n" + (1...25).map { "\($0),\($0)\n" }.joined()

    private func details(_ block: String) throws -> [String] {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n", "data/long.csv": Self.long,
            "calculations/a.md":
                "---\nkind: loan\nprincipal: 100\nrate: 5%\nterm: 3 years\n---\n",
        ])
        try sandbox.write(
            SmallSite.page(body: "```pennypress\n\(block)\n```\n"), to: "site/pages/p.md")
        try sandbox.build()
        return try sandbox.text("out/p.html").matches(of: /<details class="all-rows"[^>]*>/)
            .map { String($0.0) }
    }

    @Test(arguments: ["data: long", "of: a\ntable: schedule"])
    func `a long table is open where its block says so`(_ source: String) throws {
        let block = "show: table\n\(source)\n"
        #expect(try details(block) == ["<details class=\"all-rows\">"])
        #expect(try details(block + "open: no") == ["<details class=\"all-rows\">"])
        #expect(try details(block + "open: yes") == ["<details class=\"all-rows\" open>"])
    }

    @Test(arguments: ["data: long", "of: a\ntable: schedule"])
    func `open is yes or no, and of tables alone`(_ source: String) throws {
        let files = ["data/long.csv": Self.long, "calculations/a.md": SmallSite.loan("A")]
        let odd = try Sandbox(["site.yaml": "title: T\n"].merging(files) { $1 })
        try odd.write(
            SmallSite.page(body: "```pennypress\nshow: table\n\(source)\nopen: wide\n```\n"),
            to: "site/pages/p.md")
        #expect(odd.faults().contains("open “wide” is neither yes nor no"))
    }
}
