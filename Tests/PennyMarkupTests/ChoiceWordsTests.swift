import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

@Suite("A word of a choice")
struct ChoiceWordsTests {
    @Test(
        "is said as people say it",
        arguments: [
            ("monthly", "monthly"), ("equal-principal", "equal principal"), ("yearEnd", "year end"),
            ("half-up", "nearest (halves up)"), ("30/360-bond-basis", "30/360 bond basis"),
            ("30E/360-ISDA", "30E/360 ISDA"), ("every-2-months", "every 2 months"), ("us", "US"),
            ("78%", "78%"), ("", ""), ("Whatever-I-typed", "Whatever-I-typed"),
        ])
    func text(word: String, said: String) {
        let numbers = NumberWriter(for: .enUS, currency: .usDollar)
        #expect(numbers.text(.choice(word)) == said)
    }
}
