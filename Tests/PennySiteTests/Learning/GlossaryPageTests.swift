import PennySite
import Testing

/// The dictionary of a site.
@Suite struct GlossaryPageTests {
    private func built(_ files: [String: String] = [:]) throws -> Sandbox {
        let sandbox = try Sandbox(LearningSite.files.merging(files) { $1 })
        try sandbox.build()
        return sandbox
    }

    /// `href text` of each link between two texts of a page.
    private func links(_ page: String, after start: String, before end: String) -> [String] {
        guard let from = page.firstRange(of: start) else { return [] }
        let rest = page[from.upperBound...]
        let part = rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)]
        return part.matches(of: /<a[^>]*href="([^"]*)"[^>]*>([^<]*)</).map { "\($0.1) \($0.2)" }
    }

    @Test func `the list has every term under its letter, without any script`() throws {
        let page = try built().text("out/glossary/index.html")
        #expect(
            links(page, after: "class=\"letters\"", before: "</nav>") == [
                "#letter-a A", "#letter-i I", "#letter-p P",
            ])
        #expect(
            page.contains(
                """
                <section class="letter">
                <h2 id="letter-a">A</h2>
                <ul class="terms">
                <li data-term="apr" data-aliases="annual-percentage-rate yearly-cost">\
                <a href="../glossary/apr.html">APR (Annual Percentage Rate)</a>\
                <p>A rate with fees.</p></li>
                </ul>
                </section>
                """))
        #expect(page.contains("<p>The price of borrowing, see the bike.</p>"))
        #expect(page.contains("3 words about money"))
        #expect(page.matches(of: /\ hidden[ >]/).count == 3)
    }

    @Test(arguments: [
        (1, "1 word about money", "with what it means"),
        (2, "2 words about money", "with what they mean"),
    ])
    func `the words are counted`(_ count: Int, _ words: String, _ meaning: String) throws {
        let rows = (0..<count).map { "w\($0),W\($0),S\n" }.joined()
        let sandbox = try Sandbox(
            SmallSite.files.merging(["glossary/a.csv": "name,term,short\n" + rows]) { $1 })
        try sandbox.build()
        let list = try sandbox.text("out/glossary/index.html")
        #expect(list.contains("<p class=\"lead\">\(words), in plain language.</p>"))
        let booklet = try sandbox.text("out/glossary/print.html")
        #expect(booklet.contains("<p class=\"lead\">\(words) \(meaning), in plain language.</p>"))
    }

    @Test func `digits come first, then letters without their case and accents`() throws {
        let words = ["éclair", "Echo", "401(k)", "zero", "Über-fund", "1099 form", "ε"]
        let files = words.enumerated().map { index, word in
            ("glossary/w\(index).md", LearningSite.term("\"\(word)\""))
        }
        let page = try built(Dictionary(uniqueKeysWithValues: files))
            .text("out/glossary/index.html")
        let heads = page.matches(of: /<h2 id="letter-[a-z0]+">([^<]*)</).map { String($0.1) }
        #expect(heads == ["0–9", "A", "E", "I", "P", "U", "Z", "Other"])
        let terms = page.matches(of: /<li data-term="[^"]*"[^>]*><a[^>]*>([^<]*)</)
            .map { String($0.1) }
        #expect(
            terms == [
                "1099 form", "401(k)", "APR (Annual Percentage Rate)", "Echo", "éclair",
                "Interest", "Payment", "Über-fund", "zero", "ε",
            ])
    }

    @Test func `a term's page says what it is, its names, and where it is used`() throws {
        let sandbox = try built()
        let page = try sandbox.text("out/glossary/payment.html")
        #expect(page.contains("<h1>Payment</h1>"))
        #expect(page.contains("<title>Payment – Dictionary – "))
        #expect(page.contains("<p class=\"names\">Also: instalment</p>"))
        #expect(page.contains("<p class=\"lead\">What you pay each month.</p>"))
        #expect(
            page.contains(
                "<p>A payment has <a class=\"term\" href=\"../glossary/interest.html\">interest</a>"
                    + " in it; this one is $100.00.</p>"))
        let uses = links(page, after: "Where it is used", before: "</section>")
        #expect(uses.contains("../lessons/debt.html Debt"))
        #expect(uses.contains("../calculators/loan.html What a loan costs"))
        #expect(!uses.contains { $0.hasPrefix("../glossary/payment.html") })
        let apr = try sandbox.text("out/glossary/apr.html")
        #expect(
            links(apr, after: "<h2>See also</h2>", before: "</section>") == [
                "../glossary/interest.html Interest", "../glossary/payment.html Payment",
            ])
        #expect(apr.contains("<p class=\"names\">Also: yearly cost</p>"))
        #expect(
            links(apr, after: "Where it is used", before: "</section>")
                .contains("../lessons/credit.html Credit at $100.00"))
        #expect(
            links(apr, after: "class=\"neighbours\"", before: "</nav>") == [
                "../glossary/interest.html "
            ])
    }

    @Test func `a name within another word of the headword is reported all the same`() throws {
        let loan = LearningSite.term(
            "Parent loan (PLUS)", "aliases: [rent, PLUS, rent]\nautolink: never")
        let page = try built(["glossary/loan.md": loan]).text("out/glossary/loan.html")
        #expect(page.contains("<p class=\"names\">Also: rent</p>"))
    }

    @Test func `a page says when its own word was changed, a list when any was`() throws {
        let sandbox = try built([
            "glossary/lien.md": LearningSite.term("Lien", "date: 2031-02-03"),
            "glossary/lease.md": LearningSite.term("Lease", "date: 2030-01-02"),
        ])
        for (page, date) in [
            ("lien", "2031-02-03"), ("lease", "2030-01-02"), ("index", "2031-02-03"),
        ] {
            let text = try sandbox.text("out/glossary/\(page).html")
            #expect(text.contains("<time datetime=\"\(date)\">"), "\(page)")
        }
    }

    @Test func `a name that is another word's address is no former one`() throws {
        let lease = LearningSite.term("Lease", "aliases: [lien, tenancy]\nautolink: never")
        let page = try built([
            "glossary/lease.md": lease,
            "glossary/lien.md": LearningSite.term("Lien", "autolink: never"),
        ]).text("out/glossary/lease.html")
        #expect(page.contains("data-term=\"lease\" data-aliases=\"tenancy\""))
    }

    @Test(arguments: [12: "", 13: "<li>and 1 more</li>", 15: "<li>and 3 more</li>"])
    func `twelve pages of a kind are listed, the others counted`(
        _ count: Int, _ more: String
    ) throws {
        var files = ["glossary/lien.md": LearningSite.term("Lien")]
        for index in 0..<count {
            files["pages/p\(index).md"] = SmallSite.page("P\(index)", body: "A lien.\n")
        }
        let page = try built(files).text("out/glossary/lien.html")
        #expect(links(page, after: "Where it is used", before: "</section>").count == 12)
        #expect(more.isEmpty ? !page.contains(" more</li>") : page.contains(more))
    }

    @Test func `the search has names and definitions`() throws {
        let index = try ReadIndex(built())
        #expect(index.titles(with: "instalment").first == "A Payment")
        #expect(index.titles(with: "borrowing") == ["D Interest"])
        #expect(index.titles(with: "10000").contains("E Payment"))
    }

    @Test func `a text links to a term once, and not where it links by hand`() throws {
        let sandbox = try built([
            "pages/p.md": SmallSite.page(
                body: "Interest, interest, [APR](../glossary/words.csv#apr), the APR.\n"),
            "pages/q.md": SmallSite.page("Q", "autolink: no", body: "Interest and payments.\n"),
        ])
        let page = try sandbox.text("out/p.html")
        #expect(page.matches(of: /class="term"/).count == 1)
        #expect(page.contains("<a href=\"glossary/apr.html\">APR</a>, the APR.</p>"))
        #expect(try !sandbox.text("out/q.html").contains("class=\"term\""))
        let uses = try links(
            sandbox.text("out/glossary/apr.html"), after: "Where it is used", before: "</section>")
        #expect(uses.contains("../p.html A page"))
        #expect(!uses.contains { $0.hasPrefix("../q.html") })
    }

    @Test func `a site without words or chapters is without their pages and scripts`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        for path in ["glossary", "lessons", "assets/lessons.js", "assets/glossary.js"] {
            #expect(!sandbox.exists("out/" + path))
        }
    }

    @Test func `drafts of words and chapters stay out`() throws {
        let sandbox = try built([
            "glossary/lien.md": LearningSite.term("Lien", "draft: true"),
            "lessons/03-home.md": LearningSite.lesson("Home", "draft: true"),
            "glossary/more.csv": "term,definition,draft\nLease,x,true\n",
        ])
        for page in ["glossary/lien", "glossary/lease", "lessons/home"] {
            #expect(!sandbox.exists("out/\(page).html"))
        }
        try sandbox.build { $0.includesDrafts = true }
        for page in ["glossary/lien", "glossary/lease", "lessons/home"] {
            #expect(sandbox.exists("out/\(page).html"))
        }
    }
}
