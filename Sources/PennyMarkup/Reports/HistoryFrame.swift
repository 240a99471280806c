import PennyEngine

/// The drawing area of a history, and how days and values become places in it,
/// counted in tenths of the drawing's unit. The scale is that of the values:
/// a history shows how they move, and says so by its labels.
struct HistoryFrame {
    let left: Int64 = 40
    let right: Int64
    let top: Int64 = 230
    let bottom: Int64 = 1_760
    private let days: ClosedRange<CivilDate>
    private let low: ExactDecimal
    private let span: ExactDecimal

    /// The gutter is the room at the right for the last value.
    init(days: ClosedRange<CivilDate>, values: ClosedRange<ExactDecimal>, gutter: Int64) {
        self.days = days
        low = values.lowerBound
        span = values.upperBound.difference(from: values.lowerBound)
        right = 3_600 - 120 - min(max(gutter, 760), 1_400)
    }

    func x(_ day: CivilDate) -> Int64 {
        let length = Int64(days.upperBound.dayNumber - days.lowerBound.dayNumber)
        if length == 0 { return right }
        let passed = Int64(day.dayNumber - days.lowerBound.dayNumber)
        return left + passed * (right - left) / length
    }

    /// A value that never changed stands in the middle.
    func y(_ value: ExactDecimal) -> Int64 {
        if span.coefficient == 0 { return (top + bottom) / 2 }
        let height = bottom - top
        return bottom - value.difference(from: low).share(of: span, outOf: height)
    }
}
