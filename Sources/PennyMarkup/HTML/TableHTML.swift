import PennyEngine

/// Writes a table as HTML: short ones open, long ones folded in `<details>`
/// with a body for each year and its sums.
struct TableHTML {
    let table: Table
    private let numbers: NumberWriter

    init(_ table: Table, _ numbers: NumberWriter) {
        self.table = table
        self.numbers = numbers
    }

    /// A folded table this short is open from the start.
    private static let shortRowCount = 24
    var isShort: Bool { table.rowCount <= Self.shortRowCount }

    func append(to out: inout Bytes) {
        if table.rowCount == 0 { return }
        if table.isDetail {
            out.raw("<details class=\"all-rows\"")
            if isShort { out.raw(" open") }
            out.raw(">\n<summary>")
            appendCountedTitle(&out)
            out.raw("</summary>\n")
            appendTable(&out, appendBodies)
            out.raw("</details>\n")
        } else {
            out.raw("<section class=\"table-block\">\n<h2 id=\"")
            out.escaped(table.name)
            out.raw("\">")
            out.escaped(table.title)
            out.raw("</h2>\n")
            appendTable(&out, appendBodies)
            out.raw("</section>\n")
        }
    }

    func appendCountedTitle(_ out: inout Bytes) {
        out.escaped(table.title)
        out.raw(" (")
        numbers.append(.count(table.rowCount), to: &out)
        out.raw(table.rowCount == 1 ? " row)" : " rows)")
    }

    func appendTable(_ out: inout Bytes, _ appendBodies: (inout Bytes) -> Void) {
        out.raw("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
        out.escaped(table.title)
        out.raw("\">\n<table class=\"numbers\">\n<caption>")
        out.escaped(numbers.text(table.caption))
        out.raw("</caption>\n")
        appendHead(&out)
        appendBodies(&out)
        out.raw("</table>\n</div>\n")
    }

    private func appendBodies(_ out: inout Bytes) {
        if table.groups.isEmpty {
            out.raw("<tbody>\n")
            for row in 0..<table.rowCount { appendRow(row, &out) }
            out.raw("</tbody>\n")
            appendFoot(&out)
        } else {
            for group in table.groups { append(group, &out) }
        }
    }

    private func appendHead(_ out: inout Bytes) {
        out.raw("<thead>\n<tr>")
        for column in table.columns where !column.isForTools {
            out.raw(
                Self.openTag(
                    "<th scope=\"col\" class=\"n\">", "<th scope=\"col\" class=\"w\">",
                    "<th scope=\"col\">", column))
            out.escaped(column.label)
            out.raw("</th>")
        }
        out.raw("</tr>\n</thead>\n")
    }

    // MARK: - Rows

    func appendRow(_ row: Int, _ out: inout Bytes) {
        out.raw("<tr>")
        for (index, column) in table.columns.enumerated() where !column.isForTools {
            if index == 0, table.hasRowHeads {
                out.raw(column.isWords ? "<th scope=\"row\" class=\"w\">" : "<th scope=\"row\">")
                appendCell(row, index, &out)
                out.raw("</th>")
            } else {
                out.raw(Self.cellTag(column))
                appendCell(row, index, &out)
                out.raw("</td>")
            }
        }
        out.raw("</tr>\n")
    }

    /// Figures stand under each other by their last digit, words begin at the left.
    private static func openTag(
        _ number: StaticString, _ words: StaticString, _ other: StaticString,
        _ column: Table.Column
    ) -> StaticString {
        if column.isNumber { return number }
        return column.isWords ? words : other
    }

    private static func cellTag(_ column: Table.Column) -> StaticString {
        openTag("<td class=\"n\">", "<td class=\"w\">", "<td>", column)
    }

    private func appendCell(_ row: Int, _ column: Int, _ out: inout Bytes) {
        let kind = table.columns[column].kind
        guard case .value = kind else {
            numbers.append(table.cell(row: row, column: column), kind, to: &out)
            return
        }
        let quantity = table.value(row: row, column: column)
        if case .link(let words, let address) = quantity {
            out.raw("<a href=\"")
            out.escaped(address)
            out.raw("\">")
            out.escaped(words)
            out.raw("</a>")
        } else {
            out.escaped(numbers.text(quantity))
        }
    }

    private func append(_ group: Table.Group, _ out: inout Bytes) {
        out.raw("<tbody class=\"group\">\n<tr class=\"group-head\">")
        out.raw("<th scope=\"rowgroup\" colspan=\"")
        out.number(table.columns.count { !$0.isForTools })
        out.raw("\">")
        out.escaped(group.label)
        out.raw("</th></tr>\n")
        for row in group.rows { appendRow(row, &out) }
        if table.hasTotals {
            appendTotals(of: group.rows, scope: "row", &out) { out in
                out.escaped(group.label)
                out.raw(" in total")
            }
        }
        out.raw("</tbody>\n")
    }

    func appendFoot(_ out: inout Bytes) {
        if table.rowCount < 2 || !table.hasTotals { return }
        out.raw("<tfoot>\n")
        appendTotals(of: 0..<table.rowCount, scope: "row", &out) { $0.raw("In total") }
        out.raw("</tfoot>\n")
    }

    func appendTotals(
        of rows: Range<Int>, scope: StaticString, _ out: inout Bytes,
        _ label: (inout Bytes) -> Void
    ) {
        let shown = table.columns.indices.filter { !table.columns[$0].isForTools }
        let heads = shown.prefix { !table.columns[$0].isNumber }.count
        out.raw("<tr class=\"total\"><th scope=\"")
        out.raw(scope)
        out.raw("\"")
        if heads > 1 {
            out.raw(" colspan=\"")
            out.number(heads)
            out.raw("\"")
        }
        out.raw(">")
        label(&out)
        out.raw("</th>")
        for index in shown.dropFirst(heads) {
            let column = table.columns[index]
            out.raw(Self.cellTag(column))
            if column.kind == .money || column.isSummable {
                numbers.append(table.total(of: index, rows: rows), column.kind, to: &out)
            }
            out.raw("</td>")
        }
        out.raw("</tr>\n")
    }
}

extension Table.Column {
    /// The cells are words.
    var isWords: Bool { kind == .value(isNumber: false) }
}

extension NumberWriter {
    /// A table cell; amounts go without the currency sign.
    func append(_ cell: Int64, _ kind: Table.Column.Kind, to out: inout [UInt8]) {
        switch kind {
        case .money: appendAmount(cell, to: &out)
        case .permille: appendPercent(Int128(cell), scale: 1, to: &out)
        case .ordinal, .value: appendDecimal(Int128(cell), scale: 0, to: &out)
        case .date:
            if let date = CivilDate(dayNumber: Int(cell)) { appendDate(date, to: &out) }
        }
    }

    func append(_ cell: Int64, _ kind: Table.Column.Kind, to out: inout Bytes) {
        out.withBytes { append(cell, kind, to: &$0) }
    }

    func append(_ quantity: Quantity, to out: inout Bytes) {
        out.withBytes { append(quantity, to: &$0) }
    }
}
