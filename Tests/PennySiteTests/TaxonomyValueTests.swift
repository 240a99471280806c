import Testing

@testable import PennySite

/// Pages that are grouped by words.
@Suite struct TaxonomyValueTests {
    private static let files = [
        "site.yaml": "title: T\nbaseURL: https://t.example/\n",
        "calculations/car.md": SmallSite.loan("Car", "tags: [Debt, 3 years]"),
        "calculations/more.csv":
            "name,kind,title,principal,rate,term,tags\nbike,loan,Bike,100,0%,10 months,\"debt, café\"\n",
        "calculations/free.md": SmallSite.loan("Free"),
        "pages/about.md": SmallSite.page("About us", "tags: debt\ndescription: Who we are."),
        "glossary/loan.md": "---\nterm: Loan\nshort: Money for a time.\ntags: [debt]\n---\nText.\n",
    ]

    private func built(_ more: [String: String] = [:]) throws -> Sandbox {
        let sandbox = try Sandbox(Self.files.merging(more) { $1 })
        try sandbox.build()
        return sandbox
    }

    private func titles(_ page: String) -> [String] {
        page.matches(of: /<(?:h2|p class="entry-title")><a href="([^"]*)"[^>]*>([^<]*)</).map {
            "\($0.2) \($0.1)"
        }
    }

    @Test func `a tag has a page with all sets, pages and terms that have it`() throws {
        let sandbox = try built()
        let page = try sandbox.text("out/tags/debt.html")
        #expect(page.contains("<h1>Debt</h1>"))
        #expect(page.contains("<p class=\"kind\">4 pages</p>"))
        #expect(
            titles(page) == [
                "Car ../calculations/car.html", "Bike ../calculations/bike.html",
                "About us ../about.html", "Loan ../glossary/loan.html",
            ])
        #expect(page.contains("<p class=\"summary\">Who we are.</p>"))
        #expect(
            titles(try sandbox.text("out/tags/3-years.html")) == ["Car ../calculations/car.html"])
        #expect(try sandbox.text("out/sitemap.xml").contains("https://t.example/tags/debt.html<"))
    }

    @Test func `all tags are listed in the order of a dictionary, with how many pages they have`()
        throws
    {
        let page = try built().text("out/tags/index.html")
        let tags = page.matches(
            of: /<li><a href="([^"]*)">([^<]*)<\/a> <span class="kind">([^<]*)</)
        #expect(
            tags.map { "\($0.2), \($0.3), \($0.1)" } == [
                "3 years, 1 page, ../tags/3-years.html", "café, 1 page, ../tags/cafe.html",
                "Debt, 4 pages, ../tags/debt.html",
            ])
    }

    @Test(arguments: ["calculations/bike", "about", "glossary/loan"])
    func `a page leads to its tags`(_ name: String) throws {
        let page = try built().text("out/\(name).html")
        let root = name.contains("/") ? "../" : ""
        #expect(page.contains("<li><a href=\"\(root)tags/debt.html\">debt</a></li>"))
    }

    @Test(arguments: [
        ("Debt", "debt"), ("Café au lait", "cafe-au-lait"), ("3 years", "3-years"),
        ("Straße", "strasse"), ("a/b & c", "a-b-c"),
    ])
    func `a tag of Latin letters has them in its address`(_ label: String, _ name: String) {
        #expect(TaxonomyValue(label).name == name)
    }

    @Test func `values that differ in symbols have pages of their own`() throws {
        let values = ["A+", "A", "A−", "AA", "C", "C++", "C#"]
        var files = ["site.yaml": "title: T\ntaxonomies: [rating]\n"]
        for (index, value) in values.enumerated() {
            files["pages/p\(index).md"] = SmallSite.page("P\(index)", "rating: \"\(value)\"")
        }
        files["pages/minus.md"] = SmallSite.page("Minus", "rating: \"A-\"")
        let sandbox = try Sandbox(files)
        try sandbox.build()
        let names = ["a-plus", "a", "a-minus", "aa", "c", "c-plus-plus", "c-sharp"]
        for (value, name) in zip(values, names) {
            let page = try sandbox.text("out/rating/\(name).html")
            #expect(titles(page).count == (name == "a-minus" ? 2 : 1), "\(value)")
            #expect(TaxonomyValue(value).name == name)
        }
        #expect(try sandbox.text("out/rating/a-plus.html").contains("<h1>A+</h1>"))
        let listed = try sandbox.text("out/rating/index.html").matches(of: /<li><a href=/).count
        #expect(listed >= values.count)
    }

    @Test(arguments: [
        ("<b>", "B"), ("R&D", "R D"), ("A+", "A plus"), ("100%", "100"), ("a.b", "a b"),
        ("(x)", "x"),
    ])
    func `values that would have one address are an error`(_ one: String, _ other: String) throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n", "pages/a.md": SmallSite.page("A", "tags: [\"\(one)\"]"),
            "pages/b.md": SmallSite.page("B", "tags: [\"\(other)\"]"),
        ])
        let faults = sandbox.faults()
        #expect(
            TaxonomyValue(one).name == TaxonomyValue(other).name
                && TaxonomyValue(one).key != TaxonomyValue(other).key)
        #expect(faults.contains("is taken by the tag"))
    }

    @Test(arguments: [
        ("Café", "CAFE"), ("3 years", "3-years"), ("low_cost", "Low cost"), ("it’s", "it's"),
        ("cafe\u{301}", "café"), (" a ", "a"), ("well–known", "well-known"),
    ])
    func `capitals, accents, hyphens and the form of an apostrophe make no difference`(
        _ one: String, _ other: String
    ) {
        #expect(TaxonomyValue(one).key == TaxonomyValue(other).key)
        #expect(TaxonomyValue(one).name == TaxonomyValue(other).name)
    }

    @Test func `tags of other scripts have addresses that stay and are not the same`() {
        let names = ["住宅", "自動車", "住宅 loan", "自動車 loan", "قرض", "index", "!", "?"].map {
            TaxonomyValue($0).name
        }
        #expect(Set(names).count == names.count)
        #expect(TaxonomyValue("Кредит").name == TaxonomyValue("кредит").name)
        #expect(names.allSatisfy { $0.hasPrefix("tag-") && $0.utf8.count == 16 })
        #expect(
            names
                == ["住宅", "自動車", "住宅 loan", "自動車 loan", "قرض", "index", "!", "?"].map {
                    TaxonomyValue($0).name
                })
    }

    @Test func `a site without tags has no pages of them`() throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n", "calculations/a.md": SmallSite.loan("A"),
            "pages/p.md": SmallSite.page(body: "[Tags](../tags/)"),
        ])
        #expect(sandbox.faults().contains("the link “../tags/” leads to no file of the site"))
        try sandbox.write(SmallSite.page(body: "Text."), to: "site/pages/p.md")
        try sandbox.build()
        #expect(!sandbox.exists("out/tags"))
    }

    @Test func `a text and the menu link to the list of tags`() throws {
        let sandbox = try built([
            "site.yaml": "title: T\nnavigation: [{label: Topics, to: tags/}]\n",
            "pages/p.md": SmallSite.page(body: "[Tags](../tags/)"),
        ])
        let page = try sandbox.text("out/p.html")
        #expect(page.contains("<a href=\"tags/index.html\">Tags</a>"))
        #expect(page.contains("<a href=\"tags/index.html\">Topics</a>"))
    }

    @Test func `a tag with many pages has several, cards first`() throws {
        let page = try built(["site.yaml": "title: T\nentriesPerPage: 3\n"])
        #expect(titles(try page.text("out/tags/debt.html")).count == 3)
        #expect(
            titles(try page.text("out/tags/debt/page/2.html"))
                == ["Loan ../../../glossary/loan.html"])
        // Each page of it says what it has.
        let about = try ["debt.html", "debt/page/2.html"].map {
            try page.text("out/tags/" + $0).firstMatch(
                of: /<meta name="description" content="([^"]*)"/)?.1
        }
        #expect(
            about == [
                "Everything tagged “Debt”. Car. Bike. About us.",
                "Everything tagged “Debt”. Loan.",
            ])
    }

    @Test func `a tag that is taken away goes from its page, without a clean build`() throws {
        let sandbox = try built()
        try sandbox.write(SmallSite.loan("Car"), to: "site/calculations/car.md")
        try sandbox.build()
        #expect(!sandbox.exists("out/tags/3-years.html"))
        #expect(titles(try sandbox.text("out/tags/debt.html")).count == 3)
        // The first of what is left gives the name.
        #expect(try sandbox.text("out/tags/debt.html").contains("<h1>debt</h1>"))
    }
}
