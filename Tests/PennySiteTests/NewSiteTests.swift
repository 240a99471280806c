import PennyMarkup
import PennyTestSupport
import PennyTheme
import Testing

@testable import PennySite

/// The site that `pennypress new` makes.
@Suite struct NewSiteTests {
    /// One of each language of the program, and some of the others.
    static let locales =
        ["en-US", "de-DE", "es-ES", "fr-FR", "ja-JP", "ar-EG"]
        + Effort.some(6, of: NumberStyle.all.map(\.locale))

    @Test(arguments: locales)
    func `a new site of each locale has no errors`(_ locale: String) throws {
        let style = try #require(NumberStyle.named(locale))
        let files = StarterText(for: style).files.map { ($0.path, $0.text) }
        let sandbox = try Sandbox(Dictionary(uniqueKeysWithValues: files))
        let report = try sandbox.build()
        #expect(report.warnings.isEmpty, "\(sandbox.messages(report.warnings))")
    }

    @Test(arguments: [
        ("en-US", "350,000 and 6.25 and 500"), ("de-DE", "350.000 and 6,25 and 500"),
        ("fr-FR", "350000 and 6,25 and 500"), ("en-IN", "3,50,000 and 6.25 and 500"),
    ])
    func `numbers are as the locale writes them, without spaces`(
        _ locale: String, _ text: String
    ) throws {
        let style = try #require(NumberStyle.named(locale))
        #expect(StarterText(for: style).filled("%{350000} and %{6.25} and %{500}") == text)
    }

    @Test(arguments: [
        ("en-GB", "en GBP"), ("de-CH", "CHF"), ("fr-CA", "CAD"), ("de-DE", "EUR"),
        ("ja-JP", "JPY"),
    ])
    func `the currency is that of the place`(_ locale: String, _ end: String) throws {
        let style = try #require(NumberStyle.named(locale))
        #expect(StarterText(for: style).filled("%{language} %{currency}").hasSuffix(end))
    }

    @Test func `what is no mark stays`() {
        #expect(StarterText(for: .enUS).filled("100%{ and %{locale}") == "100%{ and en-US")
    }
}
