public import PennyDiagnostics

/// The header of a table of saved sets. With it, each row can be read by itself.
public final class SetTableHeader: Sendable {
    /// The path as shown in messages.
    public let path: String
    /// The bytes of the first line, on which the meaning of the rows depends.
    public let head: [UInt8]
    let header: [CSVReader.Cell]
    private let separator: Unicode.Scalar

    /// A row with its position in the file.
    public struct Row: Sendable {
        public let bytes: [UInt8]
        public let start: Int
        public let line: Int
        let cells: [CSVReader.Cell]
        /// The name of a row without a `name` cell.
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

    /// Reads the set of a row.
    public func set(of row: Row, _ reader: SavedSetReader) -> Reading<SavedSet> {
        reader.read(cells: row.cells, under: header, standardID: row.standardID, in: path)
    }

    /// Reads the set from the bytes of a row.
    ///
    /// - Parameter id: the set's name, which the row itself may lack.
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
