public import PennyEngine

/// The change over a time that a source shows instead of its value.
extension ReportSource {
    /// Whether the value of a day counts as the one from before the time that ends on `end`. Of a
    /// source with a value a month, it is one of that month. Of another source, it is one up to
    /// that day that was not stale on it. The last of several counts.
    public func isEarlier(_ day: CivilDate, before end: CivilDate) -> Bool {
        guard let start = changeSpan?.start(before: end), day < end else { return false }
        if every == .month { return day.month == start.month && day.year == start.year }
        return day <= start && start.dayNumber - day.dayNumber <= staleAfter
    }

    /// The change that pages show: in percent with one decimal, or in percentage points with the
    /// decimals of the values; in either case, with the decimals of the source if it has any. Nil
    /// if the earlier value is zero.
    public func shownChange(from earlier: ExactDecimal, to value: ExactDecimal) -> PriceChange? {
        guard unit == .percent else {
            return .percent(from: earlier, to: value, decimals: decimals ?? 1)
        }
        return .points(
            from: earlier, to: value,
            decimals: decimals ?? shownDecimals(of: [earlier, value]))
    }
}
