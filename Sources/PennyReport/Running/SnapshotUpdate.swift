import PennyContent
import PennyDiagnostics
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
        let before = draft
        let row: SourceRow
        switch content {
        case .success(.value(let found)): row = take(found, of: source)
        case .success(.headlines(let found)):
            set(found, of: source.name.text)
            row = SourceRow(source.name.text, headlines: found.count)
        case .failure(let fault): return fail(fault, source)
        }
        guard let problem = problem(with: source.name.text) else { return row }
        draft = before
        return fail(.cannotKeep(problem: problem), source)
    }

    /// Why the day could not be read any more with what a source gave. Its
    /// reader has rules that no source knows.
    private func problem(with source: String) -> String? {
        let text = draft.part(of: source).text
        let file = ContentText(path: "", text: text)
        let faults = Snapshot.read(file, fileName: day.isoText).diagnostics
        if let first = faults.first { return HeadlineText.cut(first.summary, to: 120) }
        let isTooLarge = draft.text.utf8.count > ContentText.byteLimit
        return isTooLarge ? "the file of the day would be too large" : nil
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
            draft.setMissing(Self.reason(fault), of: name)
            return SourceRow(name, failed: fault)
        }
        let last = quote(source)?.latest ?? lastGood[name]
        if source.onFailure == .keep, let last {
            draft.set(SnapshotDraft.Quote(source: name, latest: last))
            return SourceRow(name, kept: last, since: fault)
        }
        draft.set(SnapshotDraft.Quote(source: name, latest: last, missing: Self.reason(fault)))
        return SourceRow(name, failed: fault, last: last)
    }

    /// Why, in as many words as a page has room for, and as a code.
    private static func reason(_ fault: ReportFault) -> MissingReason {
        MissingReason(text: HeadlineText.cut(fault.summary, to: 300), code: fault.missingCode)
    }

    /// Carries the last value of a source by hand on to the day.
    mutating func carry(_ source: ReportSource) -> SourceRow {
        let name = source.name.text
        guard source.kind == .value else { return SourceRow(byHand: name, last: nil) }
        if let there = quote(source) { return SourceRow(byHand: name, last: there.latest) }
        let last = lastGood[name]
        if let last {
            let reason = Self.reason(.notAddedByHand)
            draft.set(SnapshotDraft.Quote(source: name, latest: last, missing: reason))
        }
        return SourceRow(byHand: name, last: last)
    }
}
