import PennyDiagnostics
import PennyEngine
import PennySite
import Testing

/// Pages as they are given to a printer.
@Suite struct PrintablePageTests {
    private func page(
        _ name: String, baseURL: String? = nil, _ sandbox: Sandbox? = nil
    ) throws -> PrintablePage {
        let sandbox = try sandbox ?? Sandbox(LearningSite.files)
        var options = BuildOptions(site: sandbox.site)
        options.baseURL = baseURL
        return try SiteBuilder(options).printedPage(name)
    }

    private func heading(_ page: PrintablePage) -> String? {
        let text = String(decoding: page.html, as: UTF8.self)
        return text.firstMatch(of: /<h1>(.*?)<\/h1>/).map { String($0.1) }
    }

    @Test(arguments: [
        ("bike", "The bike at $100.00", "bike"),
        ("calculations/bike.md", "The bike at $100.00", "bike"),
        ("calculations/bike.html", "The bike at $100.00", "bike"),
        ("/calculations/bike", "The bike at $100.00", "bike"),
        ("https://example.org/money/calculations/bike.html", "The bike at $100.00", "bike"),
        ("calculations/phones.csv#phone-a", "Phone A", "phone-a"),
        ("calculations/", "All results", "calculations"),
        ("lessons/01-credit.md", "Credit at $100.00", "credit"),
        ("lessons/credit.html", "Credit at $100.00", "credit"),
        ("lessons", "The whole course", "lessons"),
        ("lessons/print.html", "The whole course", "lessons"),
        ("lessons/index.html", "Learn", "lessons"),
        ("glossary/", "The whole dictionary", "glossary"),
        ("glossary/words.csv#apr", "APR (Annual Percentage Rate)", "apr"),
        ("pages/about.md", "About $240.00", "about"),
        ("calculators/loan", "What a loan costs", "loan"),
        ("", "Welcome", "index"), ("https://example.org/money/", "Welcome", "index"),
    ])
    func `a page is found by its set, its file or its address`(
        _ name: String, _ title: String, _ file: String
    ) throws {
        let page = try page(name, baseURL: "https://example.org/money/")
        #expect(heading(page) == title)
        #expect(page.name == file)
    }

    @Test func `a file is found by its path on the disk, of the site or of the output`() throws {
        let sandbox = try Sandbox(LearningSite.files)
        let source = try page(sandbox.path("site/calculations/bike.md"), sandbox)
        #expect(heading(source) == "The bike at $100.00")
        try sandbox.build { $0.output = nil }
        let built = try page(sandbox.path("site/public/lessons/debt.html"), sandbox)
        #expect(heading(built) == "Debt")
    }

    @Test(arguments: [
        ("biek", "Did you mean “bike”?"),
        (
            "assets/notes.txt",
            "Name a file of the site, such as lessons/01-saving.md, or a page’s address."
        ),
        ("lessons/credti.html", "Did you mean “lessons/credit.html”?"),
    ])
    func `a page that does not exist is reported with the nearest`(_ name: String, _ next: String)
        throws
    {
        let error = try #require(throws: DiagnosticError.self) { _ = try page(name) }
        #expect(error.diagnostics.map(\.summary) == ["the site has no page “\(name)”"])
        #expect(error.diagnostics.map(\.nextStep) == [next])
    }

    @Test func `it stands alone: its style is in it, and nothing runs`() throws {
        for name in ["bike", "lessons", "glossary", "lessons/credit.html"] {
            let text = String(decoding: try page(name).html, as: UTF8.self)
            #expect(text.contains("<style>") && !text.contains("<script"))
            #expect(
                text.contains("script-src &#39;none&#39;") || text.contains("script-src 'none'"))
            for match in text.matches(of: /<[a-z]+[^>]* (?:href|src)="([^"]*)"/) {
                let isInside = match.1.hasPrefix("#") || match.1.hasPrefix("data:")
                #expect(isInside, "\(match.0)")
            }
        }
    }

    @Test func `it says its title, its day and its address to the paper`() throws {
        let page = try page("bike", baseURL: "https://example.org/money/")
        let text = String(decoding: page.html, as: UTF8.self)
        #expect(text.contains("data-head=\"The bike at $100.00\""))
        #expect(
            text.contains(
                "data-foot=\"https://example.org/money/calculations/bike.html · Mar 1, 2026\""))
        #expect(page.date?.isoText == "2026-03-01")
        #expect(page.paper == .letter)
        let plain = String(decoding: try self.page("bike").html, as: UTF8.self)
        #expect(plain.contains("data-foot=\"Money pages · Mar 1, 2026\""))
    }

    @Test func `a schedule of few digits may stand in two columns, a wide one may not`() throws {
        let sandbox = try Sandbox(LearningSite.files)
        let wide = SmallSite.loan("Wide").replacing("1,000", with: "100,000,000")
        try sandbox.write(wide, to: "site/calculations/wide.md")
        func isSlim(_ name: String) throws -> Bool {
            let text = String(decoding: try page(name, sandbox).html, as: UTF8.self)
            return text.contains("<article class=\"calculation slim\">")
        }
        #expect(try isSlim("bike"))
        #expect(try !isSlim("wide"))
    }

    @Test func `the dictionary's booklet leads from word to word on its own page`() throws {
        let text = String(decoding: try page("glossary").html, as: UTF8.self)
        #expect(text.contains("<h3 id=\"word-apr\">APR (Annual Percentage Rate)</h3>"))
        #expect(text.contains("<p class=\"names\">Also: instalment</p>"))
        #expect(text.contains("<p class=\"short\">What you pay each month.</p>"))
        #expect(text.contains("<a class=\"term\" href=\"#word-interest\">"))
        let anchors = text.matches(of: /id="([^"]*)"/).map { String($0.1) }
        #expect(Set(anchors).count == anchors.count)
        for match in text.matches(of: /href="#([^"]+)"/) {
            #expect(anchors.contains(String(match.1)), "\(match.1)")
        }
    }
}
