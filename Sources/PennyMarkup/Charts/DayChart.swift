import PennyEngine

/// Draws several lines over days as SVG that needs no script. The lines differ in their dashes,
/// have labels where there is room, and a key.
struct DayChart {
    private let lines: DayLines
    private let title: String?
    private let numbers: NumberWriter
    private let frame: DayFrame
    private let write: (DataTable.Cell, Int) -> String

    /// Creates the chart; nil without a value.
    ///
    /// - Parameters:
    /// - title: the heading; nil for the names of the lines and the days.
    /// - write: formats a value with the given number of decimals, outside of a table.
    init?(
        _ lines: DayLines, title: String?, _ numbers: NumberWriter,
        _ write: @escaping (DataTable.Cell, Int) -> String
    ) {
        guard let frame = DayFrame(lines, numbers) else { return nil }
        self.lines = lines
        self.title = title
        self.numbers = numbers
        self.frame = frame
        self.write = write
    }

    func append(to out: inout Bytes) {
        let known = lines.lines.map { lines.points(of: $0) }
        out.raw("<figure class=\"chart\">\n<figcaption>")
        numbers.append(caption, to: &out)
        out.raw("</figcaption>\n<svg class=\"plot\" viewBox=\"0 0 480 256\" role=\"img\"")
        out.raw(" aria-label=\"")
        appendAlternative(known, &out)
        out.raw("\">\n")
        appendGround(&out)
        for (index, points) in known.enumerated() { append(points, series: index + 1, &out) }
        let names = names(of: known)
        names.append(to: &out)
        out.raw("</svg>\n<ul class=\"legend")
        names.appendClasses(to: &out)
        out.raw("\">")
        for (index, line) in lines.lines.enumerated() {
            out.raw("<li class=\"series-")
            out.number(index + 1)
            out.raw("\">")
            out.escaped(line.name)
            out.raw("</li>")
        }
        out.raw("</ul>\n</figure>\n")
    }

    // MARK: - In words

    private var names: [Quantity] { lines.lines.map { .text($0.name) } }

    private func day(_ day: CivilDate) -> String {
        numbers.text(lines.dayCell(day), decimals: 0)
    }

    private var caption: Message {
        if let title { return .text(title) }
        let (first, last) = (day(frame.firstDay), day(frame.lastDay))
        return frame.firstDay == frame.lastDay
            ? ReportWords.chartLinesCaptionDay(sources: names, day: first)
            : ReportWords.chartLinesCaptionDays(sources: names, first: first, last: last)
    }

    /// Appends the text alternative: the lowest, highest and last value of each line.
    private func appendAlternative(_ known: [[HistoryChart.Point]], _ out: inout Bytes) {
        numbers.appendPlain(ReportWords.chartLinesAlternative(sources: names), to: &out)
        for (line, points) in zip(lines.lines, known) {
            guard let last = points.last else { continue }
            var (low, high) = (last, last)
            var gaps = 0
            for (index, point) in points.enumerated() {
                if point.value < low.value { low = point }
                if point.value > high.value { high = point }
                if index > 0, !point.isJoined { gaps += 1 }
            }
            let kind = line.values.first { $0.number != nil }
            func text(_ point: HistoryChart.Point) -> String {
                write(DataTable.Cell(point.value, like: kind), line.decimals)
            }
            let values = ReportWords.chartValues(
                low: text(low), lowDay: day(low.day), high: text(high), highDay: day(high.day),
                last: text(last), lastDay: day(last.day))
            out.raw(" ")
            numbers.appendPlain(
                ReportWords.chartLinesOne(source: line.name, values: values, gaps: gaps),
                to: &out)
        }
    }

    // MARK: - The drawing

    private func appendGround(_ out: inout Bytes) {
        let area = frame.area
        out.raw("<path class=\"grid\" d=\"")
        for mark in frame.marks {
            out.raw("M")
            out.point(area.left, frame.y(mark.value))
            out.raw("H")
            out.coordinate(area.right)
        }
        for x in frame.yearPositions {
            out.raw("M")
            out.point(x, area.top)
            out.raw("V")
            out.coordinate(area.bottom)
        }
        out.raw("\"/>\n<g class=\"axis\">")
        if let unit = frame.unitName {
            out.raw("<text class=\"unit\" x=\"0\" y=\"13\">")
            numbers.appendPlain(unit, to: &out)
            out.raw("</text>")
        }
        for mark in frame.marks {
            out.text(x: area.left - 60, y: frame.y(mark.value) + 40, .end) {
                $0.escaped(mark.text)
            }
        }
        for mark in frame.dayMarks(numbers) {
            out.text(x: mark.x, y: area.bottom + 190, mark.anchor) { $0.escaped(mark.text) }
        }
        out.raw("</g>\n")
        if frame.scale.bottom < 0, frame.scale.top > 0 {
            out.raw("<path class=\"zero\" d=\"M")
            out.point(area.left, frame.y(Int128(0)))
            out.raw("H")
            out.coordinate(area.right)
            out.raw("\"/>\n")
        }
    }

    private func append(_ points: [HistoryChart.Point], series: Int, _ out: inout Bytes) {
        out.raw("<path class=\"line series-")
        out.number(series)
        out.raw("\" d=\"")
        for point in points {
            out.raw(point.isJoined ? "L" : "M")
            out.point(frame.x(point.day), frame.y(point.value))
        }
        out.raw("\"/>\n")
        for (index, point) in points.enumerated() {
            // A value between two gaps has no line that would show it.
            let isContinued = index + 1 < points.count && points[index + 1].isJoined
            if point.isJoined || isContinued { continue }
            out.raw("<circle class=\"dot series-")
            out.number(series)
            out.raw("\" cx=\"")
            out.coordinate(frame.x(point.day))
            out.raw("\" cy=\"")
            out.coordinate(frame.y(point.value))
            out.raw("\" r=\"3.5\"/>\n")
        }
    }

    private func names(of known: [[HistoryChart.Point]]) -> LineNames {
        let positions = known.map { points in
            points.map { LineLabels.Position(x: frame.x($0.day), y: frame.y($0.value)) }
        }
        return LineNames(positions, lines.lines.map { $0.name }, in: frame.area)
    }
}
