import PennyContent
import PennyDiagnostics
import PennyFiles

/// A build in progress: the editions of a site and the stages that process them.
struct SiteBuild {
    /// The purpose that a site is read for.
    enum Purpose {
        case output
        /// Single pages or checks: no pictures are made.
        case reading
    }

    /// The edition in the first language, then the others in the order of `site.yaml`.
    private(set) var editions: [EditionBuild]
    let pictureMaker: (any PictureMaker)?
    var timings: BuildTimings
    /// Holds what does not fit in memory; nil without an output folder to put it beside.
    var scratch: ScratchFile?
    /// Counts pages; nil if no progress is asked for.
    let count: PageCount?
    private let isStrict: Bool
    private let siteMapLimit: SiteMapEntries.Limit
    /// Faults between editions.
    private var ownDiagnostics: [Diagnostic] = []

    /// Reads the files of a site and checks its texts.
    init(
        _ options: BuildOptions, _ folder: SourceFolder, _ previous: PreviousBuild,
        for purpose: Purpose,
        _ timings: BuildTimings = BuildTimings()
    ) throws(DiagnosticError) {
        self.timings = timings
        let workers = WorkerPool(options.jobs)
        count = options.progress.map(PageCount.init)
        count?.begin(.reading)
        isStrict = options.isStrict
        siteMapLimit = options.siteMapLimit
        var maker: (any PictureMaker)?
        let prepare = {
            (site: inout LoadedEdition, diagnostics: inout [Diagnostic]) throws(DiagnosticError) in
            if purpose == .output, site.edition.prefix.isEmpty {
                maker = try Self.pictureMaker(options, for: site, &diagnostics)
            }
            site.drawsPictures = maker != nil
        }
        var timed = timings
        let first = try EditionBuild(
            options, folder, previous.sources, workers, first: nil, count
        ) { (site, diagnostics) throws(DiagnosticError) in
            try prepare(&site, &diagnostics)
            timed.end("read")
        }
        editions = [first]
        for language in folder.translations.languages {
            var sources = previous.sources
            sources.prefix = language.code + "/"
            editions.append(
                try EditionBuild(
                    options, folder.edition(in: language), sources, workers, first: first, count,
                    prepare))
        }
        pictureMaker = maker
        self.timings = timed
        linkAlternates()
        leaveOutRepeated()
        self.timings.end("check")
    }

