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
        appendHeader(&out)
        appendRows(&out)
        return out
    }

    /// The rows of several sets under one header, each after the name of its
    /// set. A name is part of an address, so it needs no quotes.
    public static func file(of sets: [(name: String, table: Table, currency: Currency)]) -> Bytes {
        var out = Bytes()
        var columns: [String] = []
        for set in sets {
            let writer = CSVWriter(set.table, set.currency)
            let names = set.table.columns.map { $0.name }
            let isSame =
                names.count == columns.count
                && zip(names, columns).allSatisfy { $0.isSameText(as: $1) }
            if !isSame {
                if !columns.isEmpty { out.raw("\n") }
                out.raw("name,")
                writer.appendHeader(&out)
                columns = names
            }
            writer.appendRows(&out, name: set.name)
        }
        return out
    }

    private func appendHeader(_ out: inout Bytes) {
        for (index, column) in table.columns.enumerated() {
            if index > 0 { out.raw(",") }
            out.plain(column.name)
        }
        out.raw("\n")
    }

    private func appendRows(_ out: inout Bytes, name: String? = nil) {
        for row in 0..<table.rowCount {
            if let name {
                out.plain(name)
                out.raw(",")
            }
            for (index, column) in table.columns.enumerated() {
                if index > 0 { out.raw(",") }
                out.withBytes {
                    MachineText.append(
                        table.cell(row: row, column: index), column.kind, currency, to: &$0)
                }
            }
            out.raw("\n")
        }
    }
}
