import PennyMarkdown

/// The anchors of a page's own parts, which no heading of a text may take.
enum PageAnchors {
    /// Those of a result, besides its tables.
    static let result: Set<String> = ["result", "inputs", "how", "proof"]
    /// All anchors of a result with these tables, and with these headings in its text.
    static func result(
        _ tables: [String], _ headings: [MarkdownOutline.Heading]
    ) -> Set<String> {
        result.union(tables).union(headings.map(\.anchor))
    }

    static let all = result.union(["main", "contents", "find"])

    /// The anchor of a chapter on the page of the whole course.
    static func chapter(_ id: String) -> String { "chapter-\(id)" }

    /// What stands there before a chapter's own anchors. Names have no two
    /// hyphens in a row, so no two chapters share one.
    static func prefix(ofChapter id: String) -> String { "\(id)--" }

    /// The anchor of a word in the dictionary's booklet.
    static func term(_ id: String) -> String { "word-\(id)" }

    /// What stands there before the anchors of a word's definition.
    static func prefix(ofTerm id: String) -> String { "word-\(id)--" }
}
