import PennyEngine

/// Draws a chart as SVG that needs no script: a title that states the finding, a text alternative,
/// axes that include zero and have round ticks, and a key.
struct ChartSVG {
    private let chart: Chart
    private let numbers: NumberWriter
    private let frame: ChartFrame

    init(_ chart: Chart, _ numbers: NumberWriter) {
        self.chart = chart
        self.numbers = numbers
        frame = ChartFrame(
            chart, largest: Self.largest(chart), lowest: Self.lowest(chart), numbers.currency)
    }

    private static func largest(_ chart: Chart) -> Int128 {
        var largest: Int128 = 0
        for point in 0..<chart.positions.count {
            var sum: Int128 = 0
            for series in chart.series {
                largest = max(largest, Int128(series.values[point]))
                sum += Int128(series.values[point])
            }
            if chart.kind != .lines { largest = max(largest, sum) }
        }
        return largest
    }

    private static func lowest(_ chart: Chart) -> Int128 {
        guard chart.kind == .lines else { return 0 }
        var lowest: Int128 = 0
        for series in chart.series {
            for value in series.values { lowest = min(lowest, Int128(value)) }
        }
        return lowest
    }

    func append(to out: inout Bytes) {
        out.raw("<figure class=\"chart\">\n<figcaption>")
        numbers.append(chart.title, to: &out)
        out.raw(
            "</figcaption>\n<svg class=\"plot\" viewBox=\"0 0 480 270\" tabindex=\"0\" role=\"img\""
        )
        out.raw(" aria-label=\"")
        appendAlternative(&out)
        out.raw("\">\n")
        appendGrid(&out)
        switch chart.kind {
        case .lines: appendLines(&out)
        case .stackedAreas: appendAreas(&out)
        case .stackedBars: appendBars(&out)
        case .bars: break
        }
        let named = chart.kind == .lines ? appendNames(&out) : .none
        out.raw("</svg>\n")
        appendKey(named, &out)
        ChartTable(chart, numbers).append(to: &out)
        out.raw("</figure>\n")
    }

    /// Appends the key. If the lines have labels, it serves drawings too small to show them.
    private func appendKey(_ named: LineNames, _ out: inout Bytes) {
        out.raw("<ul class=\"legend")
        switch chart.kind {
        case .stackedAreas: out.raw(" areas")
        case .stackedBars: out.raw(" columns")
        case .lines, .bars: named.appendClasses(to: &out)
        }
        out.raw("\">")
        for (index, series) in chart.series.enumerated() {
            out.raw("<li class=\"series-")
            out.number(index + 1)
            out.raw("\">")
            numbers.append(series.label, to: &out)
            out.raw("</li>")
        }
        if let total = chart.total {
            out.raw("<li class=\"total\">")
            numbers.append(total.label, to: &out)
            out.raw("</li>")
        }
        out.raw("</ul>\n")
    }

    /// Labels the lines where they run; returns which drawings have room for all labels.
    private func appendNames(_ out: inout Bytes) -> LineNames {
        let lines = chart.series.map { series in
            series.values.enumerated().map { index, value in
                LineLabels.Position(x: frame.x(chart.positions[index]), y: frame.y(Int128(value)))
            }
        }
        let names = LineNames(lines, chart.series.map { numbers.text($0.label) }, in: frame.area)
        names.append(to: &out)
        return names
    }

    /// Appends the text alternative: the kind of chart, and the trend of each series.
    private func appendAlternative(_ out: inout Bytes) {
        let kind =
            switch chart.kind {
            case .stackedAreas: ResultWords.chartKindStackedAreas
            case .stackedBars: ResultWords.chartKindStackedBars
            case .lines, .bars: ResultWords.chartKindLines
            }
        let axis = (chart.axis ?? .time).labelInSentence
        let whole = ResultWords.chartAlternative(kind: kind, axis: axis, finding: chart.title)
        numbers.appendPlain(whole, to: &out)
        for series in chart.series {
            guard let first = series.values.first, let last = series.values.last else { continue }
            out.raw(" ")
            let trend = ResultWords.chartAlternativeSeries(
                series: series.label, first: first, last: last)
            numbers.appendPlain(trend, to: &out)
        }
        guard let total = chart.total, !chart.positions.isEmpty else { return }
        out.raw(" ")
        let trend = ResultWords.chartAlternativeSeries(
            series: total.label, first: chart.total(at: 0),
            last: chart.total(at: chart.positions.count - 1))
        numbers.appendPlain(trend, to: &out)
    }

    // MARK: - Axes

