import PennyText
import Testing

@Suite("The order of a dictionary")
struct DictionaryOrderTests {
    @Test(
        "knows no case, accents or punctuation",
        arguments: [
            ("Ärger", "arger"), ("e\u{301}te\u{301}", "ete"), ("Čeština", "cestina"),
            ("Straße", "strasse"), ("401(k)", "401k"), ("“Take-home”  pay", "takehome pay"),
            ("  A.P.R. ", "apr"), ("Driver’s Seat", "drivers seat"), ("Łódź", "lodz"),
            ("الفائدة", "فايدة"), ("أصل", "اصل"), ("ألم", "الم"), ("カード", "かど"),
            ("家", "家"), ("Ж", "ж"), ("", ""), (" … ", ""),
        ])
    func keys(word: String, key: String) {
        #expect(DictionaryOrder.key(of: word) == key)
    }

    @Test("has digits before letters, and a word before what begins with it")
    func order() {
        let sorted = ["401(k)", "APR", "Bond", "bond market", "Bonds", "credit", "Éclair", "eel"]
        #expect(sorted.reversed().sorted(by: precedes) == sorted)
    }

    private func precedes(_ first: String, _ second: String) -> Bool {
        DictionaryOrder.key(of: first) < DictionaryOrder.key(of: second)
    }
}
