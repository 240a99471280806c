public import PennyEngine

/// Writes a table as CSV (RFC 4180 with LF): a header of column names, then
/// plain values. Words are quoted where they must be, and words a spreadsheet
/// would take for a formula begin with an apostrophe.
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
            for index in table.columns.indices {
                if index > 0 { out.raw(",") }
                appendCell(row, index, &out)
            }
            out.raw("\n")
        }
    }

    private func appendCell(_ row: Int, _ column: Int, _ out: inout Bytes) {
        guard let words = words(row, column) else {
            out.withBytes {
                MachineText.append(table, row: row, column: column, currency, to: &$0)
            }
            return
        }
        let bytes = SpreadsheetText.guarded(words)
        let needsQuotes = bytes.contains {
            $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 < 0x20
        }
        if !needsQuotes {
            out.append(bytes)
            return
        }
        out.raw("\"")
        for byte in bytes {
            if byte == UInt8(ascii: "\"") { out.byte(byte) }
            out.byte(byte)
        }
        out.raw("\"")
    }

    /// The words of a cell that holds words.
    private func words(_ row: Int, _ column: Int) -> [UInt8]? {
        guard case .value = table.columns[column].kind else { return nil }
        switch table.value(row: row, column: column) {
        case .text(let words), .link(let words, _), .choice(let words): return words.bytes
        default: return nil
        }
    }
}
