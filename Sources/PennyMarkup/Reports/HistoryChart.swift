public import PennyEngine

/// Draws the values of one source over days as a line that is interrupted where values are missing,
/// with its highest, lowest and last value in words.
public struct HistoryChart {
    /// A value on a day, and whether the line connects it to the previous one.
    public struct Point {
        let day: CivilDate
        let value: ExactDecimal
        let isJoined: Bool

        public init(day: CivilDate, value: ExactDecimal, isJoined: Bool) {
            self.day = day
            self.value = value
            self.isJoined = isJoined
        }
    }

    private let name: String
    private let points: [Point]
    private let numbers: NumberWriter
    private let writeDay: (CivilDate) -> String
    private let write: (ExactDecimal) -> String

    /// Creates a chart.
    ///
    /// - Parameters:
    /// - day: formats a day; nil for a date.
    /// - write: formats a value.
    /// - points: the values, in the order of their days.
    public init(
        of name: String, _ points: [Point], _ numbers: NumberWriter,
        day writeDay: ((CivilDate) -> String)? = nil, _ write: @escaping (ExactDecimal) -> String
    ) {
        self.name = name
        self.points = points
        self.numbers = numbers
        self.writeDay = writeDay ?? { numbers.text($0) }
        self.write = write
    }

    /// Renders the chart as a figure; empty without values.
    public func figure() -> Bytes {
        var out = Bytes()
        guard let first = points.first, let last = points.last else { return out }
        let (low, high) = extremes
        let labels = HistoryLabels(low: low, high: high, last: last, numbers, write)
        let frame = HistoryFrame(
            days: first.day...last.day, values: low.value...high.value, gutter: labels.gutter)
        let values = values(low, high, last)
        out.raw("<figure class=\"chart\">\n<figcaption>")
        numbers.append(caption(first.day, last.day), to: &out)
        out.raw("</figcaption>\n<svg class=\"plot history\" viewBox=\"0 0 360 220\" role=\"img\"")
        out.raw(" aria-label=\"")
        numbers.appendPlain(
            ReportWords.chartAlternative(source: name, values: values, gaps: gaps), to: &out)
        out.raw("\">\n")
        appendGround(frame, &out)
        appendLine(frame, &out)
        labels.append(in: frame, &out)
        frame.appendDays(writeDay, numbers, &out)
        out.raw("</svg>\n")
        if !labels.areValuesWritten {
            out.raw("<p class=\"note\">")
            numbers.append(values, to: &out)
            out.raw("</p>\n")
        }
        out.raw("</figure>\n")
        return out
    }

    // MARK: - In words

    private func caption(_ first: CivilDate, _ last: CivilDate) -> Message {
        first == last
            ? ReportWords.chartCaptionDay(source: name, day: writeDay(first))
            : ReportWords.chartCaptionDays(
                source: name, first: writeDay(first), last: writeDay(last))
    }

    private func values(_ low: Point, _ high: Point, _ last: Point) -> Message {
        ReportWords.chartValues(
            low: write(low.value), lowDay: writeDay(low.day), high: write(high.value),
            highDay: writeDay(high.day), last: write(last.value), lastDay: writeDay(last.day))
    }

    private var gaps: Int {
        var gaps = 0
        for point in points.dropFirst() where !point.isJoined { gaps += 1 }
        return gaps
    }

    /// The lowest and the highest point; the latest of equal ones.
    private var extremes: (low: Point, high: Point) {
        var low = points[0]
        var high = points[0]
        for point in points {
            if point.value <= low.value { low = point }
            if point.value >= high.value { high = point }
        }
        return (low, high)
    }

    // MARK: - The drawing

    private func appendGround(_ frame: HistoryFrame, _ out: inout Bytes) {
        out.raw("<path class=\"grid\" d=\"")
        for height in frame.levels {
            out.raw("M")
            out.point(frame.left, height)
            out.raw("H")
            out.coordinate(frame.right)
        }
        for year in frame.years {
            out.raw("M")
            out.point(frame.x(year), frame.top)
            out.raw("V")
            out.coordinate(frame.bottom)
        }
        out.raw("\"/>\n")
    }

    private func appendLine(_ frame: HistoryFrame, _ out: inout Bytes) {
        out.raw("<path class=\"line series-1\" d=\"")
        for (index, point) in points.enumerated() {
            out.raw(index > 0 && point.isJoined ? "L" : "M")
            out.point(frame.x(point.day), frame.y(point.value))
        }
        out.raw("\"/>\n")
        for (index, point) in points.enumerated() where isAlone(index) {
            frame.appendDot(point, &out)
        }
    }

    /// Whether a value is between two gaps and has no line that would show it.
    private func isAlone(_ index: Int) -> Bool {
        let isJoined = index > 0 && points[index].isJoined
        return !isJoined && !(index + 1 < points.count && points[index + 1].isJoined)
    }
}
