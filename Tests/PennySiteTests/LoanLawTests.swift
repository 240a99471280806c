import PennyContent
import PennyEngine
import Testing

@testable import PennySite

/// The APR of a loan follows the law of the site's locale.
@Suite struct LoanLawTests {
    private static let home =
        "kind: loan\nprincipal: 350.000\nrate: 3,65%\nterm: 25 years\ntitle: Haus, {{this.apr}}\n"

    private func site(
        _ locale: String, _ more: String = "", set: String = Self.home
    ) throws -> Sandbox {
        try Sandbox([
            "site.yaml": "title: S\nlanguage: de\nlocale: \(locale)\ncurrency: EUR\n" + more,
            "calculations/haus.yaml": set,
        ])
    }

    private func page(_ sandbox: Sandbox) throws -> String {
        try sandbox.build()
        return try sandbox.text("out/calculations/haus.html")
    }

    @Test func `a German site has one decimal by the directives, and names them`() throws {
        let page = try page(site("de-DE"))
        #expect(page.contains("<dt>Effektiver Jahreszins nach EU-Recht</dt>"))
        #expect(page.contains(">3,7\u{A0}%<"))
        #expect(page.contains("<title>Haus, 3,7\u{A0}%"))
        #expect(page.contains("Richtlinien 2008/48/EG und 2014/17/EU, Anhang I"))
        #expect(page.contains("3,711684648886\u{A0}%"))
        #expect(!page.contains("Regulation Z"))
        #expect(page.contains("name=\"aprMethod\"><option value=\"\">EU (Vorgabe)</option>"))
    }

    @Test func `the defaults of the site win over its locale, and the set over both`() throws {
        let defaults = "defaults:\n  loan:\n    aprMethod: us\n"
        let american = try page(site("de-DE", defaults))
        #expect(american.contains("Regulation Z") && american.contains(">3,650\u{A0}%<"))
        let british = try page(site("de-DE", defaults, set: Self.home + "aprMethod: uk\n"))
        #expect(british.contains("MCOB 10A.2") && british.contains(">3,7\u{A0}%<"))
    }

    @Test func `a file computed by itself has the law of its site`() throws {
        let sandbox = try site(
            "de-CH",
            set: Self.home.replacing("350.000", with: "350000")
                .replacing("3,65", with: "3.65"))
        let context = try SiteContext(around: sandbox.path("site/calculations/haus.yaml"))
        #expect(context.inputs.aprLaw == .ch)
        #expect(SiteContext.standard.inputs.aprLaw == .us)
    }
}
