import PennyContent
import PennyDiagnostics
import PennyEngine

/// The snapshots of a site, a file a day.
struct SnapshotStore {
    private let paths: ReportPaths

    init(site: String) {
        paths = ReportPaths(site: site)
    }

    /// The snapshot of a day; nil where there is none.
    ///
    /// - Throws: the faults of one that a person has broken, which is not to be
    ///   replaced.
    func read(_ day: CivilDate) throws(DiagnosticError) -> Snapshot? {
        let path = paths.snapshot(day)
        guard let bytes = try ReportFiles.read(path) else { return nil }
        let file = try ContentText(path: path, bytes: bytes)
        return try Snapshot.read(file, fileName: day.isoText).sound()
    }

    func write(_ draft: SnapshotDraft, on day: CivilDate) throws(DiagnosticError) {
        try ReportFiles.write(Array(draft.text.utf8), to: paths.snapshot(day))
    }

    /// The path of a day's snapshot, as messages show it.
    func path(_ day: CivilDate) -> String { paths.snapshot(day) }

    /// The last good value of each source before a day.
    func lastGood(
        of sources: [String], before day: CivilDate
    ) throws(DiagnosticError) -> [String: Snapshot.Observation] {
        var found: [String: Snapshot.Observation] = [:]
        let days = try ReportFiles.names(in: paths.reports).compactMap { name in
            name.hasSuffix(".yaml") ? CivilDate(iso: String(name.dropLast(5))) : nil
        }
        for day in days.filter({ $0 < day }).sorted().reversed() {
            if sources.allSatisfy({ found[$0] != nil }) { break }
            guard let snapshot = try read(day) else { continue }
            for quote in snapshot.quotes where found[quote.source.text] == nil {
                if let latest = quote.latest { found[quote.source.text] = latest }
            }
        }
        return found
    }
}
