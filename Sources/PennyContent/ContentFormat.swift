/// The format of a file of content, by its ending.
public enum ContentFormat: CaseIterable, Sendable {
    /// Front matter and a text.
    case markdown
    /// YAML or JSON, which has no text.
    case data
    /// A CSV table: a set, a term or another piece of content a row.
    case table

    /// The endings of files with the format.
    public var endings: [String] {
        switch self {
        case .markdown: [Self.markdownEnding]
        case .data: [".yaml", ".yml", ".json"]
        case .table: [Self.tableEnding]
        }
    }

    public static let markdownEnding = ".md"
    public static let tableEnding = ".csv"
    /// The endings of files that contain one piece of content.
    public static let singleEndings = markdown.endings + data.endings
    public static let allEndings = allCases.flatMap(\.endings)

    /// The format of a file; nil for another ending.
    public init?(of path: String) {
        guard
            let format = Self.allCases.first(where: { $0.endings.contains { path.hasSuffix($0) } })
        else { return nil }
        self = format
    }

    /// Whether a file is a Markdown text.
    public static func isMarkdown(_ path: some StringProtocol) -> Bool {
        path.hasSuffix(markdownEnding)
    }

    /// Whether a file is a table, so that a line of it is a row.
    public static func isTable(_ path: some StringProtocol) -> Bool { path.hasSuffix(tableEnding) }
}
