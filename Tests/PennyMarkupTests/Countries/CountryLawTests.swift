import PennyEngine
import PennyWordsSupport
import Testing

@testable import PennyMarkup

/// The law of a locale.
@Suite struct CountryLawTests {
    @Test(arguments: [
        ("en-US", APRLaw.us), ("en-GB", .uk), ("en-CA", .ca), ("fr-CA", .ca), ("de-CH", .ch),
        ("de-DE", .eu), ("fr-FR", .eu), ("es-ES", .eu), ("en-IE", .eu), ("nb-NO", .eu),
        ("en-AU", .au), ("ja-JP", .effective), ("en-IN", .effective), ("pt-BR", .effective),
        ("en", .us), ("de", .us), ("DE-at", .eu), ("zh-Hans-CN", .effective), ("sr-Latn", .us),
        ("", .us), ("en-UK", .effective), ("de-co", .effective),
    ])
    func `a country has its law`(_ locale: String, _ law: APRLaw) {
        #expect(CountryLaw.apr(in: locale) == law)
    }

    @Test func `each row has a country once, in order, and a law that is known`() throws {
        let rows = CountryLaw.rows.split(separator: "\n").map { $0.split(separator: " ") }
        try #require(rows.count == 35)
        let codes = rows.map { String($0[0]) }
        #expect(codes == Set(codes).sorted())
        for row in rows {
            try #require(row.count == 2)
            #expect(row[0].wholeMatch(of: /[A-Z]{2}/) != nil)
            let law = try #require(
                APRLaw(rawValue: String(row[1])), "\(row[0]) has the law “\(row[1])”")
            #expect(law != .effective)
            #expect(CountryLaw.apr(in: "xx-\(row[0])") == law)
        }
    }

    @Test func `each law has a country`() {
        let named = Set(CountryLaw.rows.split(separator: "\n").map { String($0.suffix(2)) })
        let laws = APRLaw.allCases.filter { $0 != .effective }
        #expect(named == Set(laws.map(\.rawValue)))
    }

    @Test(arguments: NumberStyle.all)
    func `a form and a request of a locale have the same default`(_ style: NumberStyle) throws {
        let lines = "kind=loan\nlocale=\(style.locale)\nprincipal=1\nterm=1 year\n"
        let request = try #require(CalculationRequest(reading: Array(lines.utf8), of: .builtIn))
        let defaults = style.inputDefaults(.usDollar)
        #expect(request.defaults == defaults)
        #expect(defaults.aprLaw == CountryLaw.apr(in: style.locale))
        let form = FormHTML(.loan, [], defaults, .plain).content().text
        let word = NumberWriter.plain.text(.choice(defaults.aprLaw.rawValue))
        #expect(
            form.contains(
                "name=\"aprMethod\" aria-describedby=\"help-aprMethod\"><option value=\"\">"
                    + "\(word) (default)</option>"))
    }
}
