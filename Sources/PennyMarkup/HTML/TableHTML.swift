import PennyEngine

/// Renders a table as HTML: a short one open, a long one folded in `<details>` with a body for each
/// year and its totals.
final class TableHTML {
    let table: Table
    let numbers: NumberWriter
    private let rows: TableRows
    let totals: TotalsHTML

    init(_ table: Table, _ numbers: NumberWriter) {
        self.table = table
        self.numbers = numbers
        rows = Self.rows(of: table, numbers)
        totals = TotalsHTML(table, numbers)
    }

    /// The largest number of rows of a folded table that is open at first.
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
            numbers.append(table.title, to: &out)
            out.raw("</h2>\n")
            appendTable(&out, appendBodies)
            out.raw("</section>\n")
        }
    }

    /// Appends the table without a heading, for a text; a long one is folded there, too.
    func appendInText(isOpen: Bool, to out: inout Bytes) {
        if table.rowCount == 0 { return }
        if isShort { return appendTable(&out, appendBodies) }
        out.raw("<details class=\"all-rows\"")
        if isOpen { out.raw(" open") }
        out.raw(">\n<summary>")
        appendCountedTitle(&out)
        out.raw("</summary>\n")
        appendTable(&out, appendBodies)
        out.raw("</details>\n")
    }

    func appendCountedTitle(_ out: inout Bytes) {
        let title = ResultWords.tableCounted(title: table.title, rows: table.rowCount)
        numbers.append(title, to: &out)
    }

    func appendTable(_ out: inout Bytes, _ appendBodies: (inout Bytes) -> Void) {
        out.raw("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
        numbers.appendPlain(table.title, to: &out)
        out.raw("\">\n<table class=\"numbers\">\n<caption>")
        numbers.append(table.caption, to: &out)
        out.raw("</caption>\n")
        appendHead(&out)
        appendBodies(&out)
        out.raw("</table>\n</div>\n")
    }

    private func appendBodies(_ out: inout Bytes) {
        if table.groups.isEmpty {
            out.raw("<tbody>\n")
            appendRows(0..<table.rowCount, &out)
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
            numbers.append(column.label, to: &out)
            out.raw("</th>")
        }
        out.raw("</tr>\n</thead>\n")
    }

    // MARK: - Rows

    func appendRows(_ rows: Range<Int>, _ out: inout Bytes) {
        self.rows.append(rows, to: &out)
    }

    private static func rows(of table: Table, _ numbers: NumberWriter) -> TableRows {
        var columns: [TableRows.Column] = []
        var mark = Bytes("<tr>")
        for (index, column) in table.columns.enumerated() where !column.isForTools {
            let isHead = index == 0 && table.hasRowHeads
            if isHead {
                mark.raw(column.isWords ? "<th scope=\"row\" class=\"w\">" : "<th scope=\"row\">")
            } else {
                mark.raw(cellTag(column))
            }
            columns.append(TableRows.Column(index: index, column.kind, before: mark))
            mark = Bytes(isHead ? "</th>" : "</td>")
        }
        mark.raw("</tr>\n")
        let values = TableDecimals(table, numbers).values()
        return TableRows(table, values: values, numbers.cells, columns, after: mark) {
            append($0, numbers, to: &$1)
        }
    }

    /// The opening tag of a cell. Figures are aligned at their last digit, words at the left.
    private static func openTag(
        _ number: StaticString, _ words: StaticString, _ other: StaticString,
        _ column: Table.Column
    ) -> StaticString {
        if column.isNumber { return number }
        return column.isWords ? words : other
    }

    static func cellTag(_ column: Table.Column) -> StaticString {
        openTag("<td class=\"n\">", "<td class=\"w\">", "<td>", column)
    }

    private static func append(
        _ quantity: Quantity, _ numbers: NumberWriter, to out: inout Bytes
    ) {
        guard case .link(let words, let address) = quantity else {
            numbers.append(quantity, to: &out)
            return
        }
        out.raw("<a href=\"")
        out.escaped(address)
        out.raw("\">")
        out.escaped(words)
        out.raw("</a>")
    }

    private func append(_ group: Table.Group, _ out: inout Bytes) {
        out.raw("<tbody class=\"group\">\n<tr class=\"group-head\">")
        out.raw("<th scope=\"rowgroup\" colspan=\"")
        out.number(table.columns.count { !$0.isForTools })
        out.raw("\">")
        numbers.append(group.label, to: &out)
        out.raw("</th></tr>\n")
        appendRows(group.rows, &out)
        if table.hasTotals {
            totals.begin(scope: "row", to: &out)
            numbers.append(ResultWords.tableGroupTotal(group: group.label), to: &out)
            totals.end(group.rows, to: &out)
        }
        out.raw("</tbody>\n")
    }

    func appendFoot(_ out: inout Bytes) {
        if table.rowCount < 2 || !table.hasTotals { return }
        out.raw("<tfoot>\n")
        totals.begin(scope: "row", to: &out)
        numbers.append(ResultWords.tableTotal, to: &out)
        totals.end(0..<table.rowCount, to: &out)
        out.raw("</tfoot>\n")
    }
}

extension Table.Column {
    /// Whether the cells are words.
    var isWords: Bool { kind == .value(isNumber: false) }
}
