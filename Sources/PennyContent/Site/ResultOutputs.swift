/// What is made of each result: its page, and what lies beside it to be taken along.
public struct ResultOutputs: Equatable, Sendable {
    /// Whether its table is there, for spreadsheets.
    public let hasTable: Bool
    /// Whether its data is there, for programs.
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

    /// As `site.yaml` has them.
    public var words: [String] {
        let all: [(Word, Bool)] = [(.page, true), (.csv, hasTable), (.json, hasData)]
        return all.filter(\.1).map(\.0.rawValue)
    }
}
