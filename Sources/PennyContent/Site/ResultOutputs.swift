import PennyDiagnostics

/// The files of each result: its page, and the downloads beside it.
public struct ResultOutputs: Equatable, Sendable {
    /// Whether there is a table for spreadsheets.
    public let hasTable: Bool
    /// Whether there is data for programs.
    public let hasData: Bool

    public static let all = ResultOutputs(hasTable: true, hasData: true)

    fileprivate enum Word: String, CaseIterable { case page, csv, json }

    public init(hasTable: Bool, hasData: Bool) {
        self.hasTable = hasTable
        self.hasData = hasData
    }

    /// The words as in `site.yaml`.
    public var words: [String] {
        let all: [(Word, Bool)] = [(.page, true), (.csv, hasTable), (.json, hasData)]
        return all.filter(\.1).map(\.0.rawValue)
    }
}

extension KeyType where Value == ResultOutputs {
    static var outputs: Self {
        let known = ResultOutputs.Word.allCases.map(\.rawValue)
        return Self(.wordsAmong(known)) { reader, field in
            guard let node = reader.node(field.name) else { return nil }
            let before = reader.diagnostics.count
            let typed = reader.locatedWords(field.name)
            for word in typed where !known.contains(word.text) {
                reader.report(reader.unknownChoice(field.name, word.text, known), word.location)
            }
            if reader.diagnostics.count > before { return nil }
            let words = typed.compactMap { ResultOutputs.Word(rawValue: $0.text) }
            if !words.contains(.page) {
                reader.report(.setting.outputsWithoutPage(words.map(\.rawValue)), node.location)
                return nil
            }
            return ResultOutputs(hasTable: words.contains(.csv), hasData: words.contains(.json))
        }
    }
}