    private func appendGrid(_ out: inout Bytes) {
        out.raw("<path class=\"grid\" d=\"")
        for tick in frame.scale.ticks {
            out.raw("M")
            out.point(frame.left, frame.y(tick))
            out.raw("H")
            out.coordinate(frame.right)
        }
        out.raw("\"/>\n<g class=\"axis\"><text class=\"unit\" x=\"0\" y=\"13\">")
        numbers.appendPlain(frame.unitName, to: &out)
        out.raw("</text>")
        for tick in frame.scale.ticks {
            out.text(x: frame.left - 60, y: frame.y(tick) + 40, .end) { out in
                numbers.append(.number(label(tick)), to: &out)
            }
        }
        for position in ChartScale.positions(from: frame.first, to: frame.last, atMost: 8) {
            guard let x = labelX(position) else { continue }
            out.text(x: x, y: frame.bottom + 190, .middle) { out in
                out.append(position, .ordinal, numbers.cells)
            }
        }
        out.raw("<text class=\"axis-name\" x=\"472\" y=\"268\" text-anchor=\"end\">")
        if let axis = chart.axis { numbers.appendPlain(axis.label, to: &out) }
        out.raw("</text></g>\n")
    }

    private func label(_ tick: Int128) -> ExactDecimal {
        if tick % frame.unit == 0 { return ExactDecimal(tick / frame.unit) }
        return ExactDecimal(tick, scale: numbers.currency.minorUnitDigits)
    }

    /// The coordinate of a position's label: the middle of its bar, if it has one.
    private func labelX(_ position: Int64) -> Int64? {
        guard chart.kind == .stackedBars else { return frame.x(position) }
        guard let index = chart.positions.firstIndex(of: position) else { return nil }
        return barLeft(index) + barWidth / 2
    }

    // MARK: - Lines

    private func appendLines(_ out: inout Bytes) {
        if frame.scale.bottom < 0 {
            out.raw("<path class=\"zero\" d=\"M")
            out.point(frame.left, frame.y(0))
            out.raw("H")
            out.coordinate(frame.right)
            out.raw("\"/>\n")
        }
        if let first = chart.series.first, !chart.isComparison {
            out.raw("<path class=\"area series-1\" d=\"")
            appendPath(first.values.map { Int128($0) }, &out)
            out.raw("L")
            out.point(frame.x(frame.last), frame.y(0))
            out.raw("L")
            out.point(frame.x(frame.first), frame.y(0))
            out.raw("Z\"/>\n")
        }
        for (index, series) in chart.series.enumerated() {
            appendLine(series.values.map { Int128($0) }, index, &out)
        }
    }

    private func appendLine(
        _ values: [Int128], _ index: Int, isTotal: Bool = false, _ out: inout Bytes
    ) {
        out.raw("<path class=\"line series-")
        out.number(index + 1)
        out.raw(isTotal ? " total\" d=\"" : "\" d=\"")
        appendPath(values, &out)
        out.raw("\"/>\n")
    }

    private func appendPath(_ values: [Int128], _ out: inout Bytes) {
        for (index, value) in values.enumerated() {
            out.raw(index == 0 ? "M" : "L")
            out.point(frame.x(chart.positions[index]), frame.y(value))
        }
    }

    // MARK: - Stacked areas

    private func appendAreas(_ out: inout Bytes) {
        var below = [Int128](repeating: 0, count: chart.positions.count)
        var tops: [[Int128]] = []
        for (index, series) in chart.series.enumerated() {
            var above = below
            for point in 0..<above.count { above[point] += Int128(series.values[point]) }
            out.raw("<path class=\"area series-")
            out.number(index + 1)
            out.raw("\" d=\"")
            appendPath(above, &out)
            for point in stride(from: below.count - 1, through: 0, by: -1) {
                out.raw("L")
                out.point(frame.x(chart.positions[point]), frame.y(below[point]))
            }
            out.raw("Z\"/>\n")
            tops.append(above)
            below = above
        }
        for (index, top) in tops.enumerated() {
            appendLine(top, index, isTotal: index + 1 == chart.total?.count, &out)
        }
    }

    // MARK: - Stacked bars

    private var slot: Int64 { (frame.right - frame.left) / Int64(max(chart.positions.count, 1)) }
    private var barWidth: Int64 { max(slot * 3 / 4, 10) }

    private func barLeft(_ index: Int) -> Int64 {
        frame.left + slot * Int64(index) + (slot - barWidth) / 2
    }

    private func appendBars(_ out: inout Bytes) {
        let bar = ChartBar()
        for point in 0..<chart.positions.count {
            var below: Int128 = 0
            var foot = frame.y(below)
            let (left, width) = (barLeft(point), barWidth)
            for (index, series) in chart.series.enumerated() {
                let above = below + Int128(series.values[point])
                let top = frame.y(above)
                bar.append(
                    series: index + 1, x: left, y: top, width: width, height: max(foot - top, 0),
                    to: &out)
                below = above
                foot = top
            }
        }
        out.raw("\n")
    }
}
