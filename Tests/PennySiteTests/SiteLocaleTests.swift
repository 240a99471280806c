import Testing

@testable import PennySite

/// The numbers of a site in its locale, written and read.
@Suite struct SiteLocaleTests {
    private func built(_ configuration: String, _ files: [String: String]) throws -> Sandbox {
        var all = files
        all["site.yaml"] = "title: S\n" + configuration
        let sandbox = try Sandbox(all)
        try sandbox.build()
        return sandbox
    }

    @Test func `an Arabic site reads and writes the digits of Egypt`() throws {
        let sandbox = try built(
            "language: ar\nlocale: ar-EG\ncurrency: EGP\n",
            [
                "calculations/a.yaml":
                    "kind: loan\nprincipal: ١٢٬٠٠٠ ج.م.\nrate: ٦٫٢٥٪\nterm: 4 years\n"
            ])
        let page = try sandbox.text("out/calculations/a.html")
        #expect(page.contains("١٢٬٠٠٠٫٠٠\u{A0}ج.م.\u{200F}"))
        #expect(page.contains("٦٫٢٥٪\u{61C}"))
        #expect(page.contains(" data-mark=\".\""))
        #expect(page.contains("data-words=\"ar-EG\""))
        let table = try sandbox.text("out/calculations/a.csv")
        #expect(table.hasPrefix("number,payment,interest,principal,balance\n1,283."))
    }

    @Test func `a table of a place with decimal commas has semicolons`() throws {
        let sandbox = try built(
            "language: de\nlocale: de-AT\ncurrency: EUR\n",
            [
                "calculations/a.csv":
                    "name;kind;principal;rate;term\nauto;loan;12.000,00;5,9 %;4 years\n"
            ])
        let page = try sandbox.text("out/calculations/auto.html")
        #expect(page.contains("€\u{A0}12.000,00"))
        let table = try sandbox.text("out/calculations/auto.csv")
        #expect(table.hasPrefix("number;payment;interest;principal;balance\n1;281,"))
    }

    @Test func `straight quotes are those of the language`() throws {
        let sandbox = try built(
            "language: de\nlocale: de-DE\n", ["pages/a.md": "---\ntitle: A\n---\n\"Zins\" heute\n"])
        #expect(try sandbox.text("out/a.html").contains("„Zins“ heute"))
    }
}
