import PennyEngine

/// The axes of lines over days. The scale is that of the values and includes zero only if there are
/// values on both of its sides.
struct DayFrame {
    static let height: Int64 = 2_560

    let area: PlotArea
    let scale: ChartScale
    /// The number of decimals of the scale's values.
    private let decimals: Int
    private let days: ClosedRange<CivilDate>
    private let areYears: Bool
    /// The ticks of the scale with their labels.
    let marks: [(value: Int128, text: String)]
    /// The unit of amounts; nil for other numbers.
    let unitName: Message?

    /// Creates the axes; nil without a value.
    init?(_ lines: DayLines, _ numbers: NumberWriter) {
        let points = lines.lines.flatMap { lines.points(of: $0) }
        guard var first = points.first?.day, var last = points.first?.day else { return nil }
        var decimals = 0
        for point in points {
            first = min(first, point.day)
            last = max(last, point.day)
            decimals = max(decimals, point.value.scale)
        }
        let kind = lines.lines.lazy.flatMap { $0.values }.first { $0.number != nil }
        // An axis of amounts counts minor units.
        if case .amount = kind { decimals = max(decimals, numbers.currency.minorUnitDigits) }
        let values = points.map { $0.value.coefficient(scale: decimals) }
        scale = ChartScale(from: values.min() ?? 0, to: values.max() ?? 0)
        self.decimals = decimals
        days = first...last
        areYears = lines.areYears
        var unit: (size: Int128, name: Message)?
        if case .amount = kind { unit = ChartFrame.unit(of: scale, numbers.currency) }
        unitName = unit?.name
        let (step, size) = (scale.step, unit?.size)
        let shown = ExactDecimal(step, scale: decimals).scale
        marks = scale.ticks.map { tick in
            let value = ExactDecimal(tick, scale: decimals)
            let text =
                if let size, step % size == 0 {
                    numbers.text(ExactDecimal(tick / size), decimals: 0)
                } else if case .percent = kind {
                    numbers.text(.percent(value), decimals: shown)
                } else {
                    numbers.text(value, decimals: shown)
                }
            return (tick, text)
        }
        let widest = marks.map { Self.width($0.text) }.max() ?? 0
        area = PlotArea(left: max(560, widest + 100), right: 4_720, top: 260, bottom: 2_300)
    }

    /// The first day with a value.
    var firstDay: CivilDate { days.lowerBound }
    var lastDay: CivilDate { days.upperBound }

    /// The approximate width of a text on a small drawing, which has the largest letters.
    static func width(_ text: String) -> Int64 { Int64(text.scalarCount) * 100 }

    func y(_ value: ExactDecimal) -> Int64 { y(value.coefficient(scale: decimals)) }

    func y(_ value: Int128) -> Int64 {
        let height = Int128(area.bottom - area.top)
        return area.bottom - Int64((value - scale.bottom) * height / (scale.top - scale.bottom))
    }

    /// The coordinate of a day; a single day is in the middle.
    func x(_ day: CivilDate) -> Int64 {
        let length = Int64(days.upperBound.dayNumber - days.lowerBound.dayNumber)
        if length == 0 { return (area.left + area.right) / 2 }
        let passed = Int64(day.dayNumber - days.lowerBound.dayNumber)
        return area.left + passed * (area.right - area.left) / length
    }

    // MARK: - Days

    /// A labeled day below the drawing.
    struct Mark {
        let x: Int64
        let anchor: ChartAnchor
        let text: String
    }

    /// The beginnings of years. If there are fewer than two, the first and the last day, with the
    /// year between them if it has room.
    func dayMarks(_ numbers: NumberWriter) -> [Mark] {
        let years = years.map { year in
            let text = numbers.text(.year(year.year), decimals: 0)
            let isLast = x(year) + Self.width(text) / 2 > ChartFrame.width
            return isLast
                ? Mark(x: ChartFrame.width, anchor: .end, text: text)
                : Mark(x: x(year), anchor: .middle, text: text)
        }
        if areYears || years.count > 1 { return years }
        let first = numbers.text(days.lowerBound)
        let last = numbers.text(days.upperBound)
        if first == last { return [Mark(x: x(days.lowerBound), anchor: .middle, text: first)] }
        let ends = [
            Mark(x: area.left, anchor: .start, text: first),
            Mark(x: area.right, anchor: .end, text: last),
        ]
        let (start, end) = (area.left + Self.width(first), area.right - Self.width(last))
        return ends + years.filter { $0.x > start + 300 && $0.x < end - 300 }
    }

    /// The beginnings of years whose labels have room.
    private var years: [CivilDate] {
        let first = days.lowerBound
        let isWhole = first.month == 1 && first.day == 1
        let (from, to) = (first.year + (isWhole ? 0 : 1), days.upperBound.year)
        if to < from { return [] }
        return ChartScale.positions(from: Int64(from), to: Int64(to), atMost: 8).compactMap {
            CivilDate(year: Int($0), month: 1, day: 1)
        }
    }

    /// The coordinates of the beginnings of years, drawn as grid lines.
    var yearPositions: [Int64] { years.map { x($0) } }
}
