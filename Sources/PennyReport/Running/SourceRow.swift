public import PennyDiagnostics

/// The result of one source, as a row of a command's output.
public struct SourceRow: Equatable, Sendable {
    public enum State: Equatable, Sendable {
        case good
        case failed
        /// A failed source whose last value stays.
        case retained
        /// A source by hand, which no command fetches.
        case byHand
    }

    public let name: String
    public let state: State
    /// The result on one line.
    public let words: String
}

/// The results of all sources.
public struct FetchReport: Equatable, Sendable {
    public let rows: [SourceRow]
    /// The snapshot that was written, or would be; nil if there is none.
    public let path: String?
    /// The faults of earlier days' snapshots, which were skipped.
    public var faults: [Diagnostic] = []
    /// Whether a source failed whose failure stops the report.
    public var isStopped = false

    /// Whether there were failures and no good result.
    public var hasOnlyFailures: Bool {
        rows.contains { $0.state == .failed } && !rows.contains { $0.state == .good }
    }

    public var hasFailures: Bool { rows.contains { $0.state == .failed } }

    /// One row per source, with aligned names.
    public var text: String {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { row in
            let space = String(repeating: " ", count: width - row.name.count)
            return "\(row.name)\(space)  \(row.words)\n"
        }.joined()
    }
}
