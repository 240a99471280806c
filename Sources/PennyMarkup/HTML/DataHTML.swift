public import PennyEngine

/// Renders collected figures as part of a text: a table, bars or lines, with a link to their file.
public struct DataHTML {
    let title: String?
    private let file: (label: Message, name: String, address: String)
    let numbers: NumberWriter
    private let readers: Readers

    /// - Parameters:
    /// - title: the heading; nil for none.
    /// - file: the words before the link to the file, its name and its address.
    public init(
        title: String?, file: (label: Message, name: String, address: String),
        for readers: Readers, currency: Currency
    ) {
        self.title = title
        self.file = file
        self.readers = readers
        numbers = NumberWriter(for: readers, currency: currency)
    }

    // MARK: - A table

    /// The largest number of rows of a table that is open at first, as in results.
    private static let shortRowCount = 24

    /// - Parameter isOpen: whether a long table is open as well.
    public func section(_ table: DataTable, isOpen: Bool) -> Bytes {
        section { out in
            if table.rows.count <= Self.shortRowCount { return append(table, &out) }
            out.raw("<details class=\"all-rows\"")
            if isOpen { out.raw(" open") }
            out.raw(">\n<summary>")
            let title = Message.text(title ?? file.name)
            numbers.append(
                ResultWords.tableCounted(title: title, rows: table.rows.count), to: &out)
            out.raw("</summary>\n")
            append(table, &out)
            out.raw("</details>\n")
        }
    }

    func append(_ table: DataTable, _ out: inout Bytes) {
        out.raw("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
        out.escaped(title ?? file.name)
        out.raw("\">\n<table class=\"numbers\"")
        let hasAmounts = table.rows.contains { row in
            row.contains { if case .amount = $0 { true } else { false } }
        }
        if hasAmounts {
            out.raw(">\n<caption>")
            numbers.append(ResultWords.chartAmounts(currency: numbers.currency.code), to: &out)
            out.raw("</caption>\n")
        } else {
            // The label of the table.
            out.raw(" aria-label=\"")
            out.escaped(title ?? file.name)
            out.raw("\">\n")
        }
        out.raw("<thead>\n<tr>")
        for column in table.columns {
            out.raw(column.isNumber ? "<th scope=\"col\" class=\"n\">" : "<th scope=\"col\">")
            out.escaped(column.label)
            out.raw("</th>")
        }
        out.raw("</tr>\n</thead>\n<tbody>\n")
        for row in table.rows { append(row, table.columns, &out) }
        out.raw("</tbody>\n")
        if let sums = table.sums { append(sums: sums, table.columns, &out) }
        out.raw("</table>\n</div>\n")
    }

    /// Appends a row. The first cell is the row's header, unless it is a figure.
    private func append(
        _ row: [DataTable.Cell], _ columns: [DataTable.Column], _ out: inout Bytes
    ) {
        out.raw("<tr>")
        for (index, (cell, column)) in zip(row, columns).enumerated() {
            let isHead = index == 0 && !column.isNumber
            if isHead {
                if case .text = cell {
                    out.raw("<th scope=\"row\" class=\"w\">")
                } else {
                    out.raw("<th scope=\"row\">")
                }
            } else if column.isNumber {
                out.raw("<td class=\"n\">")
            } else if case .text = cell {
                out.raw("<td class=\"w\">")
            } else {
                out.raw("<td>")
            }
            out.escaped(numbers.text(cell, decimals: column.decimals))
            out.raw(isHead ? "</th>" : "</td>")
        }
        out.raw("</tr>\n")
    }

    private func append(
        sums: [DataTable.Cell], _ columns: [DataTable.Column], _ out: inout Bytes
    ) {
        let heads = max(1, columns.prefix { !$0.isNumber }.count)
        out.raw("<tfoot>\n<tr class=\"total\"><th scope=\"row\"")
        if heads > 1 {
            out.raw(" colspan=\"")
            out.number(heads)
            out.raw("\"")
        }
        out.raw(">")
        numbers.append(ResultWords.tableTotal, to: &out)
        out.raw("</th>")
        for (sum, column) in zip(sums, columns).dropFirst(heads) {
            out.raw(column.isNumber ? "<td class=\"n\">" : "<td>")
            out.escaped(numbers.text(sum, decimals: column.decimals))
            out.raw("</td>")
        }
        out.raw("</tr>\n</tfoot>\n")
    }

    // MARK: - Charts

    /// Renders bars, each with its name and value.
    public func section(
        bars: [(label: DataTable.Cell, value: DataTable.Cell)], decimals: Int
    ) -> Bytes {
        let scale = Self.scale(of: bars.compactMap { $0.value.number })
        let drawn = bars.compactMap { bar -> Chart.Bar? in
            guard let number = bar.value.number else { return nil }
            let length = number.rounded(decimals: scale).coefficient(scale: scale)
            return Chart.Bar(
                .text(numbers.text(bar.label, decimals: 0)), to: Int64(clamping: length),
                .text(words(bar.value, decimals)))
        }
        // The chart includes its title.
        return section(isTitled: false) { out in
            BarChart(Chart("data", title: .text(title ?? file.name), bars: drawn), numbers)
                .append(to: &out)
        }
    }

    /// The number of decimals with which each length fits in 64 bits.
    private static func scale(of values: [ExactDecimal]) -> Int {
        let largest = values.map { $0.coefficient.magnitude }.max() ?? 0
        let scale = values.map { $0.scale }.max() ?? 0
        var room = UInt128(Int64.max) / max(largest, 1)
        var fitting = 0
        while room >= 10, fitting < scale {
            room /= 10
            fitting += 1
        }
        return fitting
    }

    /// Formats a value outside of a table: an amount has its currency sign.
    func words(_ cell: DataTable.Cell, _ decimals: Int) -> String {
        if case .amount(let value) = cell { return numbers.amount(value, decimals: decimals) }
        return numbers.text(cell, decimals: decimals)
    }

    // MARK: - Around it

    func section(isTitled: Bool = true, _ append: (inout Bytes) -> Void) -> Bytes {
        var out = Bytes()
        // Not a landmark: the table inside is one, with the same name.
        out.raw("<div class=\"embedded\">\n")
        if isTitled, let title {
            out.raw("<p class=\"embedded-title\">")
            out.escaped(title)
            out.raw("</p>\n")
        }
        append(&out)
        out.raw("<p class=\"embedded-source\">")
        numbers.append(file.label, to: &out)
        out.raw(" <a href=\"")
        out.escaped(file.address)
        out.raw("\">")
        out.escaped(file.name)
        out.raw("</a></p>\n")
        out.raw("</div>\n")
        return out
    }
}
