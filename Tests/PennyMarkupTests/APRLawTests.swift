import PennyEngine
import PennyWordsSupport
import Testing

@testable import PennyMarkup

/// The law of a locale.
@Suite struct APRLawTests {
    @Test(arguments: [
        ("en-US", APRLaw.us), ("en-GB", .uk), ("en-CA", .ca), ("fr-CA", .ca), ("de-CH", .ch),
        ("de-DE", .eu), ("fr-FR", .eu), ("es-ES", .eu), ("en-IE", .eu), ("nb-NO", .eu),
        ("en-AU", .au), ("ja-JP", .effective), ("en-IN", .effective), ("pt-BR", .effective),
        ("en", .us), ("de", .us), ("DE-at", .eu), ("zh-Hans-CN", .effective), ("sr-Latn", .us),
        ("", .us),
    ])
    func `a country has its law`(_ locale: String, _ law: APRLaw) {
        #expect(NumberStyle.aprLaw(of: locale) == law)
    }

    @Test(arguments: NumberStyle.all)
    func `a form and a request of a locale have the same default`(_ style: NumberStyle) throws {
        let lines = "kind=loan\nlocale=\(style.locale)\nprincipal=1\nterm=1 year\n"
        let request = try #require(CalculationRequest(reading: Array(lines.utf8)))
        let defaults = style.inputDefaults(.usDollar)
        #expect(request.defaults == defaults)
        #expect(defaults.aprLaw == NumberStyle.aprLaw(of: style.locale))
        let form = FormHTML(Calculator.loan.fields, [], defaults, .plain).content().text
        let word = NumberWriter.plain.text(.choice(defaults.aprLaw.rawValue))
        #expect(
            form.contains(
                "name=\"aprMethod\" aria-describedby=\"help-aprMethod\"><option value=\"\">"
                    + "\(word) (default)</option>"))
    }
}
