import Glibc
import PennyDiagnostics
import PennyFiles
@testable import PennySite
import PennyText
import PennyTheme
import Testing

/// A result's page as one file.
@Suite struct StandalonePageTests {
    private func page(_ name: String, baseURL: String? = nil) throws -> String {
        let sandbox = try Sandbox()
        var options = BuildOptions(site: sandbox.path("site"))
        options.baseURL = baseURL
        let bytes = try SiteBuilder(options).standalonePage(of: name)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `it needs no other file and no other host`() throws {
        let page = try page("bike")
        #expect(page.contains("<h1>The bike at $100.00</h1>"))
        #expect(page.contains("<p>Pay $100.00 or "))
        let body = page.replacing(/<script>.*?<\/script>/.dotMatchesNewlines(), with: "")
        for match in body.matches(of: /<([a-z]+)[^>]* (?:href|src)="([^"]*)"([^>]*)/) {
            let isInside = match.2.hasPrefix("#") || match.3.contains("download")
            #expect(isInside, "\(match.0)")
        }
        #expect(!body.contains("<link"))
        #expect(!body.contains("<nav aria-label=\"Main\""))
    }

    @Test func `a picture that is too large to be part of it is an error`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "---\nkind: loan\nprincipal: 1,000\nrate: 0%\nterm: 1 year\n---\n"
                + "![A plan](../assets/plan.png)\n", to: "site/calculations/shown.md")
        let picture = sandbox.path("site/assets/plan.png")
        try sandbox.write("", to: "site/assets/plan.png")
        let builder = SiteBuilder(BuildOptions(site: sandbox.site))
        #expect(truncate(picture, off_t(StandalonePage.assetLimit)) == 0)
        #expect(try builder.standalonePage(of: "shown").count > StandalonePage.assetLimit)
        #expect(truncate(picture, off_t(StandalonePage.assetLimit + 1)) == 0)
        let error = #expect(throws: DiagnosticError.self) {
            _ = try builder.standalonePage(of: "shown")
        }
        #expect(
            error?.diagnostics.map(\.summary) == ["the file is larger than 32768 KiB"])
    }

    @Test func `with the site's address links lead there`() throws {
        let page = try page("bike", baseURL: "https://example.org/money/")
        #expect(
            page.contains(#"<a href="https://example.org/money/calculations/plan.html#growth">"#))
        #expect(page.contains(#"<link rel="canonical" href="https://example.org/money/"#))
    }

    @Test func `its policy names each script and the style, and no more`() throws {
        let page = try page("bike")
        let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/))
            .1
            .replacing("&#39;", with: "'")
        var sources = policy.matches(of: /'sha256-[^']*'/).map { String($0.0) }
        let inline = page.matches(
            of: /<(script|style)>(.*?)<\/(script|style)>/.dotMatchesNewlines())
        #expect(inline.count == sources.count)
        #expect(!policy.contains("unsafe-inline") && !policy.contains("'self'"))
        for match in inline {
            let digest = SHA256.digest(of: Array(match.2.utf8))
            let source = "'sha256-\(Base64.text(of: digest))'"
            let index = try #require(sources.firstIndex(of: source))
            sources.remove(at: index)
        }
        if EngineModules.names.contains("loan") {
            #expect(page.contains("[\"engine/loan.js\"] = \""))
            // The words of its own scripts, not those of pages of a site.
            #expect(page.contains("{ language: \"en\", locale: \"en-US\", messages: {"))
            #expect(page.contains("\"input-lines.too-long\":"))
            #expect(!page.contains("\"set-library.full\":"))
        }
    }

    @Test func `a set that does not exist is reported with the nearest`() throws {
        let sandbox = try Sandbox()
        let builder = SiteBuilder(BuildOptions(site: sandbox.path("site")))
        let error = try #require(throws: DiagnosticError.self) {
            try builder.standalonePage(of: "biek")
        }
        #expect(
            sandbox.messages(error.diagnostics) == """
                site:1:1: error: there is no saved set “biek” [PP0529]
                   Did you mean “bike”?

                """)
    }

    @Test func `a file that stood there is replaced as a whole`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("old", to: "bike.html")
        let builder = SiteBuilder(BuildOptions(site: sandbox.path("site")))
        try builder.writeStandalonePage(of: "bike", to: sandbox.path("bike.html"))
        #expect(try sandbox.text("bike.html").hasPrefix("<!doctype html>"))
        #expect(throws: DiagnosticError.self) {
            try builder.writeStandalonePage(of: "bike", to: sandbox.path("none/bike.html"))
        }
    }
}
