/// The files of each result: its page, and the downloads beside it.
public struct ResultOutputs: Equatable, Sendable {
    /// Whether there is a table for spreadsheets.
    public let hasTable: Bool
    /// Whether there is data for programs.
    public let hasData: Bool

    public static let all = ResultOutputs(hasTable: true, hasData: true)

    static let key = "outputs"
    static let words = Word.allCases.map(\.rawValue)

    private enum Word: String, CaseIterable { case page, csv, json }

    public init(hasTable: Bool, hasData: Bool) {
        self.hasTable = hasTable
        self.hasData = hasData
    }

    init(_ keys: inout KeyReader) {
        self = .all
        guard let node = keys.node(Self.key) else { return }
        let before = keys.diagnostics.count
        let typed = keys.locatedWords(Self.key)
        for word in typed where Word(rawValue: word.text) == nil {
            keys.report(keys.unknownChoice(Self.key, word.text, Self.words), word.location)
        }
        if keys.diagnostics.count > before { return }
        let words = typed.compactMap { Word(rawValue: $0.text) }
        if !words.contains(.page) {
            keys.report(.outputsWithoutPage(words.map(\.rawValue)), node.location)
            return
        }
        self.init(hasTable: words.contains(.csv), hasData: words.contains(.json))
    }

    /// The words as in `site.yaml`.
    public var words: [String] {
        let all: [(Word, Bool)] = [(.page, true), (.csv, hasTable), (.json, hasData)]
        return all.filter(\.1).map(\.0.rawValue)
    }
}
