import PennyEngine

extension Table {
    /// The long table that this table of years adds up; nil for a single row, which would add
    /// nothing.
    func parts(in tables: [Table]) -> Table? {
        guard let addsUp, rowCount > 1 else { return nil }
        return tables.first { $0.name.isSameText(as: addsUp) }
    }
}

extension TableHTML {
    /// Appends a long table instead of its table of years: each year is a row of totals that opens
    /// with a checkbox, without a script.
    func appendYears(_ years: Table, to out: inout Bytes) {
        out.raw("<section class=\"table-block years\">\n<h2 id=\"")
        out.escaped(years.name)
        out.raw("\">")
        numbers.append(years.title, to: &out)
        out.raw("</h2>\n<p class=\"opens-all\"><label><input type=\"checkbox\"")
        if isShort { out.raw(" checked") }
        out.raw("> ")
        appendCountedTitle(&out)
        out.raw("</label></p>\n")
        appendTable(&out) { out in
            for group in table.groups {
                out.raw("<tbody class=\"group\">\n")
                totals.begin(scope: "rowgroup", to: &out)
                out.raw("<label><input type=\"checkbox\" class=\"opens\"> ")
                numbers.append(group.label, to: &out)
                out.raw("</label>")
                totals.end(group.rows, isNamedTotal: false, to: &out)
                appendRows(group.rows, &out)
                out.raw("</tbody>\n")
            }
            appendFoot(&out)
        }
        out.raw("</section>\n")
    }
}
