public import PennyEngine

/// The values of one source over days, drawn as a line that is broken where
/// nothing is known, with its highest, lowest and last value written beside it.
public struct HistoryChart {
    /// A value on a day, and whether the line reaches it from the one before.
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
    private let write: (ExactDecimal) -> String

    /// `write` says how a value is written; the points stand by their days.
    public init(
        of name: String, _ points: [Point], _ numbers: NumberWriter,
        _ write: @escaping (ExactDecimal) -> String
    ) {
        self.name = name
        self.points = points
        self.numbers = numbers
        self.write = write
    }

    /// The chart as a figure; empty without values.
    public func figure() -> Bytes {
        var out = Bytes()
        guard let first = points.first, let last = points.last else { return out }
        let extremes = extremes
        let frame = HistoryFrame(
            days: first.day...last.day, values: extremes.low.value...extremes.high.value,
            gutter: [extremes.high, extremes.low, last].map { textWidth(write($0.value)) }.max()
                ?? 0)
        out.raw("<figure class=\"chart\">\n<figcaption>")
        out.escaped(caption(first.day, last.day))
        out.raw("</figcaption>\n<svg class=\"plot history\" viewBox=\"0 0 360 220\" role=\"img\"")
        out.raw(" aria-label=\"")
        out.escaped(alternative(extremes.low, extremes.high, last))
        out.raw("\">\n")
        appendGround(frame, &out)
        appendLine(frame, &out)
        appendLabels(frame, extremes.low, extremes.high, last, &out)
        appendDays(frame, first.day, last.day, &out)
        out.raw("</svg>\n</figure>\n")
        return out
    }

    private func caption(_ first: CivilDate, _ last: CivilDate) -> String {
        var words: Wording = "\(name), \(numbers.text(first))"
        if first != last { words += " to \(numbers.text(last))" }
        return words.text
    }

    /// The lowest and the highest point, of equal ones the latest.
    private var extremes: (low: Point, high: Point) {
        var low = points[0]
        var high = points[0]
        for point in points {
            if point.value <= low.value { low = point }
            if point.value >= high.value { high = point }
        }
        return (low, high)
    }

    private func alternative(_ low: Point, _ high: Point, _ last: Point) -> String {
        var words: Wording = "Line chart of \(name). "
        words += "Lowest \(write(low.value)) on \(numbers.text(low.day)), "
        words += "highest \(write(high.value)) on \(numbers.text(high.day)), "
        words += "last \(write(last.value)) on \(numbers.text(last.day))."
        var gaps = 0
        for point in points.dropFirst() where !point.isJoined { gaps += 1 }
        if gaps == 1 { words += " The line has 1 gap." }
        if gaps > 1 { words += " The line has \(gaps) gaps." }
        return words.text
    }

    // MARK: - The drawing

    private func appendGround(_ frame: HistoryFrame, _ out: inout Bytes) {
        out.raw("<path class=\"grid\" d=\"M")
        out.point(frame.left, frame.top)
        out.raw("H")
        out.place(frame.right)
        out.raw("M")
        out.point(frame.left, frame.bottom)
        out.raw("H")
        out.place(frame.right)
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
            appendDot(frame, point, &out)
        }
    }

    /// A value between two gaps has no line to be seen by.
    private func isAlone(_ index: Int) -> Bool {
        let isJoined = index > 0 && points[index].isJoined
        return !isJoined && !(index + 1 < points.count && points[index + 1].isJoined)
    }

    private func appendDot(_ frame: HistoryFrame, _ point: Point, _ out: inout Bytes) {
        out.raw("<circle class=\"dot series-1\" cx=\"")
        out.place(frame.x(point.day))
        out.raw("\" cy=\"")
        out.place(frame.y(point.value))
        out.raw("\" r=\"3.5\"/>\n")
    }

    // MARK: - Its words

    private func appendLabels(
        _ frame: HistoryFrame, _ low: Point, _ high: Point, _ last: Point, _ out: inout Bytes
    ) {
        let isHigh = last.value == high.value
        let isLow = last.value == low.value
        if !isHigh {
            appendDot(frame, high, &out)
            appendExtreme("High", frame, high, rise: -90, &out)
        }
        if !isLow {
            appendDot(frame, low, &out)
            appendExtreme("Low", frame, low, rise: 180, &out)
        }
        appendDot(frame, last, &out)
        let y = min(max(frame.y(last.value), frame.top + 100), frame.bottom)
        let word = isHigh && !isLow ? "Last, high" : isLow && !isHigh ? "Last, low" : "Last"
        appendText(x: frame.right + 80, y: y - 60, "start", &out) { $0.escaped(word) }
        appendText(x: frame.right + 80, y: y + 90, "start", isStrong: true, &out) {
            $0.escaped(write(last.value))
        }
    }

    /// A label above or below its point, within the drawing.
    private func appendExtreme(
        _ word: String, _ frame: HistoryFrame, _ point: Point, rise: Int64, _ out: inout Bytes
    ) {
        let text = Wording("\(word) \(write(point.value))").text
        let half = textWidth(text) / 2
        let x = min(max(frame.x(point.day), frame.left + half), frame.right - half)
        appendText(x: max(x, half), y: frame.y(point.value) + rise, "middle", &out) {
            $0.escaped(text)
        }
    }

    private func appendDays(
        _ frame: HistoryFrame, _ first: CivilDate, _ last: CivilDate, _ out: inout Bytes
    ) {
        appendText(x: frame.left, y: 2_160, "start", &out) { $0.escaped(numbers.text(first)) }
        if first == last { return }
        appendText(x: frame.right, y: 2_160, "end", &out) { $0.escaped(numbers.text(last)) }
    }

    private func appendText(
        x: Int64, y: Int64, _ anchor: StaticString, isStrong: Bool = false, _ out: inout Bytes,
        _ content: (inout Bytes) -> Void
    ) {
        out.raw(isStrong ? "<text class=\"label series-1\" x=\"" : "<text x=\"")
        out.place(x)
        out.raw("\" y=\"")
        out.place(y)
        out.raw("\" text-anchor=\"")
        out.raw(anchor)
        out.raw("\">")
        content(&out)
        out.raw("</text>\n")
    }

    /// About how wide a text is at the largest size that styles give it.
    private func textWidth(_ text: String) -> Int64 {
        Int64(text.unicodeScalars.count) * 76
    }
}
