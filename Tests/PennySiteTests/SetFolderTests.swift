import PennySite
import Testing

/// Sets of all three folders on one site.
@Suite struct SetFolderTests {
    static let rice = """
        ---
        title: Rice
        description: Two bags.
        date: 2026-05-01
        products:
          - {name: Own brand, price: 1.89, size: 1 kg}
          - {name: Big <bag>, price: 8.45, size: 5 kg}
        ---
        [The bike](../calculations/bike.md), [the budget](../budgets/house.yaml), {{this.best}}.

        """

    static let house = """
        title: The house
        date: 2026-05-02
        income: [{name: Pay, amount: "1,000.00"}]
        expenses: [{name: Rent, amount: "1,012.34"}]

        """

    static let more = [
        "comparisons/rice.md": rice,
        "budgets/house.yaml": house,
        "pages/all.md": SmallSite.page(
            "All",
            body: """
                [a](../comparisons/) [b](../budgets/) [c](../comparisons/rice.md#result)
                [d](../budgets/house.yaml) {{rice.best}} {{house.fundsAvailable}}
                """),
    ]

    private func sandbox(_ files: [String: String] = [:]) throws -> Sandbox {
        let all = SmallSite.files.merging(Self.more) { $1 }.merging(files) { $1 }
        return try Sandbox(all)
    }

