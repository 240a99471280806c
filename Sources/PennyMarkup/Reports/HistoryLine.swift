public import PennyEngine

/// Draws the latest values of a source as a small line beside the current one. It has no words: the
/// text beside it states the first, lowest, highest and last value.
public struct HistoryLine {
    /// A value on a day.
    public struct Point {
        public let day: CivilDate
        public let value: ExactDecimal

        public init(day: CivilDate, value: ExactDecimal) {
            self.day = day
            self.value = value
        }
    }

    private let points: [Point]
    private let gap: Int
    private let frame: HistoryLineFrame
    /// The lowest value.
    public let low: ExactDecimal
    /// The highest value.
    public let high: ExactDecimal

    /// Creates the line; nil without values. It is interrupted between days that are more than
    /// `gap` days apart.
    public init?(_ points: [Point], gap: Int) {
        guard let first = points.first, let last = points.last else { return nil }
        var (low, high) = (first.value, first.value)
        for point in points {
            if point.value < low { low = point.value }
            if point.value > high { high = point.value }
        }
        self.points = points
        self.gap = gap
        self.low = low
        self.high = high
        frame = HistoryLineFrame(days: first.day...last.day, low: low, high: high)
    }

    /// Renders the drawing, which its page may stretch.
    public func drawing() -> Bytes {
        var out = Bytes()
        out.raw("<svg class=\"spark\" viewBox=\"0 0 240 48\" preserveAspectRatio=\"none\"")
        out.raw(" aria-hidden=\"true\"><path d=\"")
        var before: CivilDate?
        for point in points {
            let isJoined = before.map { Int(point.day.dayNumber - $0.dayNumber) <= gap } ?? false
            out.raw(isJoined ? "L" : "M")
            out.point(frame.x(point.day), frame.y(point.value))
            before = point.day
        }
        out.raw("\"/>")
        if let last = points.last {
            // A line of no length with round ends is a dot that stays round when stretched.
            out.raw("<path class=\"end\" d=\"M")
            out.point(frame.x(last.day), frame.y(last.value))
            out.raw("h0\"/>")
        }
        out.raw("</svg>")
        return out
    }
}

/// The mapping from days and values to coordinates of a small line, in tenths of its unit.
private struct HistoryLineFrame {
    let days: ClosedRange<CivilDate>
    let low: ExactDecimal
    let span: ExactDecimal

    private static let left: Int64 = 40
    private static let right: Int64 = 2_340
    private static let top: Int64 = 50
    private static let bottom: Int64 = 430

    init(days: ClosedRange<CivilDate>, low: ExactDecimal, high: ExactDecimal) {
        self.days = days
        self.low = low
        span = high.difference(from: low)
    }

    func x(_ day: CivilDate) -> Int64 {
        let length = Int64(days.upperBound.dayNumber - days.lowerBound.dayNumber)
        if length == 0 { return Self.right }
        let passed = Int64(day.dayNumber - days.lowerBound.dayNumber)
        return Self.left + passed * (Self.right - Self.left) / length
    }

    /// The coordinate of a value; a constant value is in the middle.
    func y(_ value: ExactDecimal) -> Int64 {
        if span.coefficient == 0 { return (Self.top + Self.bottom) / 2 }
        let height = Self.bottom - Self.top
        return Self.bottom - value.difference(from: low).share(of: span, outOf: height)
    }
}
