import Testing

/// Faults of a site's languages and translations, each reported once at its location.
@Suite struct TranslationFaultTests {
    @Test(
        arguments: [
            FaultCase(
                name: "a translation without an original",
                files: ["pages/plan.de.md": "---\ntitle: Plan\n---\n"],
                says: """
                    site/pages/plan.de.md:1:1: error: “plan.de.md” translates “plan.md”, which is \
                    not there [PP0520]
                     1 | ---
                       | ^
                       Write “plan.md” in the site’s first language, or correct the name.

                    """),
            FaultCase(
                name: "a language that the site does not have",
                files: ["pages/about.fr.md": "---\ntitle: Plan\n---\n"],
                says: """
                    site/pages/about.fr.md:1:1: error: “about.fr.md” is named like a translation, \
                    and the site has no language “fr” [PP0519]
                     1 | ---
                       | ^
                       Add “fr” to “languages:” in site.yaml, or name the file “about-fr.md”.

                    """),
            FaultCase(
                name: "a translation into the first language",
                files: ["pages/about.en.md": "---\ntitle: Plan\n---\n"],
                says: """
                    site/pages/about.en.md:1:1: error: “about.en.md” is named like a translation \
                    into the site’s first language [PP0518]
                     1 | ---
                       | ^
                       Name it “about.md”: files without a language are in the first one.

                    """),
            FaultCase(
                name: "a part of a name that is no language",
                files: ["pages/notes.v1.2.md": "---\ntitle: Plan\n---\n"],
                says: """
                    site/pages/notes.v1.2.md:1:1: error: the file name “notes.v1.2.md” cannot be \
                    an address [PP0517]
                     1 | ---
                       | ^
                       Use small letters, digits and hyphens, such as “notes-v1-2.md”.

                    """),
            FaultCase(
                name: "a translation with another order",
                files: ["pages/about.de.md": "---\ntitle: Wir\norder: 3\n---\n## Wer\n"],
                says: """
                    site/pages/about.de.md:3:1: error: a translation cannot change “order” [PP0151]
                     3 | order: 3
                       | ^
                       Remove it here. What site/pages/about.md says holds in all languages.

                    """),
            FaultCase(
                name: "two translations of a file",
                files: ["calculations/home.de.yaml": "title: Haus\n"],
                says: """
                    site/calculations/home.de.yaml:1:1: error: “home.de.yaml” translates the same \
                    file as “home.de.md” [PP0521]
                     1 | title: Haus
                       | ^
                       Keep one of the two.

                    """),
            FaultCase(
                name: "a row that the original does not have",
                files: ["calculations/rows.de.csv": "name,title\nrow-x,Zeile\n"],
                says: """
                    site/calculations/rows.de.csv:2:1: error: “site/calculations/rows.csv” has no \
                    row “row-x” [PP0152]
                     2 | row-x,Zeile
                       | ^
                       Did you mean “row-a”?

                    """),
            FaultCase(
                name: "a fault of what all languages show",
                files: [
                    "calculations/car.yaml": "kind: loan\ntitle: A car\nprincipal: 1\nrate: 0%\n"
                ],
                says: """
                    site/calculations/car.yaml:1:1: error: term is missing [PP0204]
                     1 | kind: loan
                       | ^
                       Add a line such as “term: 30 years”.

                    """),
        ])
    func `a fault is said`(_ fault: FaultCase) throws {
        let sandbox = try Sandbox(LanguageSite.with(fault.files))
        #expect(sandbox.faults() == fault.says)
    }

    @Test(
        arguments: [
            (
                "  - language: de\n    locale: de-DE\n    colour: red\n", "5:5",
                "unknown key “colour” [PP0124]"
            ),
            (
                "  - language: german\n    locale: de-DE\n", "3:15",
                "language “german” is not the tag of a language [PP0148]"
            ),
            (
                "  - language: xx\n    locale: de-DE\n", "3:15",
                "the name of the language “xx” is not known [PP0149]"
            ),
            (
                "  - language: en\n    locale: en-GB\n", "3:15",
                "the site has the language “en” twice [PP0150]"
            ),
            ("  - language: de\n", "3:5", "locale is missing [PP0125]"),
            (
                "  - language: de\n    locale: de-XX\n", "4:13",
                "locale “de-XX” is not known [PP0526]"
            ),
            ("  de:\n    locale: de-DE\n", "3:3", "languages is a list [PP0175]"),
            (
                "  - language: de\n    locale: de-DE\n    untranslated: hide\n", "5:19",
                "untranslated “hide” is not known [PP0141]"
            ),
        ])
    func `a fault of a language is reported at its location`(
        _ languages: String, _ location: String, _ summary: String
    ) throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: Pages\nlanguages:\n" + languages,
            "calculations/bike.md": SmallSite.loan(),
        ])
        let said = sandbox.faults()
        #expect(said.hasPrefix("site/site.yaml:\(location): error: \(summary)\n"), "\(said)")
        #expect(said.ranges(of: "error:").count == 1)
    }

    /// A translation inherits what it leaves out, so the original is at fault.
    @Test(
        arguments: [
            ("pages/about", "title", "description: Us", "description: Wir"),
            ("calculations/car", "principal", "kind: loan\nrate: 5%\nterm: 3 years", "title: Auto"),
            ("glossary/apr", "term", "short: A rate.", "short: Ein Satz."),
        ])
    func `what is missing in a page and in its translation is reported once, in the page`(
        _ name: String, _ key: String, _ original: String, _ translation: String
    ) throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: Pages\nlanguages:\n  - language: de\n    locale: de-DE\n",
            "\(name).md": "---\n\(original)\n---\nText.\n",
            "\(name).de.md": "---\n\(translation)\n---\nText.\n",
        ])
        let said = sandbox.faults()
        #expect(said.hasPrefix("site/\(name).md:1:1: error: \(key) is missing ["), "\(said)")
        #expect(said.ranges(of: "error:").count == 1, "\(said)")
    }

    @Test func `a translation into a language that may be the faulty one is no fault`() throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: Pages\nlanguages:\n  - langauge: fr\n    locale: fr-FR\n",
            "pages/about.md": SmallSite.page("About us", body: "We."),
            "pages/about.fr.md": SmallSite.page("Nous", body: "Nous."),
        ])
        let said = sandbox.faults()
        #expect(said.contains("unknown key “langauge”"))
        #expect(!said.contains("about.fr.md"), "\(said)")
    }
}
