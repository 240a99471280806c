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
        case moved(PriceChange)
        /// The change published by the source.
        case published(PriceChange)
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
    let state: State
    let change: Change
    /// The recent values up to the latest, for the row's line; the oldest first.
    private(set) var recent: ArraySlice<Snapshot.Observation> = []

    init(
        _ source: ReportSource, _ quote: Snapshot.Quote, on day: CivilDate, _ previous: Observations
    ) {
        self.source = source
        latest = quote.latest ?? previous.latest
        if let reason = quote.missing {
            state = .missing(.said(reason))
            change = .none
        } else if let latest, day.dayNumber - latest.day.dayNumber > source.staleAfter {
            state = .stale
            change = .none
        } else {
            state = .fresh
            let previous = quote.previous ?? latest.flatMap { previous.latest(before: $0.day) }
            change = Self.change(source, latest, since: previous, quote.published)
        }
    }

    /// Creates the row of a source that the report lacks.
    init(absent source: ReportSource, _ previous: Observations) {
        self.source = source
        latest = previous.latest
        state = .missing(.notInReport)
        change = .none
    }

    /// The row with the values of its line: of the last month, or of the last year for a source
    /// with one value a month.
    func drawn(of previous: Observations?) -> ReportRow {
        guard let previous, let latest else { return self }
        var row = self
        let days = source.every == .month ? Self.yearDays : Self.monthDays
        let first = latest.day.dayNumber - days
        let end = previous.observations.lastIndex { $0.day <= latest.day }.map { $0 + 1 } ?? 0
        let start = previous.observations[..<end].lastIndex { $0.day.dayNumber < first }
        row.recent = previous.observations[(start.map { $0 + 1 } ?? 0)..<end]
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
            if let move { return .moved(move) }
        }
        if let published { return .published(PriceChange(published: published.percent)) }
        return previous == nil ? .first : .noPercentage
    }
}