    /// Finds the maker of the pictures that a site asks for. Pictures need the address of the site;
    /// without a maker, the site is built with a warning.
    private static func pictureMaker(
        _ options: BuildOptions, for site: LoadedEdition, _ diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> (any PictureMaker)? {
        guard site.configuration.sharingPictures, site.baseURL != nil,
            let find = options.pictureMaker
        else { return nil }
        if let maker = try find() { return maker }
        diagnostics.append(
            Diagnostic(
                .warning, SiteFault.noPictures,
                at: SourceLocation(path: site.folder.path(SourceFolder.configurationName))))
        return nil
    }

    // MARK: - Editions

    /// The edition in the first language.
    var first: EditionBuild { editions[0] }
    var workers: WorkerPool { first.renderer.workers }
    /// The layout of files that belong to no edition.
    var layout: Layout { first.renderer.layout }

    /// Gives each edition the pages of the others: saved sets, and planned pages.
    private mutating func linkAlternates(_ planned: [Set<String>] = []) {
        if editions.count < 2 { return }
        let all = editions.map(\.edition)
        let sets = editions.map(\.site.sets)
        for index in editions.indices {
            var alternates = Alternates(all, own: index, sets)
            alternates.pages = planned
            editions[index].link(alternates)
        }
    }

    /// Drops repeated diagnostics: untranslated content is read for each edition, and its faults
    /// are reported for the first edition that has them.
    private mutating func leaveOutRepeated() {
        var locations: Set<SourceLocation> = []
        for index in editions.indices {
            if index > 0 { editions[index].leaveOut(reportedAt: locations) }
            locations.formUnion(editions[index].diagnostics.map(\.location))
        }
    }

    // MARK: - Faults

    /// The diagnostics of all editions so far.
    var diagnostics: [Diagnostic] { editions.flatMap(\.diagnostics) + ownDiagnostics }
    var hasPending: Bool { editions.contains { !$0.pending.isEmpty } }

    private func stops(_ diagnostics: some Sequence<Diagnostic>) -> Bool {
        diagnostics.contains { isStrict || $0.severity == .error }
    }

    /// Whether nothing found so far stops the build.
    var canRender: Bool { editions.allSatisfy(\.canRender) }

    /// Finds every fault of all files without rendering; nil without faults.
    mutating func allFaults() -> DiagnosticError? {
        _ = renderSets(nil)
        do throws(DiagnosticError) {
            _ = try plan()
            return nil
        } catch {
            return error
        }
    }

    /// Hints that a check reports beside faults, and a build does not.
    func hints() -> [Diagnostic] {
        ContentKinds.all.flatMap { $0.hints(of: first.analyzed) }
    }

    // MARK: - Sets

    /// Renders every saved set in each edition.
    ///
    /// - Parameter sink: receives each file of a page; nil to compute and check without rendering.
    mutating func renderSets(_ sink: ArtifactRenderer.FileSink?) -> ArtifactRenderer.RenderSummary {
        var result = editions[0].renderSets(sink, scratch)
        for index in editions.indices.dropFirst() {
            result.add(editions[index].renderSets(sink, scratch))
        }
        timings.end("results")
        return result
    }

    /// Sets the reuse policy of each edition's sets.
    mutating func reuse(_ find: (EditionBuild) -> any ReusePolicy) {
        for index in editions.indices { editions[index].sets.reuse = find(editions[index]) }
    }

    /// Limits rendering to some sets, by edition and by index in its sets.
    mutating func renderSets(only selected: [[Bool]]) {
        for index in editions.indices { editions[index].sets.selection = selected[index] }
    }

    /// Replaces the records of an edition's sets after rendering.
    mutating func replace(_ records: SetRecordList, of edition: Int) {
        editions[edition].replace(records)
    }

    mutating func report(_ others: [Diagnostic]) { ownDiagnostics += others }

    // MARK: - Plan

    /// Plans everything but saved sets.
    ///
    /// - Throws: every fault of all files.
    mutating func plan() throws(DiagnosticError) -> Plan {
        for index in editions.indices { editions[index].reportPending() }
        leaveOutRepeated()
        var artifacts = editions.map { $0.artifacts() }
        if editions.count > 1 {
            linkAlternates(zip(editions, artifacts).map { Self.pages(of: $0, $1) })
            artifacts = editions.map { $0.artifacts() }
        }
        let maps = SearchEngineFiles.artifacts(
            of: editions.indices.map { index in
                (
                    editions[index].analyzed, editions[index].renderer.layout,
                    artifacts[index].map { ($0 as? EditionArtifact)?.artifact ?? $0 }
                )
            }, siteMapLimit)
        // In the order of their claims to addresses.
        let assets = AssetFile.artifacts(of: first.analyzed)
        let all = artifacts[0] + maps + assets + ownFiles(artifacts)
        let plan = Plan(all, editions.map { SetOutputs($0.analyzed) })
        ownDiagnostics += plan.diagnostics
        guard editions.allSatisfy(\.hasTheme) else { throw DiagnosticError(diagnostics) }
        var faults: [Diagnostic] = []
        for (edition, artifacts) in zip(editions, [artifacts[0] + maps] + artifacts.dropFirst()) {
            faults += edition.templateFaults(Plan.samples(of: artifacts) + edition.sets.sample)
        }
        ownDiagnostics += onePerLocation(faults)
        if stops(diagnostics) { throw DiagnosticError(diagnostics) }
        timings.end("plan")
        return plan
    }

    /// The addresses of an edition's pages, from the root of the edition.
    private static func pages(of edition: EditionBuild, _ artifacts: [any Artifact]) -> Set<String>
    {
        let prefix = edition.edition.prefix.utf8.count
        return Set(
            artifacts.flatMap(\.outputs).map(\.path).filter { $0.hasSuffix(".html") }
                .map { String($0.dropFirst(prefix)) })
    }

    /// The artifacts of the other editions, without files that an earlier edition has too.
    private func ownFiles(_ artifacts: [[any Artifact]]) -> [any Artifact] {
        var shared = Set(artifacts[0].flatMap(\.outputs).map(\.path))
        return artifacts.dropFirst().flatMap { artifacts in
            artifacts.filter { artifact in
                artifact is EditionArtifact
                    || artifact.outputs.contains { shared.insert($0.path).inserted }
            }
        }
    }

    // MARK: - Results

    private var outputs: [SetOutputs] {
        editions.enumerated().map { SetOutputs($1.analyzed, edition: $0) }
    }

    /// The digests of the files of a build.
    ///
    /// - Parameter others: the files that belong to no saved set.
    func content(
        _ others: [ArtifactRenderer.StoredFile]
    ) -> @Sendable (OutputPaths.Entry, String) -> FileDigest {
        let known = Dictionary(others.map { ($0.path, $0.record.content) }) { first, _ in first }
        let records = editions.map(\.analyzed.records)
        return { entry, ending in
            if case .set(let edition, let record) = entry.owner {
                let content = records[edition][record].files[ending].content
                if content != .unknown { return content }
            }
            return known[entry.stem + ending] ?? .unknown
        }
    }

    /// The manifest of a build.
    ///
    /// - Parameter others: the files that belong to no saved set.
    func manifest(
        _ pages: Int, _ rows: Int, _ files: OutputPaths,
        _ pictures: [String: PictureStore.Entry], _ others: [ArtifactRenderer.StoredFile]
    ) -> Manifest {
        Manifest(
            pages: pages, rows: rows, files: files, pictures: pictures,
            outputs: first.site.configuration.outputs, content: content(others))
    }

    func pages(_ plan: Plan) -> Int {
        plan.artifacts.reduce(outputs.reduce(0) { $0 + $1.pages }) { count, artifact in
            count + artifact.pages
        }
    }

    /// The paths of all files, in order.
    func files(_ plan: Plan) -> OutputPaths {
        let others = plan.artifacts.flatMap(\.outputs)
        let paths = others.map { OutputPaths.Entry(stem: $0.path, endings: [""]) }
        return OutputPaths([OutputPaths.run(of: paths)] + outputs.map(\.paths))
    }

    /// Renders everything but saved sets.
    func run(_ plan: Plan, _ sink: @escaping ArtifactRenderer.FileSink)
        -> ArtifactRenderer.RenderSummary
    {
        first.renderer.run(plan.artifacts, sink)
    }
}
