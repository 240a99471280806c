import PennyEngine

/// Writes rows of sums: of a group of a table's rows, or of all.
final class TotalsHTML {
    private let table: Table
    private let numbers: NumberWriter
    private let cells: CellStyle
    /// How many columns the label of a row stands over.
    private let heads: Int
    private let columns: [Column]

    /// What a sum needs to know of its column, which is asked for each row.
    private struct Column {
        let index: Int
        let kind: Table.Column.Kind
        let tag: StaticString
        /// The sum, or the last of the cells, means something.
        let hasTotal: Bool
        /// It is the last of the cells and no sum, such as a balance.
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

    /// Begins a row, whose label comes next.
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

    /// Ends it with the sums. A row that is called a total says which amounts are none.
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
