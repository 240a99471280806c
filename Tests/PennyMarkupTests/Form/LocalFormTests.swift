import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// The fields of a form that was filled in by an address, as the readers' language writes them.
@Suite struct LocalFormTests {
    /// The line of the field that the browser's module writes.
    private func line(
        _ name: String, _ kind: String, _ locale: String, _ lines: [String]
    ) throws -> String {
        let text = (["kind=\(kind)", "locale=\(locale)"] + lines).joined(separator: "\n")
        let request = try #require(CalculationRequest(reading: Array(text.utf8), of: .builtIn))
        let form = try request.answer(.form, .of(String(locale.prefix(2)))).text
        return String(
            try #require(form.split(separator: "\n").first { $0.contains(" name=\"\(name)\"") }))
    }

    @Test(
        arguments: [
            ("ja-JP", "35 年", "35", " years"), ("ja-JP", "35年", "35", " years"),
            ("ja-JP", "３５年", "３５", " years"), ("ja-JP", "18か月", "18", " months"),
            ("ar-EG", "30 سنة", "٣٠", " years"), ("ar-EG", "٣٠ سنة", "٣٠", " years"),
            ("ar-EG", "\u{2068}٣٠\u{2069} سنة", "٣٠", " years"),
            ("de-DE", "18 Monate", "18", " months"), ("fr-FR", "30 ans", "30", " years"),
            ("en-US", "30 years", "30", " years"),
        ])
    func `a length is a number before its unit`(
        _ locale: String, _ typed: String, _ shown: String, _ unit: String
    ) throws {
        let line = try line("term", "loan", locale, ["term=\(typed)"])
        #expect(line.contains(" value=\"\(shown)\""), "\(line)")
        #expect(line.contains("<option value=\"\(unit)\" selected>"), "\(line)")
    }

    @Test(
        arguments: [
            ("en-US", "10 years", "10"), ("en-US", "18 months", "18 months"),
            ("ja-JP", "10 年", "10"), ("ar-EG", "10 سنوات", "١٠"), ("es-ES", "10 años", "10"),
        ])
    func `a field whose example is a bare number has years as one`(
        _ locale: String, _ typed: String, _ shown: String
    ) throws {
        let line = try line("yearsToInvest", "savings", locale, ["yearsToInvest=\(typed)"])
        #expect(line.contains(" value=\"\(shown)\""), "\(line)")
    }

    @Test(
        arguments: [
            ("principal", "300,000", "٣٠٠٬٠٠٠"), ("principal", "300000.5", "٣٠٠٠٠٠٫٥"),
            ("principal", "300k", "300k"), ("rate", "5.5%", "٥٫٥"), ("rate", "1000%", "١٠٠٠"),
            ("rate", "٥٫٥٪", "٥٫٥"), ("downPayment", "20%", "٢٠"), ("dueDay", "31", "٣١"),
        ])
    func `a number in plain digits has those of the page`(
        _ name: String, _ typed: String, _ shown: String
    ) throws {
        let line = try line(name, "loan", "ar-EG", ["\(name)=\(typed)"])
        #expect(line.contains(" value=\"\(shown)\""), "\(line)")
    }

    @Test func `a number in plain digits stays as it was typed where they are the page's`() throws {
        for (typed, shown) in [("5,5%", "5,5"), ("5.5%", "5.5"), ("5,50%", "5,50")] {
            let line = try line("rate", "loan", "de-DE", ["rate=\(typed)"])
            #expect(line.contains(" value=\"\(shown)\""), "\(line)")
        }
    }
}
