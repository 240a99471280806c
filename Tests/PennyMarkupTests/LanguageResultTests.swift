import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// Whole results in each language of the program.
@Suite struct LanguageResultTests {
    /// Everything that a page shows of a result: figures, charts, steps, checks, notes, inputs and
    /// form.
    static func page(_ result: Calculation, in language: String) throws -> String {
        let style = try #require(NumberStyle.named("de-DE"))
        let html = ResultHTML(result, for: Readers(style, .of(language)))
        return html.section().text + html.inputs().text
    }

    /// The texts between tags and in the names of charts, without figures.
    static func words(_ html: String) -> [Substring] {
        html.replacing(/<[^>]*>/, with: "\n").split(separator: "\n")
            .filter { $0.contains(where: \.isLetter) }
    }

    @Test(arguments: Words.otherLanguages)
    func `a loan by each law is in each language`(_ language: String) throws {
        let inputs = [
            ("principal", "90,000"), ("homeValue", "100,000"), ("rate", "4%"), ("term", "9 years"),
            ("fees", "500"), ("mortgageInsurance", "1%"),
        ]
        for law in APRLaw.allCases {
            let result = try Calculator.loan.calculate(
                inputs.map { RawInput($0.0, $0.1) }, InputDefaults(aprLaw: law))
            let page = try Self.page(result, in: language)
            #expect(!page.contains("{"), "\(law)")
            let english = try Self.words(Self.page(result, in: "en"))
            let label = try #require(english.first { $0.contains("rate") || $0.contains("APR") })
            let same = Self.words(page).filter { $0 == label || english.contains($0) }
            #expect(!same.contains { $0.contains(" the ") || $0.contains(" law") }, "\(law)")
        }
    }

    @Test func `a sentence that ends with the sign of a currency has one full stop`() throws {
        let style = try #require(NumberStyle.named("ar-EG"))
        let inputs = [
            ("principal", "90,000"), ("rate", "4%"), ("term", "9 years"), ("currency", "EGP"),
        ]
        let result = try Calculator.loan.calculate(inputs.map { RawInput($0.0, $0.1) })
        let html = ResultHTML(result, for: Readers(style, .of("ar"))).section().text
        let marks = html.replacing(/[\u{200F}\u{2066}-\u{2069}]/, with: "")
        #expect(html.contains("ج.م."))
        #expect(!marks.contains("ج.م.."))
        // Cards, files and the terminal have the sentence as text.
        let writer = NumberWriter(for: Readers(style, .of("ar")), currency: result.currency)
        let answer = writer.text(try #require(result.answer))
            .replacing(/[\u{200F}\u{2066}-\u{2069}]/, with: "")
        #expect(answer.hasSuffix("ج.م.") && !answer.hasSuffix(".."), "\(answer)")
    }

    @Test func `so does one in an English text with Danish amounts`() throws {
        let style = try #require(NumberStyle.named("da-DK"))
        let inputs = [("principal", "90000"), ("rate", "4%"), ("term", "9 years")]
            .map { RawInput($0.0, $0.1) }
        let currency = try #require(Currency(code: "DKK"))
        let result = try Calculator.loan.calculate(
            inputs, InputDefaults(currency: currency))
        let html = ResultHTML(result, for: Readers(style, .of("en"))).section().text
        #expect(html.contains("\u{A0}kr. Interest"))
        #expect(!html.contains("kr.."))
    }

    @Test(arguments: Words.otherLanguages)
    func `a result has all its words in each language`(_ language: String) throws {
        let results =
            try Sample.allCases.map { try $0.result("EUR") }
            + ListSample.allCases.map { try $0.result("EUR") }
        for result in results {
            let name = result.calculator.name
            let page = try Self.page(result, in: language)
            // Errors of a message appear in braces, and so does a missing message.
            #expect(!page.contains("{"), "\(name)")
            #expect(!page.contains("\u{FFFD}"), "\(name)")
            // Labels, titles and sentences must differ; names of laws and units may be the same.
            let english = Set(Self.words(try Self.page(result, in: "en")))
            let sentences = Self.words(page).filter { $0.utf8.count > 40 }
            #expect(sentences.count > 5, "\(name)")
            let same = sentences.filter { english.contains($0) && $0.contains(" the ") }
            #expect(same == [], "\(name)")
        }
    }
}
