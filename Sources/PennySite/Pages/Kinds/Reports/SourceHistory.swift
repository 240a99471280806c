import PennyContent
import PennyEngine
import PennyMarkup

/// The values of one source over all reports, and the days that have none.
struct SourceHistory {
    /// A day of the history.
    struct Entry {
        let day: CivilDate
        /// The value; nil where the report of the day has no new one. Then `absence` is set.
        let value: ExactDecimal?
        let change: ReportRow.Change
        let absence: ReportRow.Absence?
    }

    let source: ReportSource
    /// The entries by day. A day with a value occurs once.
    let entries: [Entry]
    /// The days of values before which the line breaks: values in between are unknown.
    let breaks: Set<CivilDate>

    init(of source: ReportSource, in days: [ReportDay]) {
        self.source = source
        let valueDays = Set(
            days.compactMap { day in
                day.rows.first { $0.source.name == source.name }?.latest?.day
            })
        var timeline = Timeline(
            source: source, gap: UsualGap.limit(valueDays.sorted(), of: source))
        for day in days { timeline.add(day) }
        let entries = timeline.entries.values.sorted { $0.day < $1.day }
        for (entry, next) in zip(entries, entries.dropFirst())
        where entry.value == nil && next.value != nil {
            timeline.breaks.insert(next.day)
        }
        var known = Observations()
        for quote in days.flatMap(\.snapshot.quotes) where quote.source.text == source.name.text {
            known.add(quote)
        }
        self.entries = Self.completed(entries, source, known)
        breaks = timeline.breaks
    }

    /// The entries, each with a change: over the time that the source shows, or since the value
    /// before. A value that no report led with, or only as a stale one, is compared with that, too.
    private static func completed(
        _ entries: [Entry], _ source: ReportSource, _ known: Observations
    ) -> [Entry] {
        var before: Snapshot.Observation?
        return entries.map { entry in
            guard let value = entry.value else { return entry }
            let latest = Snapshot.Observation(value: value, day: entry.day)
            defer { before = latest }
            let shown = ShownChange(of: latest, in: known, source)
            if shown == nil, entry.change != .none { return entry }
            let change =
                shown.map(\.overChange) ?? ReportRow.change(source, latest, since: before)
            return Entry(day: entry.day, value: value, change: change, absence: nil)
        }
    }

    /// Whether the chart shows changes over a time: where the source does, and two are known.
    var drawsChanges: Bool { source.changeSpan != nil && entries.count { $0.over != nil } > 1 }

    /// The points of the chart, each with whether the line joins it to the one before.
    var points: [HistoryChart.Point] {
        var isKnown = true
        return entries.compactMap { entry in
            guard let value = entry.value else { return nil }
            let shown = drawsChanges ? entry.over?.amount : value
            defer { isKnown = shown != nil }
            return shown.map {
                HistoryChart.Point(
                    day: entry.day, value: $0, isJoined: isKnown && !breaks.contains(entry.day))
            }
        }
    }
}

extension SourceHistory.Entry {
    /// The change over the time that the source shows.
    var over: PriceChange? {
        if case .over(let move, _) = change { move } else { nil }
    }
}

extension ShownChange {
    /// The change in a list of values, beside each one.
    fileprivate var overChange: ReportRow.Change {
        if let move { return .over(move, span) }
        return earlier == nil ? .notOver(span) : .noPercentage
    }
}

/// Builds the history from one report after the other.
private struct Timeline {
    let source: ReportSource
    var entries: [CivilDate: SourceHistory.Entry] = [:]
    var breaks: Set<CivilDate> = []
    /// The last day for which a report confirms the value.
    private var known: CivilDate?
    /// The number of days after `known` from which a value is missing.
    private let gap: Int

    init(source: ReportSource, gap: Int) {
        self.source = source
        self.gap = gap
    }

    mutating func add(_ day: ReportDay) {
        guard let row = day.rows.first(where: { $0.source.name == source.name }) else { return }
        if case .missing(let absence) = row.state {
            if entries[day.date] == nil { add(day.date, nil, .none, absence) }
            return
        }
        guard let latest = row.latest else { return }
        let quote = day.snapshot.quotes.first { $0.source.text == source.name.text }
        let previous = quote?.previous
        if entries[latest.day]?.value == nil {
            let start = previous?.day ?? latest.day
            if let known, Int(start.dayNumber - known.dayNumber) > gap {
                breaks.insert(start)
            }
        }
        if let previous, entries[previous.day]?.value == nil {
            add(previous.day, previous.value, .none, nil)
        }
        if entries[latest.day]?.value == nil { add(latest.day, latest.value, row.change, nil) }
        if row.state == .fresh { known = max(latest.day, day.date) }
    }

    private mutating func add(
        _ day: CivilDate, _ value: ExactDecimal?, _ change: ReportRow.Change,
        _ absence: ReportRow.Absence?
    ) {
        entries[day] = SourceHistory.Entry(
            day: day, value: value, change: change, absence: absence)
    }
}
