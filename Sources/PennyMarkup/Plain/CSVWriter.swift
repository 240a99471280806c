public import PennyEngine

/// Writes a table as CSV (RFC 4180 with LF): a header of column names, then plain values, of the
/// columns that have a name. Words are quoted where necessary, and words that a spreadsheet would
/// read as a formula begin with an apostrophe. Where numbers have decimal commas, cells are
/// separated by semicolons: spreadsheets of such locales open no other file as a table.
public final class CSVWriter {
    private let table: Table
    private let currency: Currency
    private let hasCommas: Bool

    /// - Parameter convention: the decimal separator of the spreadsheet; tools read points.
    public init(_ table: Table, _ currency: Currency, _ convention: NumberConvention = .point) {
        self.table = table
        self.currency = currency
        hasCommas = convention == .comma
    }

    private var separator: UInt8 { UInt8(ascii: hasCommas ? ";" : ",") }

    public func file() -> Bytes {
        var out = Bytes()
        appendHeader(&out)
        appendRows(&out)
        return out
    }

    /// Renders the rows of several sets under one header, each row after the name of its set. A
    /// name is part of an address, so it needs no quotes.
    public static func file(of sets: [(name: String, table: Table, currency: Currency)]) -> Bytes {
        var out = Bytes()
        var columns: [String] = []
        for set in sets {
            let writer = CSVWriter(set.table, set.currency)
            let names = set.table.toolColumns.map { set.table.columns[$0].name }
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
        for (position, index) in table.toolColumns.enumerated() {
            if position > 0 { out.byte(separator) }
            out.plain(table.columns[index].name)
        }
        out.raw("\n")
    }

    private func appendRows(_ out: inout Bytes, name: String? = nil) {
        let rows = rows
        out.reserveMore(rows.size(of: table.rowCount))
        guard let name else {
            rows.append(0..<table.rowCount, to: &out)
            return
        }
        for row in 0..<table.rowCount {
            out.plain(name)
            out.byte(separator)
            rows.append(row..<row + 1, to: &out)
        }
    }

    private var rows: TableRows {
        var columns: [TableRows.Column] = []
        for index in table.toolColumns {
            var before = Bytes()
            if !columns.isEmpty { before.byte(separator) }
            columns.append(
                TableRows.Column(index: index, table.columns[index].kind, before: before))
        }
        let style = CellStyle.plain(currency, hasCommas ? .plainWithComma : .plain)
        return TableRows(table, style, columns, after: Bytes("\n")) { self.append($0, &$1) }
    }

    private func append(_ quantity: Quantity, _ out: inout Bytes) {
        guard let words = words(quantity) else {
            out.withBytes { appendNumber(quantity, to: &$0) }
            return
        }
        let bytes = SpreadsheetText.guarded(words)
        let needsQuotes = bytes.contains {
            $0 == separator || $0 == UInt8(ascii: "\"") || $0 < 0x20
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

    /// Appends a number. Numbers have at most one point, before their decimals.
    private func appendNumber(_ quantity: Quantity, to out: inout [UInt8]) {
        let start = out.count
        MachineText.append(quantity, currency, to: &out)
        guard hasCommas else { return }
        for index in start..<out.count where out[index] == UInt8(ascii: ".") {
            out[index] = UInt8(ascii: ",")
        }
    }

    /// The words of a cell; nil if it has none.
    private func words(_ quantity: Quantity) -> [UInt8]? {
        switch quantity {
        case .text, .link, .choice, .words, .list:
            var words: [UInt8] = []
            MachineText.append(quantity, currency, to: &words)
            return words
        default: return nil
        }
    }
}
