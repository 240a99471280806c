/// The anchors of a page's own parts, which no heading of a text may take.
enum PageAnchors {
    /// Those of a result, besides its tables.
    static let result: Set<String> = ["result", "inputs", "how", "proof"]
    static let all = result.union(["main", "contents", "find"])
}
