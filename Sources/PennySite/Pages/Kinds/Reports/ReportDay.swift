import PennyContent
import PennyEngine

/// The report of one day, compared with the days before.
struct ReportDay {
    let snapshot: Snapshot
    /// The values in the order of the configuration.
    let rows: [ReportRow]

    var date: CivilDate { snapshot.day }

    /// The days of the snapshots, the oldest first.
    static func all(of snapshots: [Snapshot], _ configuration: ReportConfiguration) -> [ReportDay] {
        var previous: [String: Observations] = [:]
        let days = snapshots.sorted { $0.day < $1.day }.map { snapshot in
            let rows = configuration.sources.filter { $0.kind == .value }
                .compactMap { row($0, snapshot, previous[$0.name.text]) }
            for quote in snapshot.quotes {
                let known = [quote.previous, quote.latest].compactMap(\.self)
                for observation in known {
                    previous[quote.source.text, default: Observations()].add(observation)
                }
                if known.isEmpty, previous[quote.source.text] == nil {
                    previous[quote.source.text] = Observations()
                }
            }
            return ReportDay(snapshot: snapshot, rows: rows)
        }
        return days.map { day in
            ReportDay(
                snapshot: day.snapshot,
                rows: day.rows.map { $0.drawn(of: previous[$0.source.name.text]) })
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
