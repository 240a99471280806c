import PennyText
import Testing

/// The words that a search compares. The browser splits the same ones: `SearchParityTests`.
@Suite struct SearchWordsTests {
    @Test(arguments: [
        ("Monthly payment", ["monthly", "payment"]),
        ("Éclair FUND", ["eclair", "fund"]),
        ("e\u{301}clair", ["eclair"]),
        ("Straße, Œuvre, Łódź", ["strasse", "oeuvre", "lodz"]),
        ("401(k)", ["401k"]),
        ("501(c)(3)", ["501c3"]),
        ("loan (fixed)", ["loan", "fixed"]),
        ("$350,000.50", ["35000050"]),
        ("1\u{202F}234,50 €", ["123450"]),
        ("2024, 12", ["2024", "12"]),
        ("6.25%", ["625"]),
        ("2026-11-25", ["2026", "11", "25"]),
        ("the lender’s fee", ["the", "lender", "fee"]),
        ("l’intérêt d'un prêt", ["interet", "un", "pret"]),
        ("Rainy-day fund", ["rainy", "day", "fund"]),
        ("interest", ["interest"]),
        ("a W-2 form", ["2", "form"]),
        ("", []),
        ("… – !", []),
        ("İstanbul", ["istanbul"]),
        ("ΤΌΚΟΣ", ["τόκοσ"]),
        ("процент Ёлка", ["процент", "ёлка"]),
    ])
    func `words have no case, accents or marks`(text: String, words: [String]) {
        #expect(SearchWords.of(text) == words)
        #expect(SearchWords.of(text, isQuery: true) == words)
    }

    @Test(arguments: [
        ("القَرْض", ["قرض"]),
        ("قرض", ["قرض"]),
        ("أقساط إيجار آجل", ["اقساط", "ايجار", "اجل"]),
        ("فائدة", ["فايده"]),
        ("مـــال", ["مال"]),
        ("٣٠ سنة", ["30", "سنه"]),
        ("٣٥٠٬٠٠٠٫٥", ["3500005"]),
        ("الف", ["الف"]),
    ])
    func `Arabic has no vowel signs, forms of alif and article`(text: String, words: [String]) {
        #expect(SearchWords.of(text) == words)
    }

    @Test(arguments: [
        ("住宅ローン", ["住宅", "宅ロ", "ロー", "ーン", "ン"], ["住宅", "宅ロ", "ロー", "ーン"]),
        ("ろーん", ["ロー", "ーン", "ン"], ["ロー", "ーン"]),
        ("金", ["金"], ["金"]),
        ("25年ローン", ["25", "年ロ", "ロー", "ーン", "ン"], ["25", "年ロ", "ロー", "ーン"]),
        ("家・車", ["家", "車"], ["家", "車"]),
        ("ＡＰＲ３％", ["apr3"], ["apr3"]),
    ])
    func `where there are no spaces, two letters are a word`(
        text: String, words: [String], typed: [String]
    ) {
        #expect(SearchWords.of(text) == words)
        #expect(SearchWords.of(text, isQuery: true) == typed)
    }

    @Test func `a long word is cut`() {
        let long = String(repeating: "abc", count: 20)
        #expect(SearchWords.of(long) == [String(long.prefix(24))])
        #expect(SearchWords.of(long + " de") == [String(long.prefix(24)), "de"])
    }
}
