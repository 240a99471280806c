public import PennyEngine

/// Writes a table as CSV (RFC 4180 with LF): a header of column names, then
/// plain values. No cell is text a person typed, so none can be a formula.
public struct CSVWriter {
    private let table: Table
    private let currency: Currency

    public init(_ table: Table, _ currency: Currency) {
        self.table = table
        self.currency = currency
    }

    public func file() -> Bytes {
        var out = Bytes()
        for (index, column) in table.columns.enumerated() {
            if index > 0 { out.raw(",") }
            out.plain(column.name)
        }
        out.raw("\n")
        for row in 0..<table.rowCount {
            for (index, column) in table.columns.enumerated() {
                if index > 0 { out.raw(",") }
                out.withBytes {
                    MachineText.append(
                        table.cell(row: row, column: index), column.kind, currency, to: &$0)
                }
            }
            out.raw("\n")
        }
        return out
    }
}
