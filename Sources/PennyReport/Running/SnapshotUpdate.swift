import PennyContent
import PennyEngine

/// Puts what the sources gave into the snapshot of a day. Nothing good is ever
/// replaced by a failure.
struct SnapshotUpdate {
    private(set) var draft: SnapshotDraft
    private let day: CivilDate
    /// The last good value of each source before the day.
    private let lastGood: [String: Snapshot.Observation]

    init(_ draft: SnapshotDraft, day: CivilDate, lastGood: [String: Snapshot.Observation]) {
        self.draft = draft
        self.day = day
        self.lastGood = lastGood
    }

    func sorted(by configuration: ReportConfiguration) -> SnapshotDraft {
        var sorted = draft
        sorted.sort(by: configuration.sources.map(\.name.text))
        return sorted
    }

    /// Whether the day has something of a source already.
    func hasGood(_ source: ReportSource) -> Bool {
        switch source.kind {
        case .value: quote(source)?.isGood == true
        case .headlines: draft.headlines.contains { $0.source == source.name.text }
        }
    }

    private func quote(_ source: ReportSource) -> SnapshotDraft.Quote? {
        draft.quotes.first { $0.source == source.name.text }
    }

    // MARK: - Taking

    mutating func take(
        _ content: Result<SourceContent, ReportFault>, of source: ReportSource
    ) -> SourceRow {
        switch content {
        case .success(.value(let found)): return take(found, of: source)
        case .success(.headlines(let found)):
            set(found, of: source.name.text)
            return SourceRow(source.name.text, headlines: found.count)
        case .failure(let fault): return fail(fault, source)
        }
    }

    private mutating func take(_ found: FoundValue, of source: ReportSource) -> SourceRow {
        let latest = Snapshot.Observation(value: found.value, day: found.asOf ?? day)
        let known = quote(source)?.latest ?? lastGood[source.name.text]
        if let known, latest.day < known.day {
            return fail(.older(latest.day, than: known.day), source)
        }
        var quote = SnapshotDraft.Quote(source: source.name.text, latest: latest)
        if let value = found.previous, let day = found.previousAsOf {
            quote.previous = Snapshot.Observation(value: value, day: day)
        }
        quote.published = found.published
        draft.set(quote)
        return SourceRow(source.name.text, good: quote, note: found.note)
    }

    private mutating func set(_ found: [FoundHeadline], of source: String) {
        let headlines = found.compactMap { headline in
            headline.url.map { url in
                SnapshotDraft.Headline(
                    source: source, title: headline.title, url: url, time: headline.time)
            }
        }
        draft.set(headlines, of: source)
    }

    // MARK: - Failing

    private mutating func fail(_ fault: ReportFault, _ source: ReportSource) -> SourceRow {
        let name = source.name.text
        if hasGood(source) { return SourceRow(name, failed: fault, isKept: true) }
        guard source.kind == .value else {
            draft.setMissing(fault.summary, of: name)
            return SourceRow(name, failed: fault)
        }
        let last = quote(source)?.latest ?? lastGood[name]
        draft.set(SnapshotDraft.Quote(source: name, latest: last, missing: fault.summary))
        return SourceRow(name, failed: fault, last: last)
    }

    /// Carries the last value of a source by hand on to the day.
    mutating func carry(_ source: ReportSource) -> SourceRow {
        let name = source.name.text
        guard source.kind == .value else { return SourceRow(byHand: name, last: nil) }
        if let there = quote(source) { return SourceRow(byHand: name, last: there.latest) }
        let last = lastGood[name]
        if let last {
            let reason = ReportFault.notAddedByHand.summary
            draft.set(SnapshotDraft.Quote(source: name, latest: last, missing: reason))
        }
        return SourceRow(byHand: name, last: last)
    }
}
