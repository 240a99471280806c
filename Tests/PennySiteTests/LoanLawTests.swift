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
        let both =
            "Richtlinien (EU) 2023/2225, Artikel 30 und Anhang III (für Kredite, die vor dem 20. "
        #expect(page.contains(both + "November 2026 vereinbart wurden: 2008/48/EG, Artikel 19"))
        #expect(page.contains("3,711684648886\u{A0}%"))
        #expect(!page.contains("Regulation Z"))
        #expect(
            page.contains(
                "name=\"aprMethod\" aria-describedby=\"help-aprMethod\"><option value=\"\">"
                    + "EU (Vorgabe)</option>"))
    }

    @Test(arguments: [
        (
            "start: 2026-11-19\n",
            "Richtlinien 2008/48/EG, Artikel 19 Absatz 3 und Anhang I, und 2014/17/EU, Artikel 17 "
                + "Absatz 3 und Anhang I."
        ),
        (
            "start: 2026-11-20\n",
            "Richtlinien (EU) 2023/2225, Artikel 30 und Anhang III, und 2014/17/EU, Artikel 17 "
                + "Absatz 3 und Anhang I."
        ),
        ("homeValue: 400.000\n", "Richtlinie 2014/17/EU, Artikel 17 Absatz 3 und Anhang I."),
        (
            "start: 2026-11-19\nhomeValue: 400.000\n",
            "Richtlinie 2014/17/EU, Artikel 17 Absatz 3 und Anhang I."
        ),
    ])
    func `the directive is that of the day and of the credit`(
        _ more: String, _ law: String
    ) throws {
        #expect(try page(site("de-DE", set: Self.home + more)).contains("Quelle: \(law)"))
    }

    @Test(arguments: [
        ("en", "Directive (EU) 2023/2225, annex III, part I"),
        ("fr", "Directive (UE) 2023/2225, annexe III, partie I"),
        ("es", "Directiva (UE) 2023/2225, anexo III, parte I"),
        ("ja", "EU指令2023/2225、附属書III、第I部"),
        ("ar", "التوجيه الأوروبي"),
    ])
    func `the first advance says the directive, in each language`(
        _ language: String, _ law: String
    ) throws {
        func page(_ date: String) throws -> String {
            let sandbox = try Sandbox([
                "site.yaml": "title: S\nlanguage: \(language)\nlocale: en-IE\n",
                "calculations/a.yaml": "kind: apr\nmethod: eu\nadvances: 1000 date \(date)\n"
                    + "payments: 1100 date 2027-12-01\ntitle: A\n",
            ])
            try sandbox.build()
            return try sandbox.text("out/calculations/a.html")
        }
        let (before, since) = try (page("2026-11-19"), page("2026-11-20"))
        #expect(since.contains(law) && since.contains("2023/2225") && !since.contains("2008/48"))
        #expect(before.contains("2008/48") && !before.contains("2023/2225"))
    }

    @Test func `the defaults of the site win over its locale, and the set over both`() throws {
        let defaults = "defaults:\n  loan:\n    aprMethod: us\n"
        let american = try page(site("de-DE", defaults))
        #expect(american.contains("Regulation Z") && american.contains(">3,650\u{A0}%<"))
        let british = try page(site("de-DE", defaults, set: Self.home + "aprMethod: uk\n"))
        #expect(british.contains("MCOB 10A.1.3") && british.contains(">3,7\u{A0}%<"))
    }

    @Test func `a file computed by itself has the law of its site`() throws {
        let sandbox = try site(
            "de-CH",
            set: Self.home.replacing("350.000", with: "350000")
                .replacing("3,65", with: "3.65"))
        let context = try SiteContext.read(around: sandbox.path("site/calculations/haus.yaml"))
        #expect(context.inputs.aprLaw == .ch)
        #expect(SiteContext.standard.inputs.aprLaw == .us)
    }
}
