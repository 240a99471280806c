import PennyContent
public import PennyDiagnostics
import PennyEngine
import PennyFiles

extension ReportJob {
    /// Lists what a fetch would request. Opens no connection and writes nothing.
    public func plan(only names: [String] = []) throws(DiagnosticError) -> FetchReport {
        let raws = RawStore(site: site, parserVersion: version)
        var rows: [SourceRow] = []
        for source in try sources(named: names) {
            rows.append(SourceRow(source, after: try raws.newest(of: source, until: day)))
        }
        return FetchReport(rows: rows, path: SnapshotStore(site: site).path(day))
    }

    /// Tries the sources without writing anything.
    public func check(only names: [String] = []) throws(DiagnosticError) -> FetchReport {
        let fetch = SourceFetch(
            fetcher: Fetcher(settings), files: ReportFiles(site: site), day: day, now: now)
        let rows = try sources(named: names).map { source in
            if source.format == .hand { return SourceRow(byHand: source.name.text, last: nil) }
            var update = SnapshotUpdate(SnapshotDraft(), day: day, lastGood: [:])
            return update.apply(fetch.run(source, after: nil).content, of: source)
        }
        return FetchReport(rows: rows, path: nil)
    }

    /// Fetches the sources, stores their answers, and writes the day's snapshot. A failed source is
    /// reported in its row, and a result of an earlier run on the day stays. If a source's failure
    /// stops the report, the day's file stays unchanged.
    public func fetch(only names: [String] = []) throws(DiagnosticError) -> FetchReport {
        try fetch(only: names, settings)
    }

    /// Fetches with a different time limit for each source.
    package func fetch(within milliseconds: Int) throws(DiagnosticError) -> FetchReport {
        var settings = settings
        settings.totalMilliseconds = milliseconds
        return try fetch(only: [], settings)
    }

    private func fetch(
        only names: [String], _ settings: FetchSettings
    ) throws(DiagnosticError) -> FetchReport {
        let sources = try sources(named: names)
        let store = SnapshotStore(site: site)
        let raws = RawStore(site: site, parserVersion: version)
        let fetch = SourceFetch(
            fetcher: Fetcher(settings), files: ReportFiles(site: site), day: day, now: now)
        let lock = try store.lock()
        defer { withExtendedLifetime(lock) {} }
        let draft = try store.draft(day)
        let (lastGood, faults) = try store.lastGood(
            of: sources.filter { $0.kind == .value }.map(\.name.text), before: day)
        var update = SnapshotUpdate(draft, day: day, lastGood: lastGood)
        var rows: [SourceRow] = []
        var stops: [Diagnostic] = []
        let batch = FileBatch()
        for source in sources {
            if source.format == .hand {
                rows.append(update.carryForward(source))
                continue
            }
            let outcome = fetch.run(source, after: try raws.newest(of: source, until: day))
            let hadGood = update.hasGood(source)
            let row = update.apply(outcome.content, of: source)
            rows.append(row)
            if source.onFailure == .stop, case .failure(let fault) = outcome.content {
                let stopped = Fault.report.stopped(source.name.text, fault.summary)
                stops.append(Diagnostic(stopped, at: source.name.location))
            }
            // The stored answer of the day's good value is not replaced by a failure.
            if let raw = outcome.raw, row.state == .good || !hadGood {
                try raws.write(raw, of: source, on: day, batch)
            }
        }
        if !stops.isEmpty {
            try raws.commit(batch)
            return FetchReport(rows: rows, path: nil, faults: faults + stops, isStopped: true)
        }
        try store.write(update.sorted(by: configuration), on: day, batch)
        return FetchReport(rows: rows, path: store.path(day), faults: faults)
    }
}
