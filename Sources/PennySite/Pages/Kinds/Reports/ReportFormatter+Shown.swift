import PennyContent
import PennyEngine
import PennyMarkup
import PennyText

/// Changes over a time that pages show instead of a value, and the times of changes.
extension ReportFormatter {
    /// The text of a row: the value, or its change over the time of the source; nil for none.
    func value(_ row: ReportRow) -> String? {
        if let move = row.shown?.move { return numbers.text(move) }
        return row.latest.map { text($0.value, of: row.source) }
    }

    /// The time of a change that is shown, or why the value is shown instead; nil for a source that
    /// shows its value.
    func valueNote(_ row: ReportRow) -> Message? {
        row.shown.map { shown in
            if shown.move != nil { return over(shown.span) }
            return shown.earlier == nil ? overMissing(shown.span) : ReportWords.moveNoPercentage
        }
    }

    /// The two values of a change that is shown, each with its day.
    func overValues(_ row: ReportRow) -> Message? {
        guard let shown = row.shown, shown.move != nil, let earlier = shown.earlier,
            let latest = row.latest
        else { return nil }
        return ReportWords.overValues(
            firstValue: text(earlier.value, of: row.source),
            first: text(dayOf: earlier.day, row.source),
            lastValue: text(latest.value, of: row.source), last: text(dayOf: latest.day, row.source)
        )
    }

    /// Formats the amount of a change over a time, as a row shows it.
    func text(change amount: ExactDecimal, of source: ReportSource) -> String {
        numbers.text(
            PriceChange(
                amount, source.unit == .percent ? .points : .percent,
                decimals: max(amount.scale, source.decimals ?? 1)))
    }

    /// The time of a change: `in 12 months`.
    func over(_ span: ChangeSpan) -> Message {
        ReportWords.over(unit: Self.unit(span), count: span.count)
    }

    func overMissing(_ span: ChangeSpan) -> Message {
        ReportWords.overMissing(unit: Self.unit(span), count: span.count)
    }

    private static func unit(_ span: ChangeSpan) -> ReportWords.Unit {
        switch span.unit {
        case .days: .days
        case .months: .months
        case .years: .other
        }
    }

    /// Since when a value has moved: `since Aug 17`, `since May 2026`.
    func since(_ day: CivilDate, of source: ReportSource, in year: Int) -> Message {
        ReportWords.since(day: shortDay(day, of: source, in: year), every: Self.every(source))
    }

    func shortDay(_ day: CivilDate, of source: ReportSource, in year: Int) -> String {
        // A date does not break over two lines of a narrow column.
        (source.every == .month ? numbers.text(monthOf: day) : numbers.text(day, in: year))
            .replacing(" ", by: "\u{A0}")
    }

    static func every(_ source: ReportSource) -> ReportWords.Every {
        source.every == .month ? .month : .other
    }
}
