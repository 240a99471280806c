import PennyEngine

/// The words in a history: which values are the highest, the lowest and the
/// last. Values that are too long for the drawing are left out of it.
struct HistoryLabels {
    private let low: HistoryChart.Point
    private let high: HistoryChart.Point
    private let last: HistoryChart.Point
    private let lowText: String
    private let highText: String
    private let lastText: String
    /// The room that the words at the right need.
    let gutter: Int64
    /// Whether the drawing has room for the values.
    let areValuesWritten: Bool

    init(
        low: HistoryChart.Point, high: HistoryChart.Point, last: HistoryChart.Point,
        _ write: (ExactDecimal) -> String
    ) {
        self.low = low
        self.high = high
        self.last = last
        let value = write(last.value)
        let lowest = Wording("Low \(write(low.value))").text
        let highest = Wording("High \(write(high.value))").text
        let wide = max(Self.width(value), Self.narrowest)
        let room = HistoryFrame.room(gutter: wide)
        areValuesWritten =
            wide <= Self.widest && max(Self.width(lowest), Self.width(highest)) <= room
        lowText = areValuesWritten ? lowest : "Low"
        highText = areValuesWritten ? highest : "High"
        lastText = areValuesWritten ? value : ""
        gutter = areValuesWritten ? wide : Self.narrowest
    }

    /// The words at the right need this much, and may take that much.
    private static let narrowest: Int64 = 760
    private static let widest: Int64 = 1_400

    /// About how wide a text is at the largest size that styles give it.
    private static func width(_ text: String) -> Int64 {
        Int64(text.scalarCount) * 76
    }

    func append(in frame: HistoryFrame, _ out: inout Bytes) {
        let isHigh = last.value == high.value
        let isLow = last.value == low.value
        if !isHigh { append(high, highText, rise: -90, frame, &out) }
        if !isLow { append(low, lowText, rise: 180, frame, &out) }
        frame.appendDot(last, &out)
        let y = min(max(frame.y(last.value), frame.top + 100), frame.bottom)
        let word = isHigh && !isLow ? "Last, high" : isLow && !isHigh ? "Last, low" : "Last"
        let rise: Int64 = areValuesWritten ? -60 : 40
        out.text(x: frame.right + 80, y: y + rise, .start) { $0.escaped(word) }
        if areValuesWritten {
            out.text(x: frame.right + 80, y: y + 90, .start, series: 1) {
                $0.escaped(lastText)
            }
        }
        out.raw("\n")
    }

    /// A label above or below its point, within the drawing.
    private func append(
        _ point: HistoryChart.Point, _ text: String, rise: Int64, _ frame: HistoryFrame,
        _ out: inout Bytes
    ) {
        frame.appendDot(point, &out)
        let half = Self.width(text) / 2
        let x = min(max(frame.x(point.day), frame.left + half), frame.right - half)
        out.text(x: max(x, half), y: frame.y(point.value) + rise, .middle) { $0.escaped(text) }
        out.raw("\n")
    }
}
