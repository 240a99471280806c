import PennyEngine

extension Table {
    /// The long table whose groups are the rows of this one, with the same sums.
    func parts(in tables: [Table]) -> Table? {
        if isDetail || !groups.isEmpty { return nil }
        return tables.first { sums(of: $0) }
    }

    /// Whether each row has what a group of the long table adds up to: one of its
    /// columns, or two of them together, as payments with what is paid extra.
    private func sums(of long: Table) -> Bool {
        guard long.isDetail, long.hasTotals, rowCount > 1, long.groups.count == rowCount
        else { return false }
        let amounts = long.columns.indices.filter { long.columns[$0].kind == .money }
        let summable = amounts.filter { long.columns[$0].isSummable }
        return columns.indices.dropFirst().allSatisfy { index in
            guard columns[index].kind == .money else { return false }
            return amounts.contains { isSum(index, of: [$0], in: long) }
                || summable.contains { one in
                    summable.contains { $0 > one && isSum(index, of: [one, $0], in: long) }
                }
        }
    }

    private func isSum(_ index: Int, of others: [Int], in long: Table) -> Bool {
        for (row, group) in long.groups.enumerated() {
            var sum: Int64 = 0
            for other in others { sum += long.total(of: other, rows: group.rows) }
            if cell(row: row, column: index) != sum { return false }
        }
        return true
    }
}

extension TableHTML {
    /// A long table instead of that of its years: each year is a row of sums
    /// that opens, by a box to be ticked, which needs no script.
    func appendYears(_ years: Table, to out: inout Bytes) {
        out.raw("<section class=\"table-block years\">\n<h2 id=\"")
        out.escaped(years.name)
        out.raw("\">")
        out.escaped(years.title)
        out.raw("</h2>\n<p class=\"opens-all\"><label><input type=\"checkbox\"")
        if isShort { out.raw(" checked") }
        out.raw("> ")
        appendCountedTitle(&out)
        out.raw("</label></p>\n")
        appendTable(&out) { out in
            for group in table.groups {
                out.raw("<tbody class=\"group\">\n")
                appendTotals(of: group.rows, scope: "rowgroup", &out) { out in
                    out.raw("<label><input type=\"checkbox\" class=\"opens\"> ")
                    out.escaped(group.label)
                    out.raw("</label>")
                }
                for row in group.rows { appendRow(row, &out) }
                out.raw("</tbody>\n")
            }
            appendFoot(&out)
        }
        out.raw("</section>\n")
    }
}
