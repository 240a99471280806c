public import PennyDiagnostics
import PennyFiles

/// The outcome of building one shard.
public struct ShardReport: Sendable {
    public let shard: Shard
    /// The output folder of the shard.
    public let output: String
    /// The target of that folder, if its name is a symbolic link.
    public let linked: String?
    public let pages: Int
    public let rows: Int
    /// Whether a build of these files would end with errors, which the merge reports.
    public let hasErrors: Bool
    public let hasWarnings: Bool
    /// Warnings about the output itself, which no merge shows.
    public let warnings: [Diagnostic]
    public let timings: BuildTimings
}

extension SiteBuilder {
    /// Builds one shard: its share of the saved sets, and the facts that the merge needs. Faults of
    /// the files are reported by the merge.
    ///
    /// - Throws: an error that keeps the shard from being built at all.
    public func build(_ shard: Shard) throws(DiagnosticError) -> ShardReport {
        var options = options
        options.defaultOutput = shard.folder
        return try Pipeline(options).build(shard)
    }
}

extension Pipeline {
    /// Renders the sets of a shard, and publishes them with the summary that the merge reads.
    fileprivate func build(_ shard: Shard) throws(DiagnosticError) -> ShardReport {
        var timings = BuildTimings()
        let folder = try SourceFolder.discover(options.site, options.calculators)
        let previous = PreviousBuild.read(options, folder, nil)
        let site = try read(folder, previous.sources, for: .output, &timings)
        let layouts = makeLayouts(of: site.editions)
        let isSound = canRender(site)
        let assignment = ShardAssignment(site.editions.map(\.site.sets), count: shard.count)
        var output = try StagedOutput.prepare(
            options.outputFolder, isNamed: options.output != nil, source: options.site, nil,
            options.rule)
        do throws(DiagnosticError) {
            let open = try output.opened()
            let sets = renderSets(
                of: site, in: isSound ? layouts : nil, only: assignment.own(shard), to: open.sink,
                open.scratch)
            try sets.summary.checkStored()
            timings.end("results")
            let faults = zip(site.faults, sets.faults).map { $0 + $1 }
            let hasErrors = !isSound || sets.summary.hasFaults || stops(faults)
            let pictures = try makePictures(
                of: hasErrors ? [] : sets.summary.pictures, site.pictureMaker, site.editions,
                sets.records, open)
            timings.end("print")
            let summary = ShardSummary(
                shard, options.shared(drawsPictures: site.pictureMaker != nil),
                sources: sourcesDigest(of: folder, site.editions), hasErrors: hasErrors,
                pictures.entries)
            let rendered = try write(
                summary, site, layouts, pictures.records, rows: sets.summary.rows, open, previous)
            try output.check(open.scratch)
            _ = try output.publish(rendered.paths)
            timings.end("publish")
            return ShardReport(
                shard: shard, output: options.outputFolder, linked: output.linked,
                pages: rendered.pages, rows: rendered.rows, hasErrors: hasErrors,
                hasWarnings: faults.contains { !$0.pending.isEmpty || !$0.diagnostics.isEmpty },
                warnings: output.warnings.sorted(), timings: timings)
        } catch {
            output.discard()
            throw error
        }
    }

    /// Writes the summary that the merge reads, and the manifest.
    private func write(
        _ shard: ShardSummary, _ site: AnalyzedSite, _ layouts: [Layout],
        _ records: [SetRecordList], rows: Int, _ open: OpenOutput, _ previous: PreviousBuild
    ) throws(DiagnosticError) -> RenderedSite {
        let sets = Self.madePaths(of: site.editions, records)
        let pages = sets.reduce(0) { $0 + $1.count }
        let paths = OutputPaths(
            sets + [
                OutputPaths.run(
                    of: [OutputPaths.Entry(stem: ShardOutput.summary, endings: [""])])
            ])
        let rendered = RenderedSite(
            editions: site.editions, layouts: layouts, records: records, others: [], paths: paths,
            pages: pages, newPages: 0, rows: rows, warnings: [])
        var facts = BuildCache.Facts()
        facts.programDigest = previous.facts.programDigest
        facts.shard = shard
        facts.rows = rows
        facts.pages = pages
        let digest = try open.files.attempt(ShardOutput.summary) { () throws(FileError) in
            let file = BuildCacheFile(named: ShardOutput.summary, in: open.files.staging)
            try writeCache(facts, of: rendered, previous, open.scratch, in: file, isShard: true)
            return try open.files.staging.fileDigest(of: ShardOutput.summary)
        }
        let made = ArtifactRenderer.StoredFile(
            path: ShardOutput.summary, record: FileRecord(stamp: .unknown, content: digest))
        let manifest = Manifest(
            pages: pages, rows: rows, files: paths, pictures: shard.pictures,
            content: Self.content(of: records, [made]))
        _ = try open.files.write(
            .pieces { (write) throws(DiagnosticError) in try manifest.write(write) },
            to: Address.manifest)
        return rendered
    }
}

extension BuildOptions {
    /// The options that all shards of a site must have in common.
    fileprivate func shared(drawsPictures: Bool) -> ShardSummary.Options {
        ShardSummary.Options(
            baseURL: baseURL, includesDrafts: includesDrafts, isStrict: isStrict, date: date,
            drawsPictures: drawsPictures)
    }
}
