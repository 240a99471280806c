import PennyEngine

/// Renders rows of totals: of a group of a table's rows, or of all.
final class TotalsHTML {
    private let table: Table
    private let numbers: NumberWriter
    private let cells: CellStyle
    /// The number of columns that the label of a row spans.
    private let heads: Int
    private let columns: [Column]

    /// The properties of a column that its total needs; stored because each row asks for them.
    private struct Column {
        let index: Int
        let kind: Table.Column.Kind
        let tag: StaticString
        /// Whether the total, or the last cell, has a meaning.
        let hasTotal: Bool
        /// Whether the last cell is shown instead of a sum, as for a balance.
        let isLast: Bool
    }

    init(_ table: Table, _ numbers: NumberWriter) {
        self.table = table
        self.numbers = numbers
        cells = numbers.cells
        let shown = table.columns.indices.filter { !table.columns[$0].isForTools }
        heads = shown.prefix { !table.columns[$0].isNumber }.count
        columns = shown.dropFirst(heads).map { index in
            let column = table.columns[index]
            return Column(
                index: index, kind: column.kind, tag: TableHTML.cellTag(column),
                hasTotal: column.kind == .money || column.isSummable,
                isLast: !column.isSummable)
        }
    }

    /// Begins a row; its label must follow.
    func begin(scope: StaticString, to out: inout Bytes) {
        out.raw("<tr class=\"total\"><th scope=\"")
        out.raw(scope)
        out.raw("\"")
        if heads > 1 {
            out.raw(" colspan=\"")
            out.number(heads)
            out.raw("\"")
        }
        out.raw(">")
    }

    /// Ends a row with the totals. A row that is called a total marks the amounts that are not
    /// sums.
    func end(_ rows: Range<Int>, isNamedTotal: Bool = true, to out: inout Bytes) {
        out.raw("</th>")
        for column in columns {
            out.raw(column.tag)
            if column.hasTotal {
                out.append(table.total(of: column.index, rows: rows), column.kind, cells)
                if column.isLast && isNamedTotal {
                    out.raw(" <span class=\"at-end\">")
                    numbers.append(ResultWords.tableAtEnd, to: &out)
                    out.raw("</span>")
                }
            }
            out.raw("</td>")
        }
        out.raw("</tr>\n")
    }
}
