import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// Results of all locales, as a terminal shows them.
@Suite struct TerminalLocaleTests {
    @Test(arguments: NumberStyle.all.map(\.locale), ["en", "ar"])
    func `a terminal shows the amounts, rates and days of a locale whole`(
        _ locale: String, _ language: String
    ) throws {
        let style = try #require(NumberStyle.named(locale))
        for inputs in Self.inputs {
            let text = ContentText(path: "a.md", text: "---\n\(inputs)\n---\n")
            let set = try SavedSetReader().read(markdown: text, id: "a").sound()
            let result = try set.calculation(InputDefaults())
            let report = TextReport(result, for: Readers(style, .of(language)))
            let shown = [report.report(title: "A"), report.explanation(title: "A", of: nil)]
                .map(\.text).joined()
            #expect(printableLines(shown) == shown)
            #expect(!shown.contains("\u{FFFD}"))
        }
    }

    /// With days, rates, and amounts below zero.
    private static let inputs = [
        "kind: loan\nprincipal: 1,000,000\nrate: 12%\nterm: 12 months\nstart: 2026-01-31",
        "kind: refinance\nbalance: 200000\nrate: 6%\nremaining: 20 years\nnewRate: 7%\n"
            + "newTerm: 20 years\ncosts: 1234",
    ]
}
