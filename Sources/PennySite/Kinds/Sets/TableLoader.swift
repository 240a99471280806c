import PennyContent
import PennyDiagnostics
import PennyFiles

/// Reads a table of saved sets for the first time, as a stream. What stays of a row is its head
/// and its place.
struct TableLoader {
    /// What was read of a row.
    struct Row: Sendable {
        let row: TableRow
        let digest: Fingerprint
        /// Nil for a row that makes no set.
        let set: SavedSet?
        let diagnostics: [Diagnostic]
        /// Whether reading the row again gives the same.
        let isSound: Bool
    }

    let reader: SetReader
    let workers: Workers
    let path: String

    /// So many rows are in memory at a time; rows may be long, so their bytes count, too.
    private static let rows = 1_024
    private static let bytes = 1 << 22
    /// Behind so many faults the rest of a table is not read: nobody mends so many at once.
    static let faultLimit = 10_000

    /// Hands on the rows in their order, some at a time.
    ///
    /// - Parameter take: returns whether it wants more.
    /// - Returns: what is wrong with the table beside its sets.
    /// - Throws: why nothing can be made of it.
    func load(_ take: ([Row]) -> Bool) throws(DiagnosticError) -> [Diagnostic] {
        let folder = reader.folder
        var stream = SetTableStream(folder.path(path), id: SiteFolder.id(path))
        var faults = FaultCollector<Diagnostic>()
        var faultCount = 0
        var isEnough = false
        var waiting: [SetTable.Row] = []
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
                        isEnough = !take(read(waiting, stream.table))
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
        _ = take(read(waiting + last.rows, stream.table))
        faults.add(last.diagnostics)
        return faults.faults
    }

    private func read(_ rows: [SetTable.Row], _ table: SetTable?) -> [Row] {
        guard let table else { return [] }
        let reader = reader.reader(of: path)
        return workers.map(rows.count) { index in
            let row = rows[index]
            let reading = table.set(of: row, reader)
            let id = reading.value?.id ?? ""
            return Row(
                row: TableRow(
                    table: table, start: row.start, size: row.bytes.count, line: row.line),
                digest: TableRow.digest(id, table, row.bytes), set: reading.value,
                diagnostics: reading.diagnostics,
                isSound: row.isSound && reading.diagnostics.isEmpty)
        }
    }
}
