/// What the horizontal axis of a chart counts. Charts are told apart by it, whatever a page calls
/// it.
public enum ChartAxis: Equatable, Sendable, CaseIterable {
    case day, month, year, payment, period, time

    /// What a chart calls it.
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

    /// The same in a sentence: `by month`.
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
