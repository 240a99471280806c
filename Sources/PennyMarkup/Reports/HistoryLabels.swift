import PennyEngine

/// The words in a history: its highest, lowest and last value. Values that are too long for the
/// drawing are left out.
struct HistoryLabels {
    private let low: HistoryChart.Point
    private let high: HistoryChart.Point
    private let last: HistoryChart.Point
    private let lowText: String
    private let highText: String
    private let lastText: String
    /// The word for the last value.
    private let lastWord: String
    /// The room for the words at the right.
    let gutter: Int64
    /// Whether the drawing has room for the values.
    let areValuesWritten: Bool

    init(
        low: HistoryChart.Point, high: HistoryChart.Point, last: HistoryChart.Point,
        _ numbers: NumberWriter, _ write: (ExactDecimal) -> String
    ) {
        self.low = low
        self.high = high
        self.last = last
        let value = write(last.value)
        let lowest = numbers.text(ReportWords.chartLowValue(value: write(low.value)))
        let highest = numbers.text(ReportWords.chartHighValue(value: write(high.value)))
        lastWord = numbers.text(Self.word(of: last, low: low, high: high))
        let narrow = max(Self.width(lastWord), Self.narrowest)
        let wide = max(Self.width(value), narrow)
        let room = HistoryFrame.room(gutter: wide)
        areValuesWritten =
            wide <= Self.widest && max(Self.width(lowest), Self.width(highest)) <= room
        lowText = areValuesWritten ? lowest : numbers.text(ReportWords.chartLow)
        highText = areValuesWritten ? highest : numbers.text(ReportWords.chartHigh)
        lastText = areValuesWritten ? value : ""
        gutter = areValuesWritten ? wide : narrow
    }

    private static func word(
        of last: HistoryChart.Point, low: HistoryChart.Point, high: HistoryChart.Point
    ) -> Message {
        let isHigh = last.value == high.value
        let isLow = last.value == low.value
        if isHigh == isLow { return ReportWords.chartLast }
        return isHigh ? ReportWords.chartLastHigh : ReportWords.chartLastLow
    }

    /// The minimum room for the words at the right, and the maximum with a value.
    private static let narrowest: Int64 = 760
    private static let widest: Int64 = 1_400

    /// The approximate width of a text at the largest size in the style sheets. Letters of Chinese,
    /// Japanese and Korean, which have three bytes from U+3000 on, are wider.
    private static func width(_ text: String) -> Int64 {
        var width: Int64 = 0
        for byte in text.bytes where byte & 0xC0 != 0x80 {
            width += (0xE3..<0xF0).contains(byte) ? 160 : 76
        }
        return width
    }

    func append(in frame: HistoryFrame, _ out: inout Bytes) {
        if last.value != high.value { append(high, highText, rise: -90, frame, &out) }
        if last.value != low.value { append(low, lowText, rise: 180, frame, &out) }
        frame.appendDot(last, &out)
        let y = min(max(frame.y(last.value), frame.top + 100), frame.bottom)
        let rise: Int64 = areValuesWritten ? -60 : 40
        out.text(x: frame.right + 80, y: y + rise, .start) { $0.escaped(lastWord) }
        if areValuesWritten {
            out.text(x: frame.right + 80, y: y + 90, .start, series: 1) {
                $0.escaped(lastText)
            }
        }
        out.raw("\n")
    }

    /// Appends a label above or below its point, within the drawing.
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
