import PennyDiagnostics
import PennyFiles

/// The saved sets of a site after rendering: their records, which lists and searches show. Their
/// files are in the sink.
struct RenderedSets {
    /// By edition, in the order of their pages.
    let records: [SetRecordList]
    let faults: [StageFaults]
    var summary: ArtifactRenderer.RenderSummary
    /// Whether their pages were rendered, too; false if they were only computed and checked.
    let areRendered: Bool
}

extension Pipeline {
    /// Renders every saved set in each edition.
    ///
    /// - Parameters:
    ///   - layouts: nil to compute and check without rendering.
    ///   - reuse: the reuse policy of each edition; nil to reuse nothing.
    ///   - selected: the sets to render, by edition and index; nil for all.
    ///   - sink: receives each file of a page; nil to drop it.
    ///   - scratch: holds the records that do not fit in memory.
    func renderSets(
        of site: AnalyzedSite, in layouts: [Layout]?, _ reuse: [any ReusePolicy]? = nil,
        only selected: [[Bool]]? = nil, to sink: ArtifactRenderer.FileSink? = nil,
        _ scratch: ScratchFile? = nil
    ) -> RenderedSets {
        var records: [SetRecordList] = []
        var faults: [StageFaults] = []
        var summary = ArtifactRenderer.RenderSummary()
        for (index, renderer) in site.renderers.enumerated() {
            let outcome = renderer.run(
                workers, in: layouts?[index], isStrict: options.isStrict, reuse?[index],
                only: selected?[index], count, scratch,
                sink ?? { path, _ in ArtifactRenderer.StoredFile(path: path) })
            records.append(outcome.records)
            faults.append(
                StageFaults(diagnostics: outcome.diagnostics, pending: outcome.pending))
            summary.add(outcome.rendered)
        }
        return RenderedSets(
            records: records, faults: faults, summary: summary, areRendered: layouts != nil)
    }
}
