import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyContent

@Suite("A site's configuration")
struct SiteConfigurationTests {
    func site(_ yaml: String) throws(DiagnosticError) -> SiteConfiguration {
        try SiteConfiguration.read(ContentText(path: "site.yaml", text: yaml)).sound()
    }

    @Test("has every key of its file")
    func everyKey() throws {
        let site = try site(
            """
            title: My pages
            description: All of them
            baseURL: https://example.org/money/
            language: fr
            locale: fr-CA
            currency: cad
            navigation:
              - {label: Loans, to: calculations/}
              - label: About
                to: pages/about.md
            drawHTML: true
            outputs: page, json
            defaults:
              savings:
                compoundInterval: daily

            """)
        #expect(site.title == "My pages")
        #expect(site.drawsHTML)
        #expect(site.outputs == ResultOutputs(hasTable: false, hasData: true))
        #expect(site.description == "All of them")
        #expect(site.baseURL == "https://example.org/money/")
        #expect(site.language == "fr")
        #expect(site.locale == "fr-CA")
        #expect(site.localeLocation == SourceLocation(path: "site.yaml", line: 5, column: 9))
        #expect(site.currency.code == "CAD")
        let menu = try #require(site.menu)
        #expect(menu.map(\.label) == ["Loans", "About"])
        #expect(menu.map(\.target) == ["calculations/", "pages/about.md"])
        #expect(menu.map(\.location.line) == [8, 10])
        #expect(menu.map(\.location.column) == [24, 9])
        #expect(site.defaults.inputs[.savings]?.inputs == [RawInput("compoundInterval", "daily")])
        #expect(site.defaults.inputs[.loan] == nil)
    }

    @Test("is that of a plain American site where keys are left out")
    func fewestKeys() throws {
        let site = try site("title: T")
        #expect(site.description.isEmpty)
        #expect(site.baseURL == nil)
        #expect(site.language == "en")
        #expect(site.locale == "en-US")
        #expect(site.currency == .usDollar)
        #expect(site.menu == nil)
        #expect(site.defaults == SavedSetReader.Defaults())
        #expect(!site.drawsHTML)
        #expect(site.outputs == .all)
    }

    @Test(
        "has of its results what it names, in any order and form",
        arguments: [
            ("page", ["page"]), ("json, page", ["page", "json"]), ("[page, csv]", ["page", "csv"]),
            ("\n  - csv\n  - json\n  - page", ["page", "csv", "json"]),
            ("page, page", ["page"]),
        ])
    func outputs(typed: String, words: [String]) throws {
        #expect(try site("title: T\noutputs: \(typed)\n").outputs.words == words)
    }

    @Test(
        "is refused for each fault, at its location",
        arguments: [
            ("", ["1:1 title is missing"]),
            ("title:", ["1:7 title is empty"]),
            ("title: [a]", ["1:8 title is a single value, not a list"]),
            ("title: T\ntilte: U", ["2:1 unknown key “tilte”"]),
            ("title: T\nbaseURL: example.org", ["2:10 baseURL “example.org” is not a web address"]),
            ("title: T\ncurrency: EURO", ["2:11 currency “EURO” is not a currency of ISO 4217"]),
            ("title: T\nnavigation: home", ["2:13 navigation is a list"]),
            ("title: T\nnavigation: [home]", ["2:14 expected lines of the form “key: value”"]),
            ("title: T\nnavigation:\n  - {label: A}", ["3:5 to is missing"]),
            ("title: T\nnavigation:\n  - {label: A, to: b, too: c}", ["3:23 unknown key “too”"]),
            ("title: T\ndefaults: [a]", ["2:11 expected lines of the form “key: value”"]),
            ("title: T\ndefaults: {laon: {}}", ["2:12 unknown key “laon”"]),
            ("title: T\ndefaults: {loan: x}", ["2:18 expected lines of the form “key: value”"]),
            ("title: T\ndefaults: {loan: {rat: 5%}}", ["2:19 unknown key “rat”"]),
            ("title: T\nlibrary: 5", ["2:10 library has no keys below it"]),
            ("title: T\nlibrary:", ["2:9 library has no keys below it"]),
            ("title: T\nlibrary: {capacty: 5}", ["2:11 unknown key “capacty”"]),
            (
                "title: T\noutputs: csv, json",
                ["2:10 outputs has no “page”, and every result has its page"]
            ),
            (
                "title: T\noutputs: []",
                ["2:10 outputs has no “page”, and every result has its page"]
            ),
            ("title: T\noutputs:", ["2:9 outputs has no “page”, and every result has its page"]),
            ("title: T\noutputs: page, cvs", ["2:10 outputs “cvs” is not known"]),
            ("title: T\noutputs: [page, pdf]", ["2:17 outputs “pdf” is not known"]),
            ("title: T\noutputs: {page: yes}", ["2:10 outputs is a list"]),
            ("title: T\ncapacity: 5", ["2:1 “capacity” belongs under “library”"]),
            (
                "title: T\ndefaults: {loan: {extra: [[1]]}}",
                ["2:27 extra is a single value, not a list"]
            ),
            (
                "locale: [x]\ncurrency: ZZZ\nbaseURL: x\ncolour: red\n",
                [
                    "1:1 title is missing", "1:9 locale is a single value, not a list",
                    "2:11 currency “ZZZ” is not a currency of ISO 4217",
                    "3:10 baseURL “x” is not a web address", "4:1 unknown key “colour”",
                ]
            ),
        ])
    func refused(yaml: String, expected: [String]) {
        #expect(faults { () throws(DiagnosticError) in try site(yaml) } == expected)
    }

