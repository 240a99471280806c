import PennyEngine

/// Writes rows of sums: of a group of a table's rows, or of all.
final class TotalsHTML {
    private let table: Table
    private let cells: CellStyle
    /// How many columns the label of a row stands over.
    private let heads: Int
    private let columns: [Int]

    init(_ table: Table, _ cells: CellStyle) {
        self.table = table
        self.cells = cells
        let shown = table.columns.indices.filter { !table.columns[$0].isForTools }
        heads = shown.prefix { !table.columns[$0].isNumber }.count
        columns = Array(shown.dropFirst(heads))
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

    /// Ends it with the sums.
    func end(_ rows: Range<Int>, to out: inout Bytes) {
        out.raw("</th>")
        for index in columns {
            let column = table.columns[index]
            out.raw(TableHTML.cellTag(column))
            if column.kind == .money || column.isSummable {
                out.append(table.total(of: index, rows: rows), column.kind, cells)
            }
            out.raw("</td>")
        }
        out.raw("</tr>\n")
    }
}
