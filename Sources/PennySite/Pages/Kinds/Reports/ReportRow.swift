import PennyContent
import PennyEngine

/// One value in the report of a day.
struct ReportRow {
    enum State: Equatable {
        case fresh
        /// The value is older than the source's usual delay allows.
        case stale
        case missing(Absence)
    }

    /// Why a day has no value of its own.
    enum Absence: Equatable {
        case said(MissingReason)
        /// The report of the day leaves the source out.
        case notInReport
    }

    /// The change of the value, or why there is none.
    enum Change: Equatable {
        /// The change since the value before, which is of that day.
        case moved(PriceChange, since: CivilDate)
        /// The change published by the source, which does not say since when.
        case published(PriceChange)
        /// The change over the time that the source shows.
        case over(PriceChange, ChangeSpan)
        /// There is no value from before that time.
        case notOver(ChangeSpan)
        /// There is no earlier value.
        case first
        /// The earlier value was zero, or too small for a percentage.
        case noPercentage
        /// There is no value of the day.
        case none
    }

    let source: ReportSource
    /// The value; for a missing one, the last good one.
    let latest: Snapshot.Observation?
    /// The change that is shown instead of the value; nil for a source that shows its value.
    let shown: ShownChange?
    let state: State
    let change: Change
    /// Whether the value is newer than those of all reports before, and what it was before.
    let isNew: Bool
    let before: Snapshot.Observation?
    /// What was shown recently, up to the latest, for the row's line; the oldest first.
    private(set) var recent: [Snapshot.Observation] = []
    /// Whether these are changes over the time that the source shows, and not values.
    private(set) var drawsChanges = false

    init(
        _ source: ReportSource, _ quote: Snapshot.Quote, on day: CivilDate, _ previous: Observations
    ) {
        self.source = source
        latest = quote.latest ?? previous.latest
        var known = previous
        known.add(quote)
        shown = ShownChange(of: latest, in: known, source)
        before = quote.previous ?? latest.flatMap { previous.latest(before: $0.day) }
        if let reason = quote.missing {
            state = .missing(.said(reason))
        } else if let latest, day.dayNumber - latest.day.dayNumber > source.staleAfter {
            state = .stale
        } else {
            state = .fresh
        }
        guard state == .fresh, let latest else {
            (change, isNew) = (.none, false)
            return
        }
        isNew = previous.latest.map { $0.day < latest.day } ?? true
        change = Self.change(source, latest, since: before, quote.published)
    }

    /// Creates the row of a source that the report lacks.
    init(absent source: ReportSource, _ previous: Observations) {
        self.source = source
        latest = previous.latest
        shown = ShownChange(of: latest, in: previous, source)
        state = .missing(.notInReport)
        change = .none
        isNew = false
        before = nil
    }

    /// The row with what its line shows: the values of the last month, or of the last year for a
    /// source with one value a month. If the row shows a change over a time, these are such changes
    /// where at least two are known.
    func drawn(of previous: Observations?) -> ReportRow {
        guard let previous, let latest else { return self }
        var row = self
        let days = source.every == .month ? Self.yearDays : Self.monthDays
        let first = latest.day.dayNumber - days
        let end = previous.observations.lastIndex { $0.day <= latest.day }.map { $0 + 1 } ?? 0
        let start = previous.observations[..<end].lastIndex { $0.day.dayNumber < first }
        let values = previous.observations[(start.map { $0 + 1 } ?? 0)..<end]
        let changes = values.compactMap { value in
            ShownChange(of: value, in: previous, source)?.move.map {
                Snapshot.Observation(value: $0.amount, day: value.day)
            }
        }
        row.drawsChanges = changes.count > 1 && shown?.move != nil
        row.recent = row.drawsChanges ? changes : Array(values)
        return row
    }

    /// The days of a line: 31 days back is the same day a month before, or one or two days earlier.
    private static let monthDays = 31
    /// The days of a line of monthly values: back to the same month of the year before.
    private static let yearDays = 366

    /// The change of a value since the one before it.
    static func change(
        _ source: ReportSource, _ latest: Snapshot.Observation?,
        since previous: Snapshot.Observation?, _ published: PublishedChange? = nil
    ) -> Change {
        guard let latest else { return .none }
        if let previous {
            let move =
                source.unit == .percent
                ? PriceChange.points(
                    from: previous.value, to: latest.value,
                    decimals: max(
                        source.shownDecimals(of: [previous.value, latest.value]), 2))
                : PriceChange.percent(from: previous.value, to: latest.value)
            if let move { return .moved(move, since: previous.day) }
        }
        if let published { return .published(PriceChange(published: published.percent)) }
        return previous == nil ? .first : .noPercentage
    }
}

extension ReportRow.Change {
    /// The change as a number; nil if there is none.
    var move: PriceChange? {
        switch self {
        case .moved(let move, _), .published(let move), .over(let move, _): move
        case .notOver, .first, .noPercentage, .none: nil
        }
    }
}
