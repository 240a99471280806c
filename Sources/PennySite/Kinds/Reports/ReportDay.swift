import PennyContent
import PennyEngine

/// The report of one day, with what the days before mean for it.
struct ReportDay {
    let snapshot: Snapshot
    /// The values in the order of the configuration.
    let rows: [ReportRow]

    var date: CivilDate { snapshot.day }

    /// The days of the snapshots, the oldest first.
    static func all(of snapshots: [Snapshot], _ configuration: ReportConfiguration) -> [ReportDay] {
        var past: [String: SourcePast] = [:]
        let days = snapshots.sorted { $0.day < $1.day }.map { snapshot in
            let rows = configuration.sources.filter { $0.kind == .value }
                .compactMap { row($0, snapshot, past[$0.name.text]) }
            for quote in snapshot.quotes {
                let known = [quote.previous, quote.latest].compactMap(\.self)
                for observation in known {
                    past[quote.source.text, default: SourcePast()].add(observation)
                }
                if known.isEmpty, past[quote.source.text] == nil {
                    past[quote.source.text] = SourcePast()
                }
            }
            return ReportDay(snapshot: snapshot, rows: rows)
        }
        return days.map { day in
            ReportDay(
                snapshot: day.snapshot,
                rows: day.rows.map { $0.drawn(of: past[$0.source.name.text]) })
        }
    }

    /// Nil for a source that no report has had so far.
    private static func row(
        _ source: ReportSource, _ snapshot: Snapshot, _ past: SourcePast?
    ) -> ReportRow? {
        if let quote = snapshot.quotes.first(where: { $0.source.text == source.name.text }) {
            return ReportRow(source, quote, on: snapshot.day, past ?? SourcePast())
        }
        return past.map { ReportRow(absent: source, $0) }
    }
}
