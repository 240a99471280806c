import PennyContent
import PennyDiagnostics
import PennyFiles

/// Reads a table of saved sets for the first time, as a stream. Only the head and the span of each
/// row stay in memory.
struct TableHeadLoader {
    /// A row as read.
    struct Row: Sendable {
        let row: RowSpan
        let digest: Digest
        /// Nil for a row that makes no set.
        let set: SavedSet?
        let diagnostics: [Diagnostic]
        /// Whether reading the row again gives the same.
        let isSound: Bool
    }

    let reader: SetReader
    let workers: WorkerPool
    let path: String

    /// The rows that are in memory at a time. Rows may be long, so their bytes are limited too.
    private static let rows = 1_024
    private static let bytes = 1 << 22
    /// Stops reading a table after this many faults.
    static let faultLimit = 10_000

    /// Reads the rows in order and passes them on in batches.
    ///
    /// - Parameter receive: receives a batch, and returns whether to read on.
    /// - Returns: the faults of the table, without those of its sets.
    /// - Throws: why the table cannot be read.
    func load(_ receive: ([Row]) -> Bool) throws(DiagnosticError) -> [Diagnostic] {
        let folder = reader.folder
        var stream = SetTableStream(folder.path(path), id: SourceFolder.id(path))
        var faults = FaultCollector<Diagnostic>()
        var faultCount = 0
        var isEnough = false
        var waiting: [SetTableHeader.Row] = []
        var size = 0
        var failure: DiagnosticError?
        try SourceFile.attempt(folder.path(path)) { () throws(FileError) in
            try folder.tree.read(path) { bytes in
                do throws(DiagnosticError) {
                    let part = try stream.add(bytes)
                    faults.add(part.diagnostics)
                    faultCount += part.diagnostics.count
                    waiting += part.rows
                    size += part.rows.reduce(0) { $0 + $1.bytes.count }
                    if waiting.count >= Self.rows || size >= Self.bytes {
                        isEnough = !receive(read(waiting, stream.table))
                        waiting = []
                        size = 0
                    }
                    isEnough = isEnough || faultCount >= Self.faultLimit
                    return !isEnough
                } catch {
                    failure = error
                    return false
                }
            }
        }
        if let failure { throw failure }
        if isEnough {
            faults.add(.unreadRest(of: folder.path(path)))
            return faults.faults
        }
        let last = try stream.finish()
        _ = receive(read(waiting + last.rows, stream.table))
        faults.add(last.diagnostics)
        return faults.faults
    }

    private func read(_ rows: [SetTableHeader.Row], _ table: SetTableHeader?) -> [Row] {
        guard let table else { return [] }
        let reader = reader.reader(of: path)
        return workers.map(rows.count) { index in
            let row = rows[index]
            let reading = table.set(of: row, reader)
            let id = reading.value?.id ?? ""
            return Row(
                row: RowSpan(
                    table: table, start: row.start, size: row.bytes.count, line: row.line),
                digest: RowSpan.digest(id, table, row.bytes), set: reading.value,
                diagnostics: reading.diagnostics,
                isSound: row.isSound && reading.diagnostics.isEmpty)
        }
    }
}
