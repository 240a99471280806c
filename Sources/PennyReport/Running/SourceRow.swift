public import PennyDiagnostics

/// What became of one source, as its row of a command's output.
public struct SourceRow: Equatable, Sendable {
    public enum State: Equatable, Sendable {
        case good
        case failed
        /// A source that has failed, whose last value is to stay.
        case kept
        /// A source by hand, which no command fetches.
        case byHand
    }

    public let name: String
    public let state: State
    /// One line.
    public let words: String
}

/// What became of all sources.
public struct FetchReport: Equatable, Sendable {
    public let rows: [SourceRow]
    /// The snapshot that was written, or would be; nil where none is.
    public let path: String?
    /// Those of earlier days, which were passed over.
    public var faults: [Diagnostic] = []
    /// Whether a source has failed that must not.
    public var isStopped = false

    /// Whether there was something to fetch and nothing came of it.
    public var hasOnlyFailures: Bool {
        rows.contains { $0.state == .failed } && !rows.contains { $0.state == .good }
    }

    public var hasFailures: Bool { rows.contains { $0.state == .failed } }

    /// A row a source, the names in a column.
    public var text: String {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { row in
            let space = String(repeating: " ", count: width - row.name.count)
            return "\(row.name)\(space)  \(row.words)\n"
        }.joined()
    }
}
