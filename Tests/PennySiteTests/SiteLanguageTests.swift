import PennyTheme
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
        let total = try #require(
            page.firstMatch(of: /<tr class="total"><th scope="row"[^>]*>([^<]+)</)?.1)
        #expect(try sandbox.text("out/assets/style.css").contains("--word-total: \"\(total)\";"))
    }

    @Test func `inputs are read in the language of the site`() throws {
        func data(_ term: String, _ payments: String) throws -> String {
            let inputs = "principal: 12.000\nrate: 5,9%\nterm: \(term)\npayments: \(payments)\n"
            let sandbox = try Sandbox([
                "site.yaml": "title: S\nlanguage: de\nlocale: de-DE\ncurrency: EUR\n",
                "calculations/a.yaml": "kind: loan\n\(inputs)",
            ])
            try sandbox.build()
            return try sandbox.text("out/calculations/a.json")
        }
        #expect(try data("30 Monate", "monatlich") == data("30 months", "monthly"))
    }

    @Test(arguments: [("ar", true), ("HE-il", true), ("ja", false), ("en", false)])
    func `a page runs as its language does`(_ language: String, _ isRightToLeft: Bool) throws {
        for path in ["calculations/a.html", "404.html"] {
            let page = try built(language).text("out/" + path)
            #expect(page.contains("<html lang=\"\(language)\" dir=\"rtl\"") == isRightToLeft)
        }
    }

    @Test(arguments: [
        ("de-AT", "Wie einfache Verzinsung funktioniert"), ("en", "How simple interest works"),
        ("fr", "Comment fonctionnent les intérêts simples"), ("nl", "How simple interest works"),
    ])
    func `a file of the theme is the one of the language`(
        _ language: String, _ title: String
    ) throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: S\nlanguage: \(language)\nlocale: de-DE\ncurrency: EUR\n",
            "calculations/a.yaml": "kind: simple-interest\nprincipal: 1.000\nrate: 5%\nterm: 2\n",
        ])
        let page = "out/calculators/simple-interest.html"
        try sandbox.build()
        #expect(try sandbox.text(page).contains("<h1>\(title)</h1>"))
        try sandbox.write(
            "---\ntitle: Own\nprincipal: 1.000\nrate: 5%\nterm: 2\n---\nText\n",
            to: "site/templates/explain-simple-interest.md")
        try sandbox.build()
        #expect(try sandbox.text(page).contains("<h1>Own</h1>"))
    }

    @Test func `another language prints every page anew`() throws {
        let sandbox = try built("en")
        for (language, words) in [("de", "de-DE"), ("en", "en.de-DE")] {
            try sandbox.write(
                "title: S\nlanguage: \(language)\nlocale: de-DE\ncurrency: EUR\n",
                to: "site/site.yaml")
            let report = try sandbox.build()
            #expect(report.pages > 3)
            let clean = try built(language)
            #expect(try sandbox.tree("out") == clean.tree("out"))
            #expect(
                try sandbox.text("out/calculations/a.html").contains(" data-words=\"\(words)\""))
        }
    }

    @Test func `a site's own templates can use words, and are told of those there are not`() throws
    {
        let sandbox = try built("de")
        try sandbox.write(
            "<b>{{words.common.axis.year}}</b>", to: "site/templates/contents.mustache")
        try sandbox.write("---\ntitle: T\n---\nText\n", to: "site/pages/t.md")
        try sandbox.build()
        #expect(try sandbox.text("out/t.html").contains("<b>Jahr</b>"))
        try sandbox.write("{{words.common.axis.yaer}}", to: "site/templates/contents.mustache")
        #expect(
            sandbox.faults() == """
                site/templates/contents.mustache:1:1: error: no message has the name \
                “common.axis.yaer” [PP0608]
                 1 | {{words.common.axis.yaer}}
                   | ^
                   Write “words.common.axis.year”.

                """)
    }

    @Test func `a language that the program does not know has English results`() throws {
        let sandbox = try built("nl")
        let page = try sandbox.text("out/calculations/a.html")
        #expect(page.contains("<html lang=\"nl\""))
        #expect(page.contains("<dt>Monthly payment</dt>"))
        #expect(sandbox.exists("out/assets/engine/loan.en.de-DE.words"))
    }

    @Test(
        .enabled(if: !EngineModules.names.isEmpty, "this program has no modules"),
        arguments: [
            (
                "de", "{ language: \"de\", locale: \"de-DE\", messages: {\"",
                "Meine Varianten"
            ),
            ("ar", "{ language: \"ar\", locale: \"de-DE\", messages: {\"", "مجموعاتي المحفوظة"),
            ("nl", "{ language: \"en\", locale: \"de-DE\", messages: {\"", "My results"),
        ])
    func `scripts speak the language of the site`(
        _ language: String, _ call: String, _ words: String
    ) throws {
        let script = try built(language).text("out/assets/words.js")
        #expect(script.contains(call))
        #expect(script.contains(words))
        // No page of this site has a script of the dictionary.
        #expect(!script.contains("\"glossary."))
    }

    @Test func `words come before the scripts that say them`() throws {
        let sandbox = try Sandbox(LearningSite.files)
        try sandbox.build()
        for (path, script) in [
            ("lessons/index.html", "lessons"), ("lessons/credit.html", "lessons"),
            ("glossary/index.html", "glossary"), ("glossary/apr.html", "glossary"),
        ] {
            let page = try sandbox.text("out/" + path)
            let scripts = page.matches(of: /defer src="..\/assets\/([a-z]+).js"/).map { $0.1 }
            #expect(scripts == ["words", "common", script[...]], "\(path)")
        }
        let words = try sandbox.text("out/assets/words.js")
        for script in ["glossary", "lessons", "storage"] { #expect(words.contains("\"\(script).")) }
    }
}
