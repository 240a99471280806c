import Testing

@testable import PennyMarkup

@Suite("A word of a choice")
struct ChoiceWordTests {
    @Test(
        "is said as people say it",
        arguments: [
            ("monthly", "monthly"), ("equal-principal", "equal principal"), ("yearEnd", "year end"),
            ("takes-rest", "takes rest"), ("half-up", "half-up"), ("half-even", "half-even"),
            ("30/360-bond-basis", "30/360 bond basis"), ("30E/360-ISDA", "30E/360 ISDA"),
            ("every-2-months", "every 2 months"), ("", ""),
        ])
    func text(word: String, said: String) {
        var out: [UInt8] = []
        ChoiceWord.append(word, to: &out)
        #expect(String(decoding: out, as: UTF8.self) == said)
    }
}
