import PennyMarkdown
import PennyText

/// Pages of one kind that readers can search for.
struct SearchSource: Sendable {
    /// Among pages that fit equally well, those with the smallest come first; no two sources have
    /// the same, but for those of one kind of content. What grows from day to day comes last, so
    /// that the numbers of the others stay.
    let order: Int
    /// What results of it are called together.
    let label: String
    let count: Int
    /// The page that lists them all; nil where there is none.
    let list: String?
    /// One of them by its place; made when it is asked for, because there may be a great many.
    let entry: @Sendable (Int) -> SearchEntry
    /// What is searched of it and not shown.
    let text: @Sendable (Int) -> SearchText

    /// The same without what is only searched, as pages hold it.
    var shown: SearchSource {
        SearchSource(order: order, label: label, count: count, list: list, entry: entry)
    }

    init(
        order: Int, label: String, count: Int, list: String? = nil,
        text: @escaping @Sendable (Int) -> SearchText = { _ in SearchText() },
        entry: @escaping @Sendable (Int) -> SearchEntry
    ) {
        self.order = order
        self.label = label
        self.count = count
        self.list = list
        self.entry = entry
        self.text = text
    }
}

/// A page as a result of a search shows it.
struct SearchEntry: Sendable {
    let title: String
    let address: String
    /// What it is called as well.
    var names: [String] = []
    var summary = ""
    var figures: [(label: String, value: String)] = []
}

/// What a page says, for search.
struct SearchText: Equatable, Sendable {
    var headings = ""
    var words = ""

    init(headings: String = "", words: String = "") {
        self.headings = headings
        self.words = words
    }

    init(_ body: BodyText?, tags: [String] = []) {
        headings = tags.joined(separator: " ")
        guard let body, !body.isEmpty else { return }
        headings += " " + body.headings.map(\.text).joined(separator: " ")
        words = body.plainText
    }

    /// How many bytes of words are kept of a long text.
    private static let limit = 1_000

    /// The same with each word once, and not too many of them: of each saved set it stays in
    /// memory.
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

extension CheckedSite {
    /// What a body says, for search.
    func searchText(of path: String) -> SearchText {
        guard let body = content.bodies[path], !body.isEmpty else { return SearchText() }
        let figures = content.figures
        return SearchText(
            headings: body.outline.headings.map { figures.filled($0.text, own: body.own) }
                .joined(separator: " "),
            words: Markdown.fill(body.text.plainText) { figures.replacement(of: $0, own: body.own) }
        )
    }
}
