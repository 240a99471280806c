import PennySite
import PennyTheme
import Testing

/// Effects of `site.yaml`, front matter and options.
@Suite struct SettingsTests {
    // MARK: - The address to publish at

    @Test func `without an address there is neither a canonical link nor a site map`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        #expect(!sandbox.exists("out/sitemap.xml") && !sandbox.exists("out/robots.txt"))
        for entry in try sandbox.tree() where entry.path.hasSuffix(".html") {
            #expect(!String(decoding: entry.bytes ?? [], as: UTF8.self).contains("canonical"))
        }
    }

    @Test(arguments: [true, false])
    func `an address gives canonical links and a site map`(_ byOption: Bool) throws {
        let sandbox = try Sandbox()
        let address = "https://example.org/m/"
        let setting = byOption ? "https://elsewhere.example/" : address
        try sandbox.write("title: Money\nbaseURL: \(setting)\n", to: "site/site.yaml")
        try sandbox.build { if byOption { $0.baseURL = address } }
        func canonical(_ page: String) throws -> String? {
            try sandbox.text("out/" + page)
                .firstMatch(of: /<link rel="canonical" href="([^"]*)">/).map { String($0.1) }
        }
        #expect(try canonical("index.html") == address)
        #expect(try canonical("calculations/index.html") == address + "calculations/index.html")
        #expect(try canonical("calculations/bike.html") == address + "calculations/bike.html")
        // The page of what a reader has saved comes with the modules, and has no day of its own.
        let saved =
            EngineModules.names.isEmpty ? "" : "<url><loc>\(address)saved/index.html</loc></url>\n"
        let compare =
            saved.isEmpty
            ? ""
            : ["index", "loans", "savings"].map {
                "<url><loc>\(address)compare/\($0).html</loc></url>\n"
            }.joined()
        #expect(
            try sandbox.text("out/sitemap.xml") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
                <url><loc>\(address)about.html</loc><lastmod>2026-04-01</lastmod></url>
                <url><loc>\(address)calculations/bike.html</loc><lastmod>2026-03-01</lastmod></url>
                <url><loc>\(address)calculations/index.html</loc><lastmod>2026-04-01</lastmod></url>
                <url><loc>\(address)calculations/phone-a.html</loc><lastmod>2026-04-01</lastmod></url>
                <url><loc>\(address)calculations/phone-b.html</loc><lastmod>2026-04-01</lastmod></url>
                <url><loc>\(address)calculations/plan.html</loc><lastmod>2026-04-01</lastmod></url>
                <url><loc>\(address)calculators/index.html</loc><lastmod>2026-04-01</lastmod></url>
                <url><loc>\(address)calculators/loan.html</loc><lastmod>2026-11-21</lastmod></url>
                <url><loc>\(address)calculators/savings.html</loc><lastmod>2026-11-21</lastmod></url>
                \(compare)<url><loc>\(address)</loc><lastmod>2026-04-01</lastmod></url>
                <url><loc>\(address)loans.html</loc><lastmod>2026-04-01</lastmod></url>
                \(saved)<url><loc>\(address)savings.html</loc><lastmod>2026-04-01</lastmod></url>
                <url><loc>\(address)search.html</loc></url>
                <url><loc>\(address)tags/bike.html</loc><lastmod>2026-04-01</lastmod></url>
                <url><loc>\(address)tags/index.html</loc><lastmod>2026-04-01</lastmod></url>
                <url><loc>\(address)tags/short.html</loc><lastmod>2026-04-01</lastmod></url>
                </urlset>

                """)
        #expect(
            try sandbox.text("out/robots.txt")
                == "User-agent: *\nAllow: /\nSitemap: \(address)sitemap.xml\n")
    }

    @Test func `an asset that is HTML is no page of the site`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("<p>x", to: "site/assets/demo.html")
        let report = try sandbox.build { $0.baseURL = "https://example.org/" }
        #expect(report.pages == 18)
        #expect(try !sandbox.text("out/sitemap.xml").contains("demo"))
    }

    // MARK: - The menu

    private func menu(_ sandbox: Sandbox, _ page: String) throws -> [String] {
        let page = try sandbox.text("out/" + page)
        let end = page.firstRange(of: "</nav>")?.lowerBound ?? page.endIndex
        return page[..<end].matches(
            of: /<li><a href="([^"]*)"( aria-current="page")?>([^<]*)<\/a><\/li>/
        )
        .prefix { _ in true }.map { "\($0.3) \($0.1)\($0.2 == nil ? "" : " *")" }
    }

    @Test func `the menu has all results, then every page in order`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(SmallSite.page("Last"), to: "site/pages/another.md")
        try sandbox.build()
        let about = "About $240.00 about.html"
        #expect(
            try menu(sandbox, "index.html") == [
                "Results calculations/index.html", "Calculators calculators/index.html",
                about, "Last another.html",
            ])
        #expect(
            try menu(sandbox, "about.html") == [
                "Results calculations/index.html", "Calculators calculators/index.html",
                about + " *", "Last another.html",
            ])
        #expect(
            try menu(sandbox, "calculations/bike.html") == [
                "Results ../calculations/index.html *",
                "Calculators ../calculators/index.html", "About $240.00 ../about.html",
                "Last ../another.html",
            ])
        #expect(
            try menu(sandbox, "loans.html").first == "Results calculations/index.html *")
    }

    @Test func `a menu of one's own has what it names`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            title: Money
            navigation:
              - label: Start <here>
                to: pages/index.md
              - label: The bike
                to: calculations/bike.md
              - label: Notes
                to: assets/notes.txt

            """, to: "site/site.yaml")
        try sandbox.build()
        #expect(
            try menu(sandbox, "calculations/bike.html") == [
                "Start &lt;here&gt; ../index.html", "The bike ../calculations/bike.html *",
                "Notes ../assets/notes.txt",
            ])
        #expect(try menu(sandbox, "index.html").first == "Start &lt;here&gt; index.html *")
    }

    // MARK: - Drafts

    @Test func `drafts stay out until they are asked for`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(SmallSite.loan("D", "draft: true"), to: "site/calculations/d.md")
        try sandbox.write(SmallSite.page("E", "draft: true"), to: "site/pages/e.md")
        #expect(try sandbox.build().pages == 18)
        #expect(!sandbox.exists("out/calculations/d.html") && !sandbox.exists("out/e.html"))
        #expect(try sandbox.build { $0.includesDrafts = true }.pages == 20)
        #expect(sandbox.exists("out/calculations/d.html") && sandbox.exists("out/e.html"))
        #expect(try sandbox.build().pages == 18)
        #expect(!sandbox.exists("out/calculations/d.html") && !sandbox.exists("out/e.html"))
    }

    @Test func `what points at a draft says so`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(SmallSite.loan("D", "draft: true"), to: "site/calculations/d.md")
        try sandbox.write(
            SmallSite.page(body: "[d](../calculations/d.md) {{d.payment}}"), to: "site/pages/e.md")
        let next = "   Build with “--drafts”, or remove “draft: true” from its file.\n"
        #expect(
            sandbox.faults() == """
                site/pages/e.md:4:1: error: “../calculations/d.md” is a draft [PP0550]
                 4 | [d](../calculations/d.md) {{d.payment}}
                   | ^
                \(next)site/pages/e.md:4:27: error: “d” is a draft [PP0550]
                 4 | [d](../calculations/d.md) {{d.payment}}
                   |                           ^
                \(next)
                """)
        #expect(sandbox.faults { $0.includesDrafts = true } == "")
    }

    // MARK: - Language and numbers

    @Test func `a locale changes how numbers are typed and written`() throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: Argent\nlanguage: fr\nlocale: fr-CA\ncurrency: CAD\n",
            "calculations/maison.md": """
            ---
            kind: loan
            title: "La maison à {{this.payment}}"
            date: 2026-08-01
            principal: 12 000,60
            rate: 0,0 %
            term: 2 months
            ---
            {{this.principal}}
            """,
        ])
        try sandbox.build()
        let page = try sandbox.text("out/calculations/maison.html")
        #expect(page.contains(#"<html lang="fr""#))
        #expect(page.contains("<h1>La maison à 6\u{A0}000,30\u{A0}$</h1>"))
        #expect(page.contains("<p>12\u{A0}000,60\u{A0}$</p>"))
        #expect(page.contains("1 août 2026"))
        let json = try sandbox.text("out/calculations/maison.json")
        #expect(json.contains(#""principal":"12000.60""#))
    }

    @Test func `the site's currency and defaults hold for sets that name none`() throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: Yen\ncurrency: JPY\ndefaults:\n  loan:\n    rate: 0%\n",
            "calculations/a.md": "---\nkind: loan\nprincipal: 1000\nterm: 2 payments\n---\n",
            "calculations/b.md":
                "---\nkind: loan\ncurrency: USD\nprincipal: 1000\nrate: 12%\nterm: 1 payment\n---\n",
        ])
        try sandbox.build()
        #expect(try sandbox.text("out/calculations/a.json").contains(#""payment":"500""#))
        #expect(try sandbox.text("out/calculations/b.json").contains(#""payment":"1010.00""#))
    }

    // MARK: - Warnings

    @Test func `a warning does not stop a build unless it is strict`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("x", to: "site/calculation/car.md")
        let warning = """
            site/calculation:1:1: warning: the folder “calculation” is not read [PP0511]
               Did you mean “calculations”?

            """
        let report = try sandbox.build()
        #expect(sandbox.messages(report.warnings) == warning)
        #expect(sandbox.faults { $0.isStrict = true } == warning)
    }
}
