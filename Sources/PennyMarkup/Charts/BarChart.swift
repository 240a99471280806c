import PennyEngine

/// Draws a bar chart as a list. The names and values are text of the page, so that they keep their
/// size on a phone; each has a bar in SVG below it. A bar that does not begin at zero is a step of
/// a waterfall.
struct BarChart {
    private let chart: Chart
    private let numbers: NumberWriter
    private let lowest: Int128
    private let highest: Int128

    init(_ chart: Chart, _ numbers: NumberWriter) {
        self.chart = chart
        self.numbers = numbers
        var lowest: Int128 = 0
        var highest: Int128 = 0
        for bar in chart.bars {
            lowest = min(lowest, Int128(bar.start), Int128(bar.end))
            highest = max(highest, Int128(bar.start), Int128(bar.end))
        }
        self.lowest = lowest
        self.highest = highest
    }

    /// The common width of all bars, in the drawing's unit.
    private static let width: Int128 = 1_000

    func append(to out: inout Bytes) {
        out.raw("<figure class=\"chart bar-chart\">\n<figcaption>")
        numbers.append(chart.title, to: &out)
        out.raw("</figcaption>\n<ul>\n")
        for bar in chart.bars { append(bar, &out) }
        out.raw("</ul>\n</figure>\n")
    }

    private func append(_ bar: Chart.Bar, _ out: inout Bytes) {
        switch bar.tone {
        case .plain: out.raw("<li>")
        case .best: out.raw("<li class=\"best\">")
        case .gain: out.raw("<li class=\"gain\">")
        case .loss: out.raw("<li class=\"loss\">")
        }
        out.raw("<span class=\"bar-name\">")
        numbers.append(bar.label, to: &out)
        out.raw("</span> <span class=\"bar-value\">")
        if bar.tone == .gain { out.withBytes { numbers.appendPlus(to: &$0) } }
        numbers.append(bar.quantity, to: &out)
        out.raw("</span>\n<svg class=\"bar\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\"")
        out.raw(" aria-hidden=\"true\"><rect x=\"")
        let first = position(min(bar.start, bar.end))
        let last = position(max(bar.start, bar.end))
        out.number(first)
        out.raw("\" y=\"0\" width=\"")
        out.number(max(last - first, bar.start == bar.end ? 0 : 1))
        out.raw("\" height=\"10\"/>")
        if lowest < 0 {
            out.raw("<path class=\"zero\" d=\"M")
            out.number(position(0))
            out.raw(" 0V10\"/>")
        }
        out.raw("</svg></li>\n")
    }

    private func position(_ value: Int64) -> Int {
        let span = max(highest - lowest, 1)
        return Int((Int128(value) - lowest) * Self.width / span)
    }
}
