import PennyEngine

/// Writes the values of a chart as a folded table: what the drawing shows, for
/// those who do not see it, and what a script reads out beside the pointer.
struct ChartTable {
    private let chart: Chart
    private let numbers: NumberWriter

    init(_ chart: Chart, _ numbers: NumberWriter) {
        self.chart = chart
        self.numbers = numbers
    }

    func append(to out: inout Bytes) {
        out.raw("<details class=\"chart-data\">\n<summary>The figures of this chart</summary>\n")
        out.raw("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
        numbers.append(chart.title, to: &out)
        out.raw("\">\n<table class=\"numbers\">\n<caption>Amounts in ")
        out.escaped(numbers.currency.code)
        out.raw(".</caption>\n<thead>\n<tr><th scope=\"col\">")
        out.escaped(chart.axis)
        out.raw("</th>")
        for series in chart.series {
            out.raw("<th scope=\"col\" class=\"n\">")
            out.escaped(series.label)
            out.raw("</th>")
        }
        out.raw("</tr>\n</thead>\n<tbody>\n")
        rows.append(0..<chart.positions.count, to: &out)
        out.raw("</tbody>\n</table>\n</div>\n</details>\n")
    }

    private var rows: TableRows {
        var mark = Bytes()
        mark.raw("<tr><th scope=\"row\">")
        var columns = [TableRows.Column(index: 0, .ordinal, before: mark)]
        mark = Bytes()
        mark.raw("</th>")
        for index in chart.series.indices {
            mark.raw("<td class=\"n\">")
            columns.append(TableRows.Column(index: index + 1, .money, before: mark))
            mark = Bytes()
            mark.raw("</td>")
        }
        mark.raw("</tr>\n")
        var cells: [Int64] = []
        for (point, position) in chart.positions.enumerated() {
            cells.append(position)
            for series in chart.series { cells.append(series.values[point]) }
        }
        return TableRows(
            cells, width: columns.count, [], numbers.cells, columns, after: mark
        ) { _, _ in }
    }
}
