import PennyContent
import PennyEngine

/// What a report of a day says about one value.
struct ReportRow {
    enum State: Equatable {
        case fresh
        /// The value is older than its source's are expected to be.
        case stale
        case missing(Absence)
    }

    /// Why a day has no value of its own.
    enum Absence: Equatable {
        case said(MissingReason)
        /// The report of the day leaves the source out.
        case notInReport
    }

    /// How the value moved, or why that is not said.
    enum Change: Equatable {
        case moved(Move)
        /// As the source says it.
        case published(Move)
        /// There is no value before this one.
        case first
        /// The value before was zero, or too small for a percentage to be written.
        case noPercentage
        /// There is no value of the day.
        case none
    }

    let source: ReportSource
    /// Of a missing value, the last good one.
    let latest: Snapshot.Observation?
    let state: State
    let change: Change
    /// The values of the time up to the latest one, which the row draws; the oldest first.
    private(set) var recent: ArraySlice<Snapshot.Observation> = []

    init(
        _ source: ReportSource, _ quote: Snapshot.Quote, on day: CivilDate, _ past: SourcePast
    ) {
        self.source = source
        latest = quote.latest ?? past.latest
        if let reason = quote.missing {
            state = .missing(.said(reason))
            change = .none
        } else if let latest, day.dayNumber - latest.day.dayNumber > source.staleAfter {
            state = .stale
            change = .none
        } else {
            state = .fresh
            let previous = quote.previous ?? latest.flatMap { past.latest(before: $0.day) }
            change = Self.change(source, latest, since: previous, quote.published)
        }
    }

    /// The row of a source that a report does not have.
    init(absent source: ReportSource, _ past: SourcePast) {
        self.source = source
        latest = past.latest
        state = .missing(.notInReport)
        change = .none
    }

    /// The row with what its line shows, of all values of its source: those of the last month, or
    /// of the last year where there is one a month.
    func drawn(of past: SourcePast?) -> ReportRow {
        guard let past, let latest else { return self }
        var row = self
        let days = source.every == .month ? Self.yearDays : Self.monthDays
        let first = latest.day.dayNumber - days
        let end = past.observations.lastIndex { $0.day <= latest.day }.map { $0 + 1 } ?? 0
        let start = past.observations[..<end].lastIndex { $0.day.dayNumber < first }
        row.recent = past.observations[(start.map { $0 + 1 } ?? 0)..<end]
        return row
    }

    /// 31 days back from a day is the same day a month before, or one or two earlier.
    private static let monthDays = 31
    /// As far back as the same month of the year before.
    private static let yearDays = 366

    /// How a value moved since the one before it.
    static func change(
        _ source: ReportSource, _ latest: Snapshot.Observation?,
        since previous: Snapshot.Observation?, _ published: PublishedChange? = nil
    ) -> Change {
        guard let latest else { return .none }
        if let previous {
            let move =
                source.unit == .percent
                ? Move.points(
                    from: previous.value, to: latest.value,
                    decimals: max(
                        source.shownDecimals(of: [previous.value, latest.value]), 2))
                : Move.percent(from: previous.value, to: latest.value)
            if let move { return .moved(move) }
        }
        if let published { return .published(Move(published: published.percent)) }
        return previous == nil ? .first : .noPercentage
    }
}
