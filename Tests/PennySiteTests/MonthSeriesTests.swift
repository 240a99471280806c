import PennyDiagnostics
@testable import PennySite
import Testing

/// Budgets of several months, put side by side on a page.
@Suite struct MonthSeriesTests {
    static func month(
        _ month: String, pay: String, _ more: String = "", body: String = ""
    ) -> String {
        """
        ---
        title: In \(month)
        month: \(month)
        \(more.isEmpty ? "" : more + "\n")income:
          - {name: Pay, amount: "\(pay)"}
        expenses:
          - {name: Rent, amount: "1,500.00"}
        ---
        \(body)

        """
    }

    private func sandbox(_ files: [String: String]) throws -> Sandbox {
        try Sandbox(files.merging(["site.yaml": "title: T\n"]) { $1 })
    }

    private func links(_ page: String, in tag: String) throws -> [String] {
        let start = try #require(page.firstRange(of: tag)).upperBound
        let rest = page[start...]
        let end = try #require(rest.firstRange(of: "</ul>")).lowerBound
        return rest[..<end].matches(of: /<a href="([^"]*)">([^<]*)</).map { "\($0.2) \($0.1)" }
    }

    @Test func `months of one word have a page, its files, and links both ways`() throws {
        let sandbox = try sandbox([
            "budgets/a.md": Self.month("2026-10", pay: "2,000.00", "series: our-home"),
            "budgets/b.md": Self.month("2026-09", pay: "1,800.00", "series: Our-home"),
            "budgets/c.md": Self.month("2026-08", pay: "1,000.00", "series: shop"),
        ])
        try sandbox.build()
        let names = try sandbox.names("out/budgets")
        #expect(
            names == [
                "a.csv", "a.html", "a.json", "b.csv", "b.html", "b.json", "c.csv", "c.html",
                "c.json", "index.html", "our-home.csv", "our-home.html", "our-home.json",
            ])
        let page = try sandbox.text("out/budgets/our-home.html")
        #expect(page.contains("<h1>Our home, month by month</h1>"))
        #expect(page.contains("<p class=\"lead\">2 months, September 2026 to October 2026.</p>"))
        #expect(page.contains("<dt>Average left each month</dt><dd>$400.00</dd>"))
        #expect(page.contains("<a href=\"../budgets/index.html\">Budgets</a>"))
        #expect(
            try links(page, in: "<section class=\"related\">\n<h2>The months</h2>") == [
                "In 2026-09 ../budgets/b.html", "In 2026-10 ../budgets/a.html",
            ])
        for name in ["a", "b"] {
            #expect(
                try links(
                    sandbox.text("out/budgets/\(name).html"),
                    in: "<section class=\"related\">\n<h2>Several months</h2>")
                    == ["Our home, month by month ../budgets/our-home.html"])
        }
        #expect(try !sandbox.text("out/budgets/c.html").contains("Several months"))
        let list = try sandbox.text("out/budgets/index.html")
        #expect(list.contains("<p class=\"kind\">3 budgets</p>"))
        #expect(
            list.contains(
                """
                <p class="kind">Several months</p>
                <h2><a href="../budgets/our-home.html">Our home, month by month</a></h2>
                <p class="card-figure"><span>Average left each month</span> \
                <strong>$400.00</strong></p>
                """))
        let table = try sandbox.text("out/budgets/our-home.csv")
        #expect(table.hasPrefix("month,income,expenses,left,"))
        #expect(table.contains("\n2026-09,1800.00,1500.00,300.00,"))
        let data = try sandbox.text("out/budgets/our-home.json")
        #expect(data.hasPrefix(#"{"kind":"budget","title":"Our home, month by month","#))
        #expect(try sandbox.text("out/pennypress.json").contains("\"budgets/our-home.csv\""))
    }

    @Test func `months that say no word are the standard series`() throws {
        let sandbox = try sandbox([
            "budgets/a.md": Self.month("2026-10", pay: "2,000.00", "date: 2026-10-02"),
            "budgets/b.md": Self.month("2026-09", pay: "1,800.00", "date: 2026-09-02"),
            "pages/p.md": SmallSite.page(
                body: "[m](../budgets/months) [n](../budgets/months/#changes)"),
        ])
        try sandbox.build { $0.baseURL = "https://example.org/" }
        let page = try sandbox.text("out/budgets/months.html")
        #expect(page.contains("<h1>Month by month</h1>"))
        #expect(
            try sandbox.text("out/p.html").contains(
                "<a href=\"budgets/months.html\">m</a> "
                    + "<a href=\"budgets/months.html#changes\">n</a>"))
        #expect(
            try sandbox.text("out/sitemap.xml").contains(
                "<loc>https://example.org/budgets/months.html</loc><lastmod>2026-10-02</lastmod>"))
    }

    @Test func `one month makes no series, nor do budgets without one`() throws {
        let plain = Self.month("2026-09", pay: "1,800.00").replacing("month: 2026-09\n", with: "")
        let sandbox = try sandbox([
            "budgets/a.md": Self.month("2026-10", pay: "2,000.00"), "budgets/b.md": plain,
            "budgets/c.md": plain,
        ])
        try sandbox.build()
        #expect(!sandbox.exists("out/budgets/months.html"))
    }

    @Test func `a draft is no month of a series until drafts are asked for`() throws {
        let sandbox = try sandbox([
            "budgets/a.md": Self.month("2026-10", pay: "2,000.00"),
            "budgets/b.md": Self.month("2026-09", pay: "1,800.00", "draft: true"),
        ])
        try sandbox.build()
        #expect(!sandbox.exists("out/budgets/months.html"))
        try sandbox.build { $0.includesDrafts = true }
        #expect(sandbox.exists("out/budgets/months.html"))
    }

    @Test(
        arguments: [
            (
                month("2026-10", pay: "1"), "",
                """
                site/budgets/b.md:1:1: error: “a” and “b” are both the budget of 2026-10 [PP0534]
                 1 | ---
                   | ^
                   Correct the month of one, or give it another “series:”.

                """
            ),
            (
                month("2026-09", pay: "1", "currency: EUR"), "",
                """
                site/budgets/a.md:1:1: error: \
                “a” is in another currency than “b” of the same series [PP0535]
                 1 | ---
                   | ^
                   Give it another “series:”.

                """
            ),
            (
                month("2026-09", pay: "1"), "site/budgets/months.md",
                """
                site/budgets/months.md:1:1: error: \
                the address budgets/months.html is taken by the months of “months” [PP0557]
                """
            ),
        ])
    func `months that cannot stand side by side are reported`(
        _ second: String, _ taken: String, _ says: String
    ) throws {
        let sandbox = try sandbox([
            "budgets/a.md": Self.month("2026-10", pay: "2"), "budgets/b.md": second,
        ])
        if !taken.isEmpty {
            try sandbox.write(Self.month("2026-01", pay: "3", "series: x"), to: taken)
        }
        let said = sandbox.faults()
        #expect(said.contains(says), "\(said)")
    }

    @Test(
        arguments: [
            (
                .reference.sameMonth("2026-10", "a", "b"),
                "“a” and “b” are both the budget of 2026-10",
                "Correct the month of one, or give it another “series:”."
            ),
            (
                .reference.otherCurrency("b", "a"),
                "“b” is in another currency than “a” of the same series",
                "Give it another “series:”."
            ),
            (
                .reference.monthsTooLarge("home"), "the months of “home” add up to too much",
                "Give some of them another “series:”."
            ),
            (
                .reference.noMonths("home"), "the months of “home” cannot be put side by side",
                "Give each a month such as “month: 2026-10”."
            ),
        ] as [(Fault, String, String)])
    func `what is wrong with months is worded`(
        _ fault: Fault, _ summary: String, _ nextStep: String
    ) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }
}