    @Test(
        "suggests what was probably meant",
        arguments: [
            ("title: T\nbasURL: x", "Did you mean “baseURL”?"),
            ("title: T\nnavigaton: []", "Did you mean “navigation”?"),
            ("title: T\ncurrency: UDS", "Did you mean USD?"),
            (
                "title: T\nfoo: x",
                "It can be title, description, baseURL, language, locale, currency, "
                    + "navigation, defaults, sharingPictures, outputs, library, drawHTML, "
                    + "entriesPerPage, wordsPerPage, taxonomies, languages, logo, colors or fonts."
            ),
            (
                "title: T\ncurrency: dollars",
                "Write a code of three letters such as USD, EUR or JPY."
            ),
            ("title: T\noutputs: page, cvs", "Did you mean “csv”?"),
            ("title: T\noutputs: [pgae]", "Did you mean “page”?"),
            ("title: T\noutputs: page, pdf", "It can be page, csv or json."),
            ("title: T\noutputs: json, csv", "Write “outputs: page, json, csv”."),
            ("title: T\ndefaults: {savngs: {}}", "Did you mean “savings”?"),
            ("title: T\ndefaults: {loan: {paymnts: x}}", "Did you mean “payments”?"),
        ])
    func nearMisses(yaml: String, nextStep: String) {
        let found = diagnostics { () throws(DiagnosticError) in try site(yaml) }
        #expect(found.map(\.nextStep) == [nextStep])
    }

    @Test(
        "knows an address that pages can be put behind",
        arguments: [
            ("https://example.org/", true), ("http://localhost:8080/", true),
            ("https://example.org/a/b/", true), ("https://xn--bcher-kva.example/", true),
            ("https://example.org", true), ("https://", false), ("https:///", false),
            ("example.org/", false), ("ftp://example.org/", false), ("javascript://x/", false),
            ("https://example.org/?a/", false), ("https://example.org/#/", false),
            ("https://exa mple.org/", false), ("https://é.org/", false),
            ("https://example.org/\"><script>/", false), ("", false),
        ])
    func addresses(text: String, isAddress: Bool) {
        #expect((SiteConfiguration.baseURL(text) != nil) == isAddress)
    }
}

@Suite("A page of prose")
struct ProsePageTests {
    func page(_ yaml: String) throws(DiagnosticError) -> ProsePage {
        try ProsePage.read(file("---\n\(yaml)---\nText"), id: "about-us").sound()
    }

    @Test("has every key of its file")
    func everyKey() throws {
        let page = try page("title: T\ndescription: D\ndate: 2026-11-20\ndraft: true\norder: -3\n")
        #expect(page.id == "about-us")
        #expect(page.title == "T")
        #expect(page.titleLocation == SourceLocation(path: "a.md", line: 2, column: 8))
        #expect(page.description == "D")
        #expect(page.date == CivilDate(iso: "2026-11-20"))
        #expect(page.isDraft)
        #expect(page.order == -3)
        #expect(page.body == "Text")
        #expect(page.bodyLine == 8)
    }

    @Test("is refused with all its faults")
    func refused() {
        let found = diagnostics { () throws(DiagnosticError) in
            try page("titel: T\ndraft: x\ntagss: [a]\n")
        }
        #expect(
            found.map(line) == [
                "2:1 unknown key “titel”",
                "3:8 draft “x” is neither true nor false", "4:1 unknown key “tagss”",
            ])
        #expect(found[0].nextStep == "Did you mean “title”?")
        #expect(
            diagnostics { () throws(DiagnosticError) in try page("draft: no\n") }.map(\.nextStep)
                == ["Add a line such as “title: About us”."])
    }
}

extension SiteConfigurationTests {
    @Test(
        "An address gets the slash at its end",
        arguments: ["https://example.org", "https://example.org/", "http://example.org:8080"])
    func slash(_ address: String) {
        let whole = address.hasSuffix("/") ? address : address + "/"
        #expect(SiteConfiguration.baseURL(address) == whole)
        #expect(SiteConfiguration.baseURL(whole + "blog") == whole + "blog/")
    }
}
