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
        return try SiteBuilder(options).renderShard(of: shard)
    }

    private func renderShard(of shard: Shard) throws(DiagnosticError) -> ShardReport {
        let folder = try SourceFolder(options.site)
        let previous = PreviousBuild(options, folder, nil)
        var build = try SiteBuild(options, folder, previous, for: .output)
        let assignment = ShardAssignment(build.editions.map(\.site.sets), count: shard.count)
        build.renderSets(only: assignment.own(shard))
        var output = try StagedOutput(
            options.outputFolder, isNamed: options.output != nil, source: options.site, nil,
            options.rule)
        do throws(DiagnosticError) {
            let files = try output.open()
            build.scratch = output.scratch
            let sink: ArtifactRenderer.FileSink = { (path, content) throws(DiagnosticError) in
                try files.write(content, to: path)
            }
            let results = build.renderSets(build.canRender ? sink : nil)
            try results.checkStored()
            let hasErrors = !build.canRender || results.hasFaults
            let pictures = try build.makePictures(
                of: hasErrors ? [] : results.pictures, output.earlierPictures, output.existing,
                files)
            build.timings.end("print")
            let facts = ShardSummary(
                shard, options.shared(build), sources: build.sourcesDigest(of: folder),
                hasErrors: hasErrors, pictures.entries)
            return try finish(&build, facts, results, files, &output, previous)
        } catch {
            output.discard()
            throw error
        }
    }

    /// Writes the summary that the merge reads, and publishes the output.
    private func finish(
        _ build: inout SiteBuild, _ shard: ShardSummary, _ results: ArtifactRenderer.RenderSummary,
        _ files: StagingSink,
        _ output: inout StagedOutput, _ previous: PreviousBuild
    ) throws(DiagnosticError) -> ShardReport {
        var facts = BuildCache.Facts()
        facts.programDigest = previous.facts.programDigest
        facts.shard = shard
        facts.rows = results.rows
        let sets = build.madePaths()
        facts.pages = sets.reduce(0) { $0 + $1.count }
        let summary = try files.attempt(ShardOutput.summary) { () throws(FileError) in
            let file = BuildCacheFile(named: ShardOutput.summary, in: files.staging)
            try build.writeCache(facts, [], previous, in: file, isShard: true)
            return try files.staging.fileDigest(of: ShardOutput.summary)
        }
        let made = ArtifactRenderer.StoredFile(
            path: ShardOutput.summary,
            record: FileRecord(stamp: .unknown, content: summary))
        let paths = OutputPaths(
            sets + [
                OutputPaths.run(
                    of: [OutputPaths.Entry(stem: ShardOutput.summary, endings: [""])])
            ])
        let manifest = Manifest(
            pages: facts.pages, rows: facts.rows, files: paths, pictures: shard.pictures,
            content: build.content([made]))
        _ = try files.write(
            .pieces { (write) throws(DiagnosticError) in try manifest.write(write) },
            to: Address.manifest)
        try output.check(build.scratch)
        _ = try output.publish(paths)
        build.timings.end("publish")
        return ShardReport(
            shard: shard.shard, output: options.outputFolder, linked: output.linked,
            pages: facts.pages,
            rows: facts.rows, hasErrors: shard.hasErrors,
            hasWarnings: build.hasPending || !build.diagnostics.isEmpty,
            warnings: output.warnings.sorted(), timings: build.timings)
    }
}

extension BuildOptions {
    /// The options that all shards of a site must have in common.
    fileprivate func shared(_ build: SiteBuild) -> ShardSummary.Options {
        ShardSummary.Options(
            baseURL: baseURL, includesDrafts: includesDrafts, isStrict: isStrict, date: date,
            drawsPictures: build.pictureMaker != nil)
    }
}
