import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles

/// Stores the snapshots of a site, one file per day.
struct SnapshotStore {
    private let files: ReportFiles

    init(site: String) {
        files = ReportFiles(site: site)
    }

    /// The snapshot of a day; nil if there is none.
    ///
    /// - Throws: the faults of an invalid file, which must not be replaced.
    func read(_ day: CivilDate) throws(DiagnosticError) -> Snapshot? {
        try text(day).map { (file) throws(DiagnosticError) in
            try Snapshot.read(file, fileName: day.isoText).sound()
        }
    }

    /// The draft of a day, with the snapshot's contents and comments so far.
    func draft(_ day: CivilDate) throws(DiagnosticError) -> SnapshotDraft {
        guard let file = try text(day) else { return SnapshotDraft() }
        var draft = SnapshotDraft(try Snapshot.read(file, fileName: day.isoText).sound())
        draft.comments = YAMLComments.all(in: file.text)
        return draft
    }

    private func text(_ day: CivilDate) throws(DiagnosticError) -> ContentText? {
        let path = ReportPaths.snapshot(day)
        return try files.read(path).map { (bytes) throws(DiagnosticError) in
            try ContentText(path: files.path(path), bytes: bytes)
        }
    }

    /// Writes the snapshot of a day, together with the other files of a batch.
    func write(
        _ draft: SnapshotDraft, on day: CivilDate, _ batch: FileBatch = FileBatch()
    ) throws(DiagnosticError) {
        try files.add(Array(draft.text.utf8), to: ReportPaths.snapshot(day), batch)
        try files.commit(batch)
    }

    /// Prevents other commands from changing the snapshots while the lock is alive, and removes
    /// temporary files that killed commands have left.
    func lock() throws(DiagnosticError) -> FolderLock {
        let lock = try files.lock(ReportPaths.lock)
        try files.removeLeftovers(in: ReportPaths.reports) { ReportPaths.day(of: $0) != nil }
        for day in try files.names(in: ReportPaths.raw) where CivilDate(iso: day) != nil {
            try files.removeLeftovers(
                in: ReportPaths.raw + "/" + day, where: RawStore.isFileOfAnswer)
        }
        return lock
    }

    /// The path of a day's snapshot, as shown in messages.
    func path(_ day: CivilDate) -> String { files.path(ReportPaths.snapshot(day)) }

    /// The last good value of each source before a day, and the faults of invalid snapshots, which
    /// are skipped.
    func lastGood(
        of sources: [String], before day: CivilDate
    ) throws(DiagnosticError) -> ([String: Snapshot.Observation], [Diagnostic]) {
        var found: [String: Snapshot.Observation] = [:]
        var faults: [Diagnostic] = []
        let days = try files.names(in: ReportPaths.reports).compactMap(ReportPaths.day)
        for day in days.filter({ $0 < day }).sorted().reversed() {
            if sources.allSatisfy({ found[$0] != nil }) { break }
            do throws(DiagnosticError) {
                for quote in try read(day)?.quotes ?? [] where found[quote.source.text] == nil {
                    if let latest = quote.latest { found[quote.source.text] = latest }
                }
            } catch {
                faults += error.diagnostics
            }
        }
        return (found, faults)
    }
}
