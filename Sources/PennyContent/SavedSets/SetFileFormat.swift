/// The format of a file of saved sets, by its ending.
public enum SetFileFormat: CaseIterable, Sendable {
    /// Front matter and a text.
    case markdown
    /// YAML or JSON, which has no text.
    case data
    /// A set a row.
    case table

    /// The endings of files with the format.
    public var endings: [String] {
        switch self {
        case .markdown: [".md"]
        case .data: [".yaml", ".yml", ".json"]
        case .table: [".csv"]
        }
    }

    /// The endings of files that contain one set.
    public static let singleEndings = markdown.endings + data.endings
    public static let allEndings = allCases.flatMap(\.endings)

    /// The format of a file; nil for another ending.
    public init?(of path: String) {
        guard
            let format = Self.allCases.first(where: { $0.endings.contains { path.hasSuffix($0) } })
        else { return nil }
        self = format
    }
}
