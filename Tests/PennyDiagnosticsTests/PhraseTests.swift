import PennyDiagnostics
import Testing

@Suite struct PhraseTests {
    @Test(arguments: [(0, "0 cells"), (1, "1 cell"), (2, "2 cells")])
    func `a noun stands in the number of its count`(number: Int, text: String) {
        #expect(counted(number, "cell") == text)
    }

    @Test(arguments: [
        ([], "nothing"), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
    ])
    func `alternatives are listed with an or`(words: [String], text: String) {
        #expect(alternatives(words) == text)
    }
}
