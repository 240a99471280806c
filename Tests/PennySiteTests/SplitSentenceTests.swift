import PennyContent
import PennyEngine
import PennyMarkup
import Testing

@testable import PennySite

/// Sentences of the site's language.
@Suite struct SplitSentenceTests {
    private static func numbers(_ language: String) -> NumberWriter {
        NumberWriter(for: NumberStyle.enUS.readers(of: language), currency: .usDollar)
    }

    @Test(arguments: [
        ("How it works: ", ""), ("", " を見る"), ("a", "b"), ("", ""),
    ])
    func `an element stands where the sentence has it`(_ before: String, _ after: String) {
        let sentence = SplitSentence(Self.numbers("en")) { .text(before + $0 + after) }
        #expect(sentence.before == before)
        #expect(sentence.after == after)
    }

    @Test func `a sentence that leaves the element out stands before it`() {
        let sentence = SplitSentence(Self.numbers("en")) { _ in .text("All") }
        #expect(sentence.before == "All")
        #expect(sentence.after == "")
    }

    @Test func `an element among words from the right keeps its direction`() {
        let sentence = SplitSentence(Self.numbers("ar")) { SiteWords.resultOrigin(title: $0) }
        #expect(sentence.before.hasSuffix("\u{2068}"))
        #expect(sentence.after.hasPrefix("\u{2069}"))
    }

    @Test(arguments: [
        ("First home", "First home."), ("Rent or buy?", "Rent or buy?"), ("家を買う。", "家を買う。"),
        ("وماذا؟", "وماذا؟"), ("And so on…", "And so on…"), ("", "."),
    ])
    func `a title becomes a sentence`(_ title: String, _ sentence: String) {
        #expect(Self.numbers("en").sentence(title) == sentence)
    }

    @Test func `each calculator and folder has its own words`() {
        let numbers = Self.numbers("en")
        let words = CalculatorCatalog.builtIn.all.map { numbers.text($0.words.many) }
        #expect(Set(words).count == words.count)
        for calculator in CalculatorCatalog.builtIn.all {
            #expect(!numbers.text(calculator.words.one).isEmpty)
            let list = SetList.lists(with: calculator, .builtIn)[0]
            #expect(numbers.text(list.heading).lowercased() == list.name)
        }
        #expect(SetList(all: .calculations, .builtIn).name == "all calculations")
    }

    @Test(arguments: [(1, "1 budget"), (2, "2 budgets"), (1200, "1,200 budgets")])
    func `sets are counted`(_ count: Int, _ text: String) {
        #expect(Self.numbers("en").text(SetFolder.budgets.count(count)) == text)
    }
}
