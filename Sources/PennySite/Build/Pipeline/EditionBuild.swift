import PennyContent
import PennyDiagnostics
import PennyFiles
import PennyTemplates

/// One edition during a build: its analyzed site, its renderers and its diagnostics.
struct EditionBuild {
    private(set) var analyzed: AnalyzedEdition
    var sets: SetRenderer
    private(set) var renderer: ArtifactRenderer
    /// Diagnostics of this edition that no earlier edition has reported.
    private(set) var diagnostics: [Diagnostic]
    private(set) var pending: [PendingDiagnostic]
    let hasTheme: Bool
    let canCompute: Bool
    /// Whether templates are tried on samples before the rest is rendered, so that their faults are
    /// reported together with those of other files.
    private let triesTemplates: Bool
    private let isStrict: Bool

    /// Reads and checks the files of a site for one edition.
    ///
    /// - Parameters:
    ///   - folder: the source folder as this edition reads it.
    ///   - first: the edition in the first language; nil to build that edition.
    ///   - prepare: adjusts the loaded edition before it is analyzed.
    init(
        _ options: BuildOptions, _ folder: SourceFolder, _ previous: SourceStamps,
        _ workers: WorkerPool,
        first: EditionBuild?, _ count: PageCount?,
        _ prepare: (inout LoadedEdition, inout [Diagnostic]) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        var loader = SiteLoader(folder, options, workers, previous, first: first?.analyzed.site)
        let loaded = loader.load()
        var site = loaded.site
        diagnostics = loaded.diagnostics
        try prepare(&site, &diagnostics)
        isStrict = options.isStrict
        canCompute = loaded.canCompute
        let templates = first == nil ? folder.templates : folder.translatedTemplates
        let hasTemplates = templates.contains { $0.hasSuffix(".mustache") }
        triesTemplates = hasTemplates || first == nil && options.cache == nil

        let reader = SetReader(
            folder: site.folder, defaults: site.configuration.defaults, cache: options.cache)
        let figures = SetStore(
            site.sets, reader, site.inputDefaults, site.readers, canCompute: loaded.canCompute)
        let parser = BodyParser(
            site, loaded.theme?.templates ?? TemplateSet(), options.cache)
        let computed = WorkedExamples(site, figures, canCompute: loaded.canCompute, workers)
        diagnostics += computed.diagnostics
        let content = SiteAnalyzer(
            computed: computed, sets: figures, parser: parser, workers: workers,
            first: first?.analyzed.content.links
        ).check()
        diagnostics += content.diagnostics
        pending = content.pending
        hasTheme = loaded.theme != nil
        analyzed = AnalyzedEdition(
            site, loaded.theme ?? .none, computed.series, content, date: options.date)
        sets = SetRenderer(SetPageBuilder(analyzed), figures, reader, parser)
        sets.count = count
        renderer = ArtifactRenderer(layout: analyzed.layout, workers: workers, count: count)
    }

    var site: LoadedEdition { analyzed.site }
    var edition: Edition { analyzed.site.edition }

    /// Sets the other editions that each page exists in.
    mutating func link(_ alternates: Alternates) { renderer.layout.alternates = alternates }

    private func stops(_ diagnostics: some Sequence<Diagnostic>) -> Bool {
        diagnostics.contains { isStrict || $0.severity == .error }
    }

    /// Whether nothing found so far stops the build.
    var canRender: Bool {
        hasTheme && !stops(diagnostics) && !stops(pending.map(\.diagnostic))
            && templateFaults(sets.sample).isEmpty
    }

    // MARK: - Sets

    /// Renders every saved set.
    ///
    /// - Parameters:
    ///   - sink: receives each file of a page; nil to compute and check without rendering.
    ///   - file: holds the records that do not fit in memory.
    mutating func renderSets(_ sink: ArtifactRenderer.FileSink?, _ file: ScratchFile?)
        -> ArtifactRenderer.RenderSummary
    {
        let outcome = sets.run(
            renderer.workers, in: sink == nil ? nil : renderer.layout, isStrict: isStrict, file,
            sink ?? { path, _ in ArtifactRenderer.StoredFile(path: path) })
        analyzed.records = outcome.records
        sets.pages.site.records = outcome.records
        diagnostics += outcome.diagnostics
        pending += outcome.pending
        let alternates = renderer.layout.alternates
        renderer = ArtifactRenderer(
            layout: analyzed.layout, workers: renderer.workers, count: renderer.count)
        link(alternates)
        return outcome.rendered
    }

    mutating func replace(_ records: SetRecordList) { analyzed.records = records }

    // MARK: - Plan

    /// Resolves the pending diagnostics of texts and adds them to the others.
    mutating func reportPending() {
        diagnostics += DiagnosticResolver(names: names).diagnostics(pending)
        pending = []
        diagnostics += analyzed.indexPages()
    }

    /// Drops diagnostics already reported for an earlier edition, as most content is shared.
    mutating func leaveOut(reportedAt locations: Set<SourceLocation>) {
        diagnostics.removeAll { locations.contains($0.location) }
    }

    mutating func report(_ others: [Diagnostic]) { diagnostics += others }

    /// The artifacts of everything but saved sets, with paths from the root of the whole site.
    func artifacts() -> [any Artifact] {
        let artifacts = ContentKinds.artifacts(of: analyzed)
        if edition.prefix.isEmpty { return artifacts }
        return artifacts.map { artifact in
            artifact.outputs.allSatisfy { $0.path.utf8.starts(with: "assets/".utf8) }
                ? artifact
                : EditionArtifact(artifact: artifact, edition: edition, layout: renderer.layout)
        }
    }

    /// Renders samples to find faults between templates and their values, so that they are reported
    /// together with the faults of other files.
    func templateFaults(_ samples: [any Artifact]) -> [Diagnostic] {
        if !triesTemplates { return [] }
        var faults: [Diagnostic] = []
        for artifact in samples {
            do throws(DiagnosticError) {
                try artifact.rendered(in: renderer.layout).check()
            } catch {
                faults += error.diagnostics
            }
        }
        return onePerLocation(faults)
    }

    /// The known names that may have been meant by an unknown one.
    private func names(_ unknown: UnknownName) -> [String] {
        switch unknown {
        case .set: analyzed.site.sets.heads.map(\.id)
        case .term: analyzed.site.glossary.ids
        case .path: analyzed.content.links.paths
        case .row(_, let table): analyzed.content.links.rows(of: table)
        case .anchor(_, let page): analyzed.content.links.anchors(at: page)
        }
    }
}
