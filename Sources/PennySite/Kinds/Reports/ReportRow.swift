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

    /// How a value moved since the one before it.
    static func change(
        _ source: ReportSource, _ latest: Snapshot.Observation?,
        since previous: Snapshot.Observation?, _ published: PublishedChange? = nil
    ) -> Change {
        guard let latest else { return .none }
        if let previous {
            let move =
                source.unit == .percent
                ? Move.points(from: previous.value, to: latest.value)
                : Move.percent(from: previous.value, to: latest.value)
            if let move { return .moved(move) }
        }
        if let published { return .published(Move(published: published.percent)) }
        return previous == nil ? .first : .noPercentage
    }
}
