import PennyEngine

/// The plot area of a history, and its mapping from days and values to coordinates, in tenths of
/// the drawing's unit. The scale is that of the values: a history shows how they change, and its
/// labels state the range.
struct HistoryFrame {
    let left: Int64 = Self.margin
    let right: Int64
    let top: Int64 = 230
    let bottom: Int64 = 1_760
    private let days: ClosedRange<CivilDate>
    private let low: ExactDecimal
    private let span: ExactDecimal

    private static let margin: Int64 = 40
    private static let width: Int64 = 3_600
    /// The gap between the line and the words at its right.
    private static let gap: Int64 = 120

    /// The width of the line beside words of the given width.
    static func room(gutter: Int64) -> Int64 { width - gap - gutter - margin }

    /// - Parameter gutter: the room at the right for the last value.
    init(days: ClosedRange<CivilDate>, values: ClosedRange<ExactDecimal>, gutter: Int64) {
        self.days = days
        low = values.lowerBound
        span = values.upperBound.difference(from: values.lowerBound)
        right = Self.margin + Self.room(gutter: gutter)
    }

    func x(_ day: CivilDate) -> Int64 {
        let length = Int64(days.upperBound.dayNumber - days.lowerBound.dayNumber)
        if length == 0 { return right }
        let passed = Int64(day.dayNumber - days.lowerBound.dayNumber)
        return left + passed * (right - left) / length
    }

    /// The coordinate of a value; a constant value is in the middle.
    func y(_ value: ExactDecimal) -> Int64 {
        if span.coefficient == 0 { return (top + bottom) / 2 }
        let height = bottom - top
        return bottom - value.difference(from: low).share(of: span, outOf: height)
    }

    /// The heights of the highest and the lowest value; one if they are equal.
    var levels: [Int64] {
        span.coefficient == 0 ? [(top + bottom) / 2] : [top, bottom]
    }

    /// The beginnings of years that have grid lines: those whose labels have room.
    var years: [CivilDate] {
        let first = Int64(days.lowerBound.year + 1)
        let last = Int64(days.upperBound.year)
        if last < first { return [] }
        return ChartScale.positions(from: first, to: last, atMost: 5).compactMap {
            CivilDate(year: Int($0), month: 1, day: 1)
        }
    }

    // MARK: - Drawing

    func appendDot(_ point: HistoryChart.Point, _ out: inout Bytes) {
        out.raw("<circle class=\"dot series-1\" cx=\"")
        out.coordinate(x(point.day))
        out.raw("\" cy=\"")
        out.coordinate(y(point.value))
        out.raw("\" r=\"3.5\"/>\n")
    }

    /// Appends the years. If there are fewer than two, the first and the last day, and the year
    /// between them if it has room.
    func appendDays(
        _ write: (CivilDate) -> String, _ numbers: NumberWriter, _ out: inout Bytes
    ) {
        let years = years
        if years.count > 1 {
            for year in years { append(year, at: max(x(year), Self.half), numbers, &out) }
        } else {
            let first = write(days.lowerBound)
            let last = write(days.upperBound)
            if first != last { out.text(x: left, y: Self.dayLine, .start) { $0.escaped(first) } }
            let start = left + Self.width(first) + Self.half
            let end = right - Self.width(last) - Self.half
            for year in years where x(year) > start && x(year) < end {
                append(year, at: x(year), numbers, &out)
            }
            out.text(x: right, y: Self.dayLine, .end) { $0.escaped(last) }
        }
        out.raw("\n")
    }

    private func append(
        _ year: CivilDate, at position: Int64, _ numbers: NumberWriter, _ out: inout Bytes
    ) {
        out.text(x: position, y: Self.dayLine, .middle) { numbers.appendYear(year.year, to: &$0) }
    }

    /// Half the width of a year's label.
    private static let half = width("200") / 2
    private static let dayLine: Int64 = 2_160

    /// The approximate width of a text in the largest letters, with a space after it.
    private static func width(_ text: String) -> Int64 {
        Int64(text.scalarCount + 1) * 90
    }
}
