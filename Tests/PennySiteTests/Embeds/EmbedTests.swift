import PennySite
import Testing

/// Parts of results that texts show.
@Suite struct EmbedTests {
    private func page(_ block: String) throws -> String {
        let sandbox = try Sandbox(SmallSite.files)
        try sandbox.write(
            SmallSite.page(body: "```pennypress\n\(block)\n```\n"), to: "site/pages/p.md")
        try sandbox.build()
        let page = try sandbox.text("out/p.html")
        let start = try #require(page.firstRange(of: "<section class=\"embedded\"")).lowerBound
        let end = try #require(page[start...].firstRange(of: "</section>")).upperBound
        return String(page[start..<end])
    }

    @Test func `figures are the ones asked for, in that order, with the way to their page`() throws
    {
        #expect(
            try page("show: figures\nof: calculations/bike\nfigures: totalPaid, payment") == """
                <section class="embedded" aria-label="The bike at $100.00">
                <p class="embedded-title">The bike at $100.00</p>
                <dl class="figures">
                <div class="figure"><dt>Total paid</dt><dd>$1,200.00</dd></div>
                <div class="figure"><dt>Monthly payment</dt><dd>$100.00</dd></div>
                </dl>
                <p class="embedded-source">Details: <a href="calculations/bike.html">The bike at $100.00</a></p>
                </section>
                """)
    }

    @Test func `a table has the columns and rows asked for, and no sums of other rows`() throws {
        let text = try page(
            "show: table\nof: bike\ntable: schedule\ncolumns: number, balance\nrows: 2-3, 12\ntitle: At {{bike.payment}}"
        )
        #expect(text.contains("<p class=\"embedded-title\">At $100.00</p>"))
        let cells = text.matches(of: /<t[hd][^>]*>([^<]*)<\/t[hd]>/).map { String($0.1) }
        #expect(cells == ["No.", "Balance", "2", "1,000.00", "3", "900.00", "12", "0.00"])
        #expect(!text.contains("<h2") && !text.contains(" id="))
    }

    @Test func `a chart is the one of the result's page, without a name of its own`() throws {
        let text = try page("show: chart\nof: plan")
        #expect(text.contains("<figure class=\"chart\">\n<figcaption>"))
        #expect(text.contains("<details class=\"chart-data\">"))
        #expect(!text.contains(" id="))
    }

    @Test func `a comparison has a column for each set, and leads to each`() throws {
        let text = try page("show: comparison\nof: bike, phone-a\ntitle: Two")
        #expect(text.contains("<div class=\"beside-sets\">"))
        #expect(text.contains("<th scope=\"col\" class=\"n\">Phone A</th>"))
        #expect(text.contains("<a href=\"calculations/phone-a.html\">Phone A</a></p>"))
        #expect(!text.contains(" id="))
    }

    @Test func `a set's text shows parts of its own result without a link`() throws {
        let sandbox = try Sandbox(SmallSite.files)
        let bike = try #require(SmallSite.files["calculations/bike.md"])
        try sandbox.write(
            bike + "```pennypress\nshow: figures\nof: this\nfigures: payment\n```\n",
            to: "site/calculations/bike.md")
        try sandbox.build()
        let page = try sandbox.text("out/calculations/bike.html")
        #expect(page.contains("<section class=\"embedded\""))
        #expect(!page.contains("embedded-source"))
    }

    /// The lines of a block, the location of the fault in it, and its message.
    @Test(arguments: [
        (
            ["of: bike"], 4, 1, "the block does not say what it shows [PP0471]",
            "Add a line such as “show: chart”."
        ),
        (
            ["show: chrt", "of: bike"], 5, 7, "“chrt” is not something a block can show [PP0472]",
            "Did you mean “chart”?"
        ),
        (
            ["show: video", "of: bike"], 5, 7, "“video” is not something a block can show [PP0472]",
            "It can be chart, table, figures, comparison, pages or form."
        ),
        (
            ["show: chart", "of: bike", "colums: a"], 7, 1,
            "a block with a chart has no key “colums” [PP0473]",
            "It can be show, of, title, chart or data."
        ),
        (
            ["show: table", "of: bike", "colums: a"], 7, 1,
            "a block with a table has no key “colums” [PP0473]",
            "Did you mean “columns”?"
        ),
        (
            ["show: chart", "of:"], 6, 1, "“of” has no value [PP0474]",
            "Write its value after the colon, or remove the line."
        ),
        (
            ["show: chart"], 4, 1,
            "the block does not say of which saved set its chart is [PP0475]",
            "Add a line such as “of: first-home”."
        ),
        (
            ["show: chart", "of: bike, plan"], 6, 11,
            "the block names several saved sets for its chart [PP0476]",
            "Name one, or write “show: comparison”."
        ),
        (
            ["show: comparison", "of: bike"], 6, 5, "the block compares one saved set [PP0477]",
            "Add another one after a comma."
        ),
        (
            ["show: comparison", "of: bike, bike, bike, bike, bike"], 6, 5,
            "the block compares 5 saved sets, over the limit of 4 [PP0478]",
            "Name fewer, or write two blocks."
        ),
        (
            ["show: chart", "of: bkie"], 6, 5, "there is no saved set “bkie” [PP0529]",
            "Did you mean “bike”?"
        ),
        (
            ["show: chart", "of: budgets/bike"], 6, 5,
            "“bike” is not in the folder “budgets” [PP0487]",
            "Write its name alone, or its own folder."
        ),
        (
            ["show: chart", "of: this"], 6, 5,
            "the reference “this” is not on a saved set’s page [PP0533]",
            "Write the set’s name instead of “this”."
        ),
        (
            ["show: table", "of: bike", "table: shedule"], 7, 8,
            "“bike” has no table “shedule” [PP0483]",
            "Did you mean “schedule”?"
        ),
        (
            ["show: table", "of: bike", "table: schedule", "columns: number, balanse"], 8, 18,
            "the table “schedule” has no column “balanse” [PP0484]", "Did you mean “balance”?"
        ),
        (
            ["show: table", "of: bike", "table: schedule", "rows: 1, 4-x"], 8, 10,
            "“4-x” is not a row number [PP0485]", "Write rows such as “1-12” or “1, 12, 24”."
        ),
        (
            ["show: table", "of: bike", "table: schedule", "rows: 12-13"], 8, 7,
            "the table “schedule” has 12 rows, and “12-13” is not in it [PP0486]",
            "Count the rows from 1."
        ),
        (
            ["show: figures", "of: bike", "figures: paymnet"], 7, 10,
            "“bike” has no figure “paymnet” [PP0531]",
            "Did you mean “payment”?"
        ),
        (
            ["show: figures", "of: bike", "title: At {{bkie.payment}}"], 7, 11,
            "there is no saved set “bkie” [PP0529]", "Did you mean “bike”?"
        ),
    ])
    func `a block is reported at its location`(
        lines: [String], line: Int, column: Int, summary: String, nextStep: String
    ) throws {
        let sandbox = try Sandbox(SmallSite.files)
        let block = (["```pennypress"] + lines + ["```"]).joined(separator: "\n")
        try sandbox.write(SmallSite.page(body: block), to: "site/pages/p.md")
        let text = line == 4 ? "```pennypress" : lines[line - 5]
        let caret = String(repeating: " ", count: column - 1) + "^"
        #expect(
            sandbox.faults() == """
                site/pages/p.md:\(line):\(column): error: \(summary)
                 \(line) | \(text)
                   | \(caret)
                   \(nextStep)

                """)
    }
}
