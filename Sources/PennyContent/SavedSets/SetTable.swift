public import PennyDiagnostics

/// What the rows of a table of saved sets have in common. With it, a row is read by itself.
public final class SetTable: Sendable {
    /// As messages show it.
    public let path: String
    /// The bytes of the first line, on which it depends what the rows say.
    public let head: [UInt8]
    let header: [CSVReader.Cell]
    private let separator: Unicode.Scalar

    /// A row with its place in the file.
    public struct Row: Sendable {
        public let bytes: [UInt8]
        public let start: Int
        public let line: Int
        let cells: [CSVReader.Cell]
        /// The name of a row that has none.
        let standardID: String
        /// Whether its cells have no faults.
        public let isSound: Bool
    }

    init(
        _ path: String, head: [UInt8], _ header: [CSVReader.Cell], _ separator: Unicode.Scalar
    ) {
        self.path = path
        self.head = head
        self.header = header
        self.separator = separator
    }

    /// The set of a row that was cut from the file.
    public func set(of row: Row, _ reader: SavedSetReader) -> Reading<SavedSet> {
        reader.read(cells: row.cells, under: header, standardID: row.standardID, in: path)
    }

    /// The set of the bytes of a row.
    ///
    /// - Parameter id: its name, which a row may not have itself.
    /// - Throws: every fault of the row.
    public func set(
        of bytes: [UInt8], line: Int, id: String, _ reader: SavedSetReader
    ) throws(DiagnosticError) -> SavedSet {
        let text = String(decoding: bytes, as: UTF8.self)
        var cells = CSVReader(row: text, line: line, of: path, separator: separator)
        let row = cells.dataRow()
        let reading = reader.read(
            cells: row?.cells ?? [], under: header, standardID: id, in: path)
        return try Reading(reading.value, (row?.diagnostics ?? []) + reading.diagnostics).sound()
    }
}
