import PennyContent
import PennyDiagnostics
import PennyFiles

/// A site whose files are all rendered and in the sink.
struct RenderedSite {
    let editions: [AnalyzedEdition]
    let layouts: [Layout]
    /// The records of each edition's sets.
    let records: [SetRecordList]
    /// The files that belong to no saved set.
    let others: [ArtifactRenderer.StoredFile]
    let paths: OutputPaths
    let pages: Int
    /// The number of pages that differ from those of the existing output.
    let newPages: Int
    let rows: Int
    let warnings: [Diagnostic]
}

extension Pipeline {
    /// Renders everything but saved sets, makes the pictures, and writes the manifest.
    func renderRest(
        _ plan: consuming PlannedSite, _ sets: RenderedSets, _ maker: (any PictureMaker)?,
        to output: OpenOutput
    ) throws(DiagnosticError) -> RenderedSite {
        let made = renderArtifacts(of: plan, to: output.sink)
        try made.check()
        let pictures = try makePictures(
            of: sets.summary.pictures + made.pictures, maker, plan.editions, sets.records, output)
        let (editions, layouts, warnings) = (plan.editions, plan.layouts, plan.warnings)
        let (pages, paths) = (plan.pages, plan.paths)
        // The plan holds the search index, and what follows needs memory too.
        _ = consume plan
        let rows = sets.summary.rows + made.rows
        var others = made.files + pictures.files
        let manifest = Manifest(
            pages: pages, rows: rows, files: paths, pictures: pictures.entries,
            outputs: editions[0].site.configuration.outputs,
            content: Self.content(of: pictures.records, others))
        others.append(
            try output.files.write(
                .pieces { (write) throws(DiagnosticError) in try manifest.write(write) },
                to: Address.manifest))
        return RenderedSite(
            editions: editions, layouts: layouts, records: pictures.records, others: others,
            paths: paths, pages: pages, newPages: sets.summary.newPages + made.newPages,
            rows: rows, warnings: warnings)
    }

    /// Renders the artifacts of a plan and passes their files to a sink.
    func renderArtifacts(
        of plan: PlannedSite, to sink: @escaping ArtifactRenderer.FileSink
    ) -> ArtifactRenderer.RenderSummary {
        ArtifactRenderer(layout: plan.layout, workers: workers, count: count)
            .run(plan.artifacts, sink)
    }

    /// The digests of the files of a build.
    ///
    /// - Parameter others: the files that belong to no saved set.
    static func content(
        of records: [SetRecordList], _ others: [ArtifactRenderer.StoredFile]
    ) -> @Sendable (OutputPaths.Entry, String) -> FileDigest {
        let known = Dictionary(others.map { ($0.path, $0.record.content) }) { first, _ in first }
        return { entry, ending in
            if case .set(let edition, let record) = entry.owner {
                let content = records[edition][record].files[ending].content
                if content != .unknown { return content }
            }
            return known[entry.stem + ending] ?? .unknown
        }
    }
}
