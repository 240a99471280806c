import Testing

@testable import PennySite

/// The language of a site, which `site.yaml` names.
@Suite struct SiteLanguageTests {
    private func built(_ language: String) throws -> Sandbox {
        let sandbox = try Sandbox([
            "site.yaml": "title: S\nlanguage: \(language)\nlocale: de-DE\ncurrency: EUR\n",
            "calculations/a.yaml": "kind: loan\nprincipal: 12.000\nrate: 5,9%\nterm: 4 years\n",
        ])
        try sandbox.build()
        return sandbox
    }

    @Test(arguments: [
        ("de", "de-DE", "Monatsrate"), ("de-AT", "de-DE", "Monatsrate"),
        ("FR", "fr.de-DE", "Mensualité"), ("es-MX", "es.de-DE", "Cuota mensual"),
        ("ja", "ja.de-DE", "毎月の返済額"), ("ar", "ar.de-DE", "القسط الشهري"),
        ("en-GB", "en.de-DE", "Monthly payment"),
    ])
    func `results are in the language of the site`(
        _ language: String, _ words: String, _ label: String
    ) throws {
        let sandbox = try built(language)
        let page = try sandbox.text("out/calculations/a.html")
        #expect(page.contains("<dt>\(label)</dt>"))
        #expect(page.contains(" data-words=\"\(words)\""))
        #expect(sandbox.exists("out/assets/engine/loan.\(words).words"))
    }

    @Test(arguments: [("ar", true), ("HE-il", true), ("ja", false), ("en", false)])
    func `a page runs as its language does`(_ language: String, _ isRightToLeft: Bool) throws {
        for path in ["calculations/a.html", "404.html"] {
            let page = try built(language).text("out/" + path)
            #expect(page.contains("<html lang=\"\(language)\" dir=\"rtl\"") == isRightToLeft)
        }
    }

    @Test func `a language that the program does not know has English results`() throws {
        let sandbox = try built("nl")
        let page = try sandbox.text("out/calculations/a.html")
        #expect(page.contains("<html lang=\"nl\""))
        #expect(page.contains("<dt>Monthly payment</dt>"))
        #expect(sandbox.exists("out/assets/engine/loan.en.de-DE.words"))
    }
}