    private func links(_ page: String) -> [String] {
        page.matches(of: /<a href="([^"]*)"/).map { String($0.1) }
    }

    @Test func `each folder has its pages, downloads and list`() throws {
        let sandbox = try sandbox()
        try sandbox.build()
        let names = try sandbox.tree().map(\.path).filter { !$0.hasPrefix("calculations/") }
        for name in [
            "comparisons/index.html", "comparisons/rice.csv", "comparisons/rice.html",
            "comparisons/rice.json", "budgets/house.html", "budgets/house.json",
            "budgets/index.html",
        ] { #expect(names.contains(name), "\(name)") }
        #expect(!names.contains("comparisons.html") && !names.contains("budgets.html"))
        #expect(try sandbox.text("out/comparisons/rice.html").contains("<h1>Rice</h1>"))
        #expect(try sandbox.text("out/budgets/house.html").contains("<h1>The house</h1>"))
        let manifest = try sandbox.text("out/pennypress.json")
        #expect(manifest.contains("\"comparisons/rice.json\""))
    }

    @Test func `a list has the sets of its folder and no others, in its own word`() throws {
        let sandbox = try sandbox()
        try sandbox.build()
        for (folder, heading, count, cards) in [
            ("calculations", "All results", "4 results", 4),
            ("comparisons", "Comparisons", "1 comparison", 1),
            ("budgets", "Budgets", "1 budget", 1),
        ] {
            let list = try sandbox.text("out/\(folder)/index.html")
            #expect(list.contains("<h1>\(heading)</h1>"))
            #expect(list.contains("<p class=\"kind\">\(count)</p>"))
            #expect(list.contains("content=\"\(count) with figures, tables and reasons. "))
            #expect(list.matches(of: /<li class="card"/).count == cards)
        }
        #expect(
            links(try sandbox.text("out/comparisons/index.html"))
                .contains("../comparisons/rice.html"))
    }

    @Test func `the home page has a section for each kind, with its list`() throws {
        let sandbox = try sandbox()
        try sandbox.build()
        let home = try sandbox.text("out/index.html")
        let sections = home.matches(
            of: /<h2>([^<]*)<\/h2>\n<p[^>]*>([^<]*)<\/p>\n<\/div>\n<a [^>]*href="([^"]*)"/
        ).map { "\($0.1) \($0.3) \($0.2)" }
        #expect(
            sections == [
                "Loans loans.html 3 results", "Savings savings.html 1 result",
                "Comparisons comparisons/index.html 1 comparison",
                "Budgets budgets/index.html 1 budget",
            ])
        #expect(links(home).contains("comparisons/rice.html"))
        #expect(links(home).contains("budgets/house.html"))
    }

    @Test(arguments: ["comparisons/rice", "budgets/house"])
    func `a card leads with the first figure, and the answer follows`(_ set: String) throws {
        let sandbox = try sandbox()
        try sandbox.build()
        let figures = try sandbox.text("out/\(set).html")
            .matches(of: /<div class="figure[^>]*><dt>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/)
            .map { match in
                // The page keeps the sign and the amount on one line.
                let value = match.2.unicodeScalars.filter { $0 != "\u{2060}" }
                return (label: String(match.1), value: String(value))
            }
        let home = try sandbox.text("out/index.html")
        let card = home.suffix(from: try #require(home.firstRange(of: "\(set).html")).lowerBound)
        let end = try #require(card.firstRange(of: "</li>")).lowerBound
        let text = card[..<end]
        #expect(text.contains("<span>\(figures[0].label)</span> <strong"))
        #expect(text.contains(">\(figures[0].value)</strong>"))
        let page = try sandbox.text("out/\(set).html")
        let answer = try #require(page.firstMatch(of: /<p class="answer">(.*)<\/p>/)).1
            .replacing("\u{2060}", with: "")
        #expect(text.contains("<p class=\"detail\">\(answer)</p>"))
    }

    @Test func `an amount below zero has a label that says so on a card`() throws {
        let sandbox = try sandbox()
        try sandbox.build()
        let home = try sandbox.text("out/index.html")
        #expect(home.contains("<span>Short each month</span> <strong>"))
        #expect(home.contains("<p class=\"card-figure words\"><span>Cheapest</span>"))
        #expect(home.contains("<strong>$100.00</strong>"))
    }

    @Test func `links, references and the menu reach over all folders`() throws {
        let sandbox = try sandbox()
        try sandbox.build()
        let rice = try sandbox.text("out/comparisons/rice.html")
        for link in [
            "../calculations/bike.html", "../budgets/house.html", "../comparisons/index.html",
            "../budgets/index.html", "../calculations/index.html",
        ] { #expect(links(rice).contains(link), "\(link)") }
        let all = try sandbox.text("out/all.html")
        for link in [
            "comparisons/index.html", "budgets/index.html", "comparisons/rice.html#result",
            "budgets/house.html",
        ] { #expect(links(all).contains(link), "\(link)") }
        #expect(!all.contains("{{"))
        let current = rice.matches(of: /<a href="([^"]*)" aria-current="page">([^<]*)</)
            .map { "\($0.2) \($0.1)" }
        #expect(current == ["Comparisons ../comparisons/index.html"])
        #expect(rice.contains("<p class=\"kind\"><a href=\"../comparisons/index.html\">"))
    }

    @Test func `neighbours are those of the folder, in its own word`() throws {
        let sandbox = try sandbox([
            "comparisons/milk.md": Self.rice, "comparisons/oats.md": Self.rice,
        ])
        try sandbox.build()
        func neighbours(_ page: String) throws -> [String] {
            let text = try sandbox.text("out/" + page)
            let label = text.matches(of: /class="neighbours" aria-label="([^"]*)"/)
            return label.map { String($0.1) }
                + text.matches(of: /<a href="([^"]*)" rel="(prev|next)">/)
                .map { "\($0.2) \($0.1)" }
        }
        #expect(
            try neighbours("comparisons/oats.html") == [
                "More: Comparisons", "prev ../comparisons/milk.html",
                "next ../comparisons/rice.html",
            ])
        #expect(try neighbours("budgets/house.html") == ["More: Budgets"])
        #expect(try neighbours("calculations/plan.html") == ["More: Savings"])
    }

    @Test func `the site map has them all`() throws {
        let sandbox = try sandbox()
        try sandbox.build { $0.baseURL = "https://example.org/" }
        let map = try sandbox.text("out/sitemap.xml")
        for entry in [
            "budgets/house.html</loc><lastmod>2026-05-02", "budgets/index.html</loc>",
            "comparisons/rice.html</loc><lastmod>2026-05-01", "comparisons/index.html</loc>",
        ] { #expect(map.contains("<url><loc>https://example.org/\(entry)"), "\(entry)") }
    }

    @Test func `tables, YAML and JSON are read in every folder`() throws {
        let sandbox = try sandbox([
            "budgets/months.csv": "name,income\nmay,Pay amount 900\n",
            "comparisons/milk.json":
                #"{"products": [{"name": "A", "price": "1", "size": "1 l"}]}"#,
            "calculations/car.yml": "kind: loan\nprincipal: 100\nrate: 0%\nterm: 2 months\n",
            "pages/rows.md": SmallSite.page(
                "Rows", body: "[may](../budgets/months.csv#may) [car](../calculations/car.yml)"),
        ])
        try sandbox.build()
        #expect(try sandbox.text("out/budgets/may.html").contains("<h1>May</h1>"))
        #expect(try sandbox.text("out/comparisons/milk.html").contains("<h1>Milk</h1>"))
        let rows = links(try sandbox.text("out/rows.html"))
        #expect(rows.suffix(3).prefix(2) == ["budgets/may.html", "calculations/car.html"])
    }

    @Test func `a site of budgets alone has no list of calculations`() throws {
        let sandbox = try Sandbox(["site.yaml": "title: T\n", "budgets/house.yaml": Self.house])
        try sandbox.build()
        #expect(!sandbox.exists("out/calculations"))
        let home = try sandbox.text("out/index.html")
        #expect(home.contains("<li><a href=\"budgets/index.html\">Budgets</a></li>"))
        #expect(!home.contains("Results"))
    }

    @Test func `the defaults of a site reach the sets of every folder`() throws {
        let sandbox = try sandbox([
            "site.yaml": "title: T\ndefaults:\n  budget:\n    expenses: Rent amount x\n",
            "budgets/house.yaml": "income: Pay amount 1\n",
        ])
        #expect(sandbox.faults().hasPrefix("site/site.yaml:4:15: error: "))
    }

    static let faults: [FaultCase] = [
        FaultCase(
            name: "a name in two folders",
            files: ["comparisons/bike.md": rice.replacing("{{this.best}}", with: "")],
            says: """
                site/comparisons/bike.md:1:1: error: \
                the name “bike” is taken [PP0144]
                 1 | ---
                   | ^
                   first at site/calculations/bike.md:1:1
                   Give one of the two another name.

                """),
        FaultCase(
            name: "a kind in another folder's place",
            files: ["calculations/may.md": "---\nkind: budget\nincome: Pay amount 1\n---\n"],
            says: """
                site/calculations/may.md:2:7: error: \
                kind “budget” does not belong in calculations/ [PP0138]
                 2 | kind: budget
                   |       ^
                   Put the set into budgets/.

                """),
        FaultCase(
            name: "a folder that is almost one", files: ["comparison/x.md": ""],
            says: """
                site/comparison:1:1: warning: the folder “comparison” is not read [PP0511]
                   Did you mean “comparisons”?

                """),
        FaultCase(
            name: "a set that cannot be read is told once",
            files: [
                "budgets/house.yaml": "kind: [x]\nincome: Pay amount 1\n",
                "pages/p.md": SmallSite.page(body: "{{house.fundsAvailable}}"),
            ],
            says: """
                site/budgets/house.yaml:1:7: error: kind is a single value, not a list [PP0129]
                 1 | kind: [x]
                   |       ^
                   Write one value after the colon.

                """),
        FaultCase(
            name: "a list of which all are drafts",
            files: [
                "budgets/house.yaml": house + "draft: true\n",
                "comparisons/rice.md": rice.replacing("house.yaml", with: ""),
                "pages/all.md": SmallSite.page("All", body: "[b](../budgets/)"),
            ],
            says: """
                site/comparisons/rice.md:9:38: error: “../budgets/” is a draft [PP0550]
                 9 | [The bike](../calculations/bike.md), [the budget](../budgets/), {{this.best}}.
                   |                                      ^
                   Build with “--drafts”, or remove “draft: true” from its file.
                site/pages/all.md:4:1: error: “../budgets/” is a draft [PP0550]
                 4 | [b](../budgets/)
                   | ^
                   Build with “--drafts”, or remove “draft: true” from its file.

                """),
    ]

    @Test(arguments: faults) func `a fault is reported once, at its location`(_ fault: FaultCase)
        throws
    {
        let sandbox = try sandbox(fault.files)
        #expect(sandbox.faults { $0.isStrict = true } == fault.says)
    }

    @Test func `a body of a faulty set is checked`() throws {
        let sandbox = try sandbox([
            "comparisons/milk.md": "---\nkind: loan\n---\n[x](rcie.md) {{this.best}}\n"
        ])
        #expect(
            sandbox.faults() == """
                site/comparisons/milk.md:2:7: error: kind “loan” does not belong in comparisons/ \
                [PP0138]
                 2 | kind: loan
                   |       ^
                   Put the set into calculations/.
                site/comparisons/milk.md:4:1: error: the link “rcie.md” leads to no file of the site \
                [PP0551]
                 4 | [x](rcie.md) {{this.best}}
                   | ^
                   Did you mean “rice.md”?

                """)
    }
}
