import PennyContent
import PennyDiagnostics
import PennyEngine

/// Merges the results of sources into the snapshot of a day. A failure never replaces a good value.
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

    /// Whether the day already has a good result of a source.
    func hasGood(_ source: ReportSource) -> Bool {
        switch source.kind {
        case .value: quote(source)?.isGood == true
        case .headlines: draft.headlines.contains { $0.source == source.name.text }
        }
    }

    private func quote(_ source: ReportSource) -> SnapshotDraft.Quote? {
        draft.quotes.first { $0.source == source.name.text }
    }

    // MARK: - Applying results

    mutating func apply(
        _ content: Result<SourceContent, Fault>, of source: ReportSource
    ) -> SourceRow {
        let before = draft
        let row: SourceRow
        switch content {
        case .success(.value(let found)): row = apply(found, of: source)
        case .success(.headlines(let found)):
            set(found, of: source.name.text)
            row = SourceRow(source.name.text, headlines: found.count)
        case .failure(let fault): return fail(fault, source)
        }
        guard let problem = problem(with: source.name.text) else { return row }
        draft = before
        return fail(.reportSource.cannotStore(problem), source)
    }

    /// The reason why the snapshot would be unreadable with a source's result. The snapshot reader
    /// has rules that sources do not know.
    private func problem(with source: String) -> String? {
        let text = draft.part(of: source).text
        let file = ContentText(path: "", text: text)
        let faults = Snapshot.read(file, fileName: day.isoText).diagnostics
        if let first = faults.first { return HeadlineText.shortened(first.summary, to: 120) }
        let isTooLarge = draft.text.utf8.count > ContentText.byteLimit
        return isTooLarge ? "the file of the day would be too large" : nil
    }

    private mutating func apply(_ found: ParsedValue, of source: ReportSource) -> SourceRow {
        let latest = Snapshot.Observation(value: found.value, day: found.asOf ?? day)
        let known = quote(source)?.latest ?? lastGood[source.name.text]
        if let known, latest.day < known.day {
            return fail(.reportSource.older(latest.day.isoText, known.day.isoText), source)
        }
        var quote = SnapshotDraft.Quote(source: source.name.text, latest: latest)
        if let value = found.previous, let day = found.previousAsOf {
            quote.previous = Snapshot.Observation(value: value, day: day)
        }
        if let value = found.earlier, let day = found.earlierAsOf {
            quote.earlier = Snapshot.Observation(value: value, day: day)
        }
        quote.published = found.published
        draft.set(quote)
        return SourceRow(source, good: quote, note: found.note)
    }

    private mutating func set(_ found: [ParsedHeadline], of source: String) {
        let headlines = found.compactMap { headline in
            headline.url.map { url in
                SnapshotDraft.Headline(
                    source: source, title: headline.title, url: url, time: headline.time)
            }
        }
        draft.set(headlines, of: source)
    }

    // MARK: - Failures

    private mutating func fail(_ fault: Fault, _ source: ReportSource) -> SourceRow {
        let name = source.name.text
        if hasGood(source) { return SourceRow(name, failed: fault, isRetained: true) }
        guard source.kind == .value else {
            draft.setMissing(Self.reason(fault), of: name)
            return SourceRow(name, failed: fault)
        }
        let last = quote(source)?.latest ?? lastGood[name]
        if source.onFailure == .keep, let last {
            draft.set(SnapshotDraft.Quote(source: name, latest: last))
            return SourceRow(name, retaining: last, since: fault)
        }
        draft.set(SnapshotDraft.Quote(source: name, latest: last, missing: Self.reason(fault)))
        return SourceRow(name, failed: fault, last: last)
    }

    /// The reason, shortened for a page, with its code.
    private static func reason(_ fault: Fault) -> MissingReason {
        MissingReason(text: HeadlineText.shortened(fault.summary, to: 300), code: fault.missingCode)
    }

    /// Carries the last value of a source by hand forward to the day.
    mutating func carryForward(_ source: ReportSource) -> SourceRow {
        let name = source.name.text
        guard source.kind == .value else { return SourceRow(byHand: name, last: nil) }
        if let there = quote(source) { return SourceRow(byHand: name, last: there.latest) }
        let last = lastGood[name]
        if let last {
            let reason = Self.reason(.reportSource.notAddedByHand)
            draft.set(SnapshotDraft.Quote(source: name, latest: last, missing: reason))
        }
        return SourceRow(byHand: name, last: last)
    }
}
