import PennyContent
import PennyDiagnostics
import PennyFiles

/// Computes, checks and renders saved sets, one at a time on each thread. Only the record of a set
/// remains, so memory grows with the number of threads and not with the size of sets.
final class SetRenderer: Sendable {
    /// The outcome of rendering all sets.
    struct Outcome {
        var records: SetRecordList
        fileprivate var faults = FaultCollector<Diagnostic>()
        fileprivate var found = FaultCollector<PendingDiagnostic>()
        var rendered = ArtifactRenderer.RenderSummary()

        var diagnostics: [Diagnostic] { faults.faults }
        var pending: [PendingDiagnostic] { found.faults }
    }

    let pages: SetPageBuilder
    let figures: SetStore
    let reader: SetReader
    let parser: BodyParser
    let glossary: TermChecker
    let catalog: SetIndex

    init(
        _ pages: SetPageBuilder, _ figures: SetStore, _ reader: SetReader, _ parser: BodyParser
    ) {
        self.pages = pages
        self.figures = figures
        self.reader = reader
        self.parser = parser
        glossary = TermChecker(pages.site.site)
        catalog = pages.site.site.sets
    }

    /// The prefix of the edition's addresses.
    var prefix: String { pages.site.site.edition.prefix }

    /// Stops computing a file's sets after this many faults.
    private static let faultLimit = TableHeadLoader.faultLimit
    /// The number of sets rendered before their faults are counted.
    private static let batch = 1_024

    /// Renders every set.
    ///
    /// - Parameters:
    ///   - layout: nil to compute and check without rendering.
    ///   - reuse: decides which files of an earlier build are reused; nil to reuse none.
    ///   - selected: the sets to render, by index; nil for all.
    ///   - count: counts the sets that are done.
    ///   - file: holds the records that do not fit in memory.
    ///   - sink: receives each file of a page, from several threads at once. After a set with a
    ///     fault nothing more is rendered; the other sets are still checked.
    func run(
        _ workers: WorkerPool, in layout: Layout?, isStrict: Bool, _ reuse: (any ReusePolicy)?,
        only selected: [Bool]?, _ count: PageCount?, _ file: ScratchFile?,
        _ sink: @escaping ArtifactRenderer.FileSink
    ) -> Outcome {
        var result = Outcome(records: SetRecordList(file: file))
        var faults: [String: Int] = [:]
        let hasFaults = StopFlag()
        let isStopped = StopFlag()
        count?.begin(.rendering, adding: catalog.heads.count)
        let catalog = catalog
        for start in stride(from: 0, to: catalog.heads.count, by: Self.batch) {
            let batch = start..<min(start + Self.batch, catalog.heads.count)
            let isFull =
                faults.isEmpty
                ? [Bool](repeating: false, count: batch.count)
                : batch.map { faults[catalog.heads[$0].path, default: 0] >= Self.faultLimit }
            let outcomes = workers.map(batch.count) { index -> SetOutcome in
                defer { count?.add(1) }
                let isSelected = selected.map { $0[batch.lowerBound + index] } ?? true
                if isFull[index] || !isSelected || catalog.heads.isLeftOut(batch.lowerBound + index)
                {
                    return SetOutcome()
                }
                let outcome = self.outcome(
                    batch.lowerBound + index, in: hasFaults.isSet ? nil : layout,
                    isStrict: isStrict, reuse, isStopped, sink)
                if outcome.stops(isStrict) { hasFaults.set() }
                return outcome
            }
            for (index, outcome) in zip(batch, outcomes) {
                if let record = outcome.record { result.records.append(record) }
                if outcome.diagnostics.isEmpty, outcome.pending.isEmpty {
                    result.rendered.add(outcome.rendered)
                    continue
                }
                let path = catalog.heads[index].path
                guard faults[path, default: 0] < Self.faultLimit else { continue }
                faults[path, default: 0] += outcome.diagnostics.count + outcome.pending.count
                result.faults.add(outcome.diagnostics)
                result.found.add(outcome.pending)
                result.rendered.add(outcome.rendered)
                if isLeft(index, faults[path, default: 0]) {
                    result.faults.add(.unreadRest(of: pages.site.site.folder.path(path)))
                }
            }
        }
        return result
    }

    /// Whether a file's later sets are not computed, because the file has too many faults.
    private func isLeft(_ index: Int, _ faults: Int) -> Bool {
        faults >= Self.faultLimit && index + 1 < catalog.heads.count
            && catalog.heads[index + 1].path == catalog.heads[index].path
    }

    /// The artifact of one set, used as the sample of the sets' template and for single pages; nil
    /// for a set with faults.
    func artifact(_ index: Int) -> SetArtifact? {
        do throws(DiagnosticError) {
            let set = try reader.set(catalog.heads[index])
            guard let whole = try figures.result(of: set, at: index) else { return nil }
            let body = parsedBody(of: set, index, whole.set)?.body
            let figureIndex = pages.site.content.figures.knowing(whole.set)
            return artifact(index, whole, body, figureIndex, links(index, whole.set, body))
        } catch {
            // Its faults are reported when it is rendered.
            return nil
        }
    }

    /// The sample for the sets' template; none for a set with faults.
    func sample(_ index: Int = 0) -> [SetArtifact] {
        catalog.isEmpty ? [] : [artifact(index)].compactMap(\.self)
    }
}
