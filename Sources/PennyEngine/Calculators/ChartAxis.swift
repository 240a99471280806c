/// The unit of a chart's horizontal axis. It identifies a chart in any language.
public enum ChartAxis: Equatable, Sendable, CaseIterable {
    case day, month, year, payment, period, time

    /// The label of the axis.
    @inline(never)
    public var label: Message {
        switch self {
        case .day: CommonWords.axisDay
        case .month: CommonWords.axisMonth
        case .year: CommonWords.axisYear
        case .payment: CommonWords.axisPayment
        case .period: CommonWords.axisPeriod
        case .time: CommonWords.axisTime
        }
    }

    /// The label inside a sentence: `by month`.
    @inline(never)
    public var labelInSentence: Message {
        switch self {
        case .day: CommonWords.axisDayInSentence
        case .month: CommonWords.axisMonthInSentence
        case .year: CommonWords.axisYearInSentence
        case .payment: CommonWords.axisPaymentInSentence
        case .period: CommonWords.axisPeriodInSentence
        case .time: CommonWords.axisTimeInSentence
        }
    }
}
