import PennyContent
import PennyEngine

/// The report of one day, compared with the days before.
struct ReportDay {
    let snapshot: Snapshot
    /// The values in the order of the configuration.
    let rows: [ReportRow]
    /// The day of the report before; nil for the first one.
    let previous: CivilDate?

    var date: CivilDate { snapshot.day }

    /// The days of the snapshots, the oldest first.
    static func all(of snapshots: [Snapshot], _ configuration: ReportConfiguration) -> [ReportDay] {
        var previous: [String: Observations] = [:]
        var before: CivilDate?
        let days = snapshots.sorted { $0.day < $1.day }.map { snapshot in
            let rows = configuration.sources.filter { $0.kind == .value }
                .compactMap { row($0, snapshot, previous[$0.name.text]) }
            for quote in snapshot.quotes {
                previous[quote.source.text, default: Observations()].add(quote)
            }
            defer { before = snapshot.day }
            return ReportDay(snapshot: snapshot, rows: rows, previous: before)
        }
        return days.map { day in
            ReportDay(
                snapshot: day.snapshot,
                rows: day.rows.map { $0.drawn(of: previous[$0.source.name.text]) },
                previous: day.previous)
        }
    }

    /// The row of a source; nil where no report has had it so far.
    private static func row(
        _ source: ReportSource, _ snapshot: Snapshot, _ previous: Observations?
    ) -> ReportRow? {
        if let quote = snapshot.quotes.first(where: { $0.source.text == source.name.text }) {
            return ReportRow(source, quote, on: snapshot.day, previous ?? Observations())
        }
        return previous.map { ReportRow(absent: source, $0) }
    }
}
