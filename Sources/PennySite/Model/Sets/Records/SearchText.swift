import PennyText

/// The text of a page, for search.
struct SearchText: Equatable, Sendable {
    var headings = ""
    var words = ""

    init(headings: String = "", words: String = "") {
        self.headings = headings
        self.words = words
    }

    init(_ body: PageBody?, tags: [String] = []) {
        headings = tags.joined(separator: " ")
        guard let body, !body.isEmpty else { return }
        headings += " " + body.headings.map(\.text).joined(separator: " ")
        words = body.plainText
    }

    /// The most bytes of words stored of a long text.
    private static let limit = 1_000

    /// The text reduced to distinct words, up to a limit. It stays in memory for each saved set.
    func reduced() -> SearchText {
        SearchText(headings: Self.distinct(headings), words: Self.distinct(words))
    }

    private static func distinct(_ text: String) -> String {
        if text.isEmpty { return "" }
        var seen: Set<String> = []
        var words = ""
        for word in SearchWords.of(text) where seen.insert(word).inserted {
            if words.utf8.count + word.utf8.count >= limit { break }
            if !words.isEmpty { words += " " }
            words += word
        }
        return words
    }
}
