/// What the horizontal axis of a chart counts. Charts are told apart by it, whatever a page calls
/// it.
enum ChartAxis: Equatable, Sendable, CaseIterable {
    case day, month, year, payment, period, time

    /// What a chart calls it.
    @inline(never)
    var label: Message {
        switch self {
        case .day: CommonWords.axisDay
        case .month: CommonWords.axisMonth
        case .year: CommonWords.axisYear
        case .payment: CommonWords.axisPayment
        case .period: CommonWords.axisPeriod
        case .time: CommonWords.axisTime
        }
    }

    /// That of a chart; nil for a chart of bars, which has none.
    init?(of chart: Chart) {
        for axis in Self.allCases where chart.axis.isSame(as: axis.label) {
            self = axis
            return
        }
        return nil
    }
}

extension Chart {
    init(
        _ name: String, _ kind: Kind, title: Message, axis: ChartAxis, positions: [Int64],
        series: [Series], isComparison: Bool = false
    ) {
        self.init(
            name, kind, title: title, axis: axis.label, positions: positions, series: series,
            isComparison: isComparison)
    }
}
