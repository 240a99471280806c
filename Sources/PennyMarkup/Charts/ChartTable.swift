import PennyEngine

/// Writes the values of a chart as a folded table, for readers who cannot see the drawing and for
/// the script that shows values beside the pointer.
struct ChartTable {
    private let chart: Chart
    private let numbers: NumberWriter

    init(_ chart: Chart, _ numbers: NumberWriter) {
        self.chart = chart
        self.numbers = numbers
    }

    func append(to out: inout Bytes) {
        out.raw("<details class=\"chart-data\">\n<summary>")
        numbers.append(ResultWords.chartFigures, to: &out)
        out.raw("</summary>\n")
        out.raw("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
        numbers.appendPlain(chart.title, to: &out)
        out.raw("\">\n<table class=\"numbers\">\n<caption>")
        numbers.append(ResultWords.chartAmounts(currency: numbers.currency.code), to: &out)
        out.raw("</caption>\n<thead>\n<tr><th scope=\"col\">")
        if let axis = chart.axis { numbers.append(axis.label, to: &out) }
        out.raw("</th>")
        for series in chart.series {
            out.raw("<th scope=\"col\" class=\"n\">")
            numbers.append(series.label, to: &out)
            out.raw("</th>")
        }
        if let total = chart.total {
            out.raw("<th scope=\"col\" class=\"n\">")
            numbers.append(total.label, to: &out)
            out.raw("</th>")
        }
        out.raw("</tr>\n</thead>\n<tbody>\n")
        let cells = numbers.cells
        for (point, position) in chart.positions.enumerated() {
            out.raw("<tr><th scope=\"row\">")
            out.append(position, .ordinal, cells)
            out.raw("</th>")
            for series in chart.series {
                out.raw("<td class=\"n\">")
                out.append(series.values[point], .money, cells)
                out.raw("</td>")
            }
            if chart.total != nil {
                out.raw("<td class=\"n\">")
                out.append(chart.total(at: point), .money, cells)
                out.raw("</td>")
            }
            out.raw("</tr>\n")
        }
        out.raw("</tbody>\n</table>\n</div>\n</details>\n")
    }
}
