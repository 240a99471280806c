import Testing

@testable import PennyDiagnostics

@Suite("Near misses")
struct NearMissTests {
    static let inputs = ["principal", "rate", "term", "payments", "payment", "start", "fees"]

    @Test(
        "suggest the word with the fewest edits",
        arguments: [
            ("principle", "principal"), ("prinicpal", "principal"), ("Principal", "principal"),
            ("PRINCIPAL", "principal"), ("rat", "rate"), ("raet", "rate"), ("ratee", "rate"),
            ("trem", "term"), ("paymnets", "payments"), ("paymnt", "payment"),
            ("strat", "start"), ("fee", "fees"), ("prncpl", "principal"),
        ])
    func suggestion(word: String, expected: String) {
        #expect(nearMiss(to: word, among: Self.inputs) == expected)
    }

    @Test(
        "stay silent for a word that is like none",
        arguments: ["", "xyzzy", "interest", "tomorrow", "prnpl", "日本語", "12"])
    func nothing(word: String) {
        #expect(nearMiss(to: word, among: Self.inputs) == nil)
    }

    @Test("never suggest the word itself")
    func itself() {
        #expect(nearMiss(to: "rate", among: ["rate"]) == nil)
        #expect(nearMiss(to: "rate", among: ["rate", "date"]) == "date")
    }

    @Test("prefer the earlier of two as near")
    func ties() {
        #expect(nearMiss(to: "bate", among: ["rate", "date"]) == "rate")
        #expect(nearMiss(to: "bate", among: ["date", "rate"]) == "date")
        #expect(nearMiss(to: "dates", among: ["rate", "date"]) == "date")
    }

    @Test("end at once for a very long word")
    func longWord() {
        let long = String(repeating: "a", count: 100_000)
        #expect(nearMiss(to: long, among: ["rate", long + "b"]) == nil)
        #expect(nearMiss(to: "rate", among: [long, "date"]) == "date")
    }

    @Test(
        "count insertions, deletions, substitutions and swaps of neighbours",
        arguments: [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
            ("abc", "abcd", 1), ("abc", "ac", 1), ("abc", "acb", 1), ("ab", "ba", 1),
            ("ca", "abc", 3), ("kitten", "sitting", 3), ("saturday", "sunday", 3),
            ("flaw", "lawn", 2), ("é", "e", 1),
        ])
    func distance(first: String, second: String, edits: Int) {
        let one = Array(first.unicodeScalars)
        let other = Array(second.unicodeScalars)
        #expect(editDistance(one, other) == edits)
        #expect(editDistance(other, one) == edits)
    }
}
