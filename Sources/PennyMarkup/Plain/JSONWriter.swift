public import PennyEngine

/// Writes a result as one JSON object without white space between its parts. Every value is a
/// string: money and rates as decimals, dates in ISO 8601.
public struct JSONWriter {
    private let result: Calculation

    public init(_ result: Calculation) {
        self.result = result
    }

    /// Renders `{"kind":…,"title":…,"answer":…,"currency":…,"inputs":…,"figures":…,"tables":…}` and
    /// a line end. The answer is a sentence for `readers`.
    public func object(title: String, for readers: Readers) -> Bytes {
        var out = Bytes()
        out.raw("{\"kind\":")
        appendString(result.calculator.name, &out)
        out.raw(",\"title\":")
        appendString(title, &out)
        if let answer = result.answer {
            out.raw(",\"answer\":")
            appendString(
                NumberWriter(for: readers, currency: result.currency).text(answer), &out)
        }
        out.raw(",\"currency\":")
        appendString(result.currency.code, &out)
        out.raw(",\"inputs\":")
        append(inputs: result.inputs, &out)
        out.raw(",\"figures\":{")
        for (index, figure) in result.figures.enumerated() {
            appendMember(index, figure.name, figure.quantity, &out)
        }
        out.raw("},\"tables\":{")
        for (index, table) in result.tables.enumerated() {
            if index > 0 { out.raw(",") }
            append(table, &out)
        }
        out.raw("}}\n")
        return out
    }

    /// Renders the inputs as understood, including defaults: the same text for 5, 5.0 and 5.00.
    public func inputs() -> Bytes {
        var out = Bytes()
        append(inputs: result.inputs, &out)
        return out
    }

    private func append(inputs: [NormalisedInput], _ out: inout Bytes) {
        out.raw("{")
        for (index, input) in inputs.enumerated() {
            appendMember(index, input.name, input.quantity, &out)
        }
        out.raw("}")
    }

    private func append(_ table: Table, _ out: inout Bytes) {
        appendString(table.name, &out)
        out.raw(":{\"columns\":[")
        for (position, index) in table.toolColumns.enumerated() {
            if position > 0 { out.raw(",") }
            appendString(table.columns[index].name, &out)
        }
        out.raw("],\"rows\":[")
        let rows = rows(of: table)
        out.reserveMore(rows.size(of: table.rowCount))
        rows.append(0..<table.rowCount, to: &out)
        // The comma behind the last row.
        if table.rowCount > 0 { out.removeLast() }
        out.raw("]}")
    }

    /// Writes a row as an array of strings, and a comma. Other values than plain figures get their
    /// quotes when they are written.
    private func rows(of table: Table) -> TableRows {
        var columns: [TableRows.Column] = []
        var mark = Bytes("[")
        for index in table.toolColumns {
            let kind = table.columns[index].kind
            if !columns.isEmpty { mark.raw(",") }
            if !kind.isIndex { mark.raw("\"") }
            columns.append(TableRows.Column(index: index, kind, before: mark))
            mark = Bytes()
            if !kind.isIndex { mark.raw("\"") }
        }
        mark.raw("],")
        return TableRows(table, .plain(result.currency), columns, after: mark) {
            append($0, &$1)
        }
    }

    private func appendMember(
        _ index: Int, _ name: String, _ quantity: Quantity, _ out: inout Bytes
    ) {
        if index > 0 { out.raw(",") }
        appendString(name, &out)
        out.raw(":")
        append(quantity, &out)
    }

    private func append(_ quantity: Quantity, _ out: inout Bytes) {
        guard case .entries(let entries) = quantity else {
            out.raw("\"")
            let start = out.bytes.count
            out.withBytes { MachineText.append(quantity, result.currency, to: &$0) }
            out.endJSON(from: start)
            return
        }
        out.raw("[")
        for (index, entry) in entries.enumerated() {
            out.raw(index > 0 ? ",{" : "{")
            for (position, field) in entry.enumerated() {
                appendMember(position, field.name, field.quantity, &out)
            }
            out.raw("}")
        }
        out.raw("]")
    }

    private func appendString(_ text: String, _ out: inout Bytes) { out.json(text) }
}
