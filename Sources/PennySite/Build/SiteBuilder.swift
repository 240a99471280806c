public import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyTemplates

/// Builds a site: discover, load, analyze, render sets, plan, render, publish.
public struct SiteBuilder {
    let options: BuildOptions

    public init(_ options: BuildOptions) {
        self.options = options
    }

    /// Builds the site into its output folder. A build with errors leaves the existing output as it
    /// was.
    ///
    /// - Throws: every fault of all files.
    public func build() throws(DiagnosticError) -> BuildReport {
        let timings = BuildTimings()
        let folder = try SourceFolder(options.site)
        let cache = BuildCacheFile(of: options.outputFolder)
        let previous = PreviousBuild(options, folder, options.isClean ? nil : cache?.read())
        var build = try SiteBuild(options, folder, previous, for: .output, timings)
        guard build.canRender else { throw build.allFaults() ?? DiagnosticError(build.diagnostics) }
        var output: StagedOutput
        do throws(DiagnosticError) {
            output = try StagedOutput(
                options.outputFolder, isNamed: options.output != nil, source: options.site,
                previous.cache, previous.rule)
        } catch {
            // The faults of the site come before those of the output.
            throw build.allFaults() ?? error
        }
        do throws(DiagnosticError) {
            if let report = try unchanged(&build, previous, &output, cache) { return report }
            let files = try output.open()
            build.scratch = output.scratch
            build.reuse(previous, output)
            let results = build.renderSets { (path, content) throws(DiagnosticError) in
                try files.write(content, to: path)
            }
            let plan = try build.plan()
            try results.check()
            try build.auditReuse(previous, output)
            return try finish(
                &build, consume plan, results, files, &output, previous, cache,
                pictures: output.earlierPictures)
        } catch {
            output.discard()
            throw error
        }
    }

    /// The report of a build without changes since the last one; nil if there are changes.
    private func unchanged(
        _ build: inout SiteBuild, _ previous: PreviousBuild, _ output: inout StagedOutput,
        _ cache: BuildCacheFile?
    ) throws(DiagnosticError) -> BuildReport? {
        guard let facts = previous.cache?.facts, build.isUnchanged(previous, output) else {
            return nil
        }
        try build.auditReuse(previous, output)
        output.leave()
        var warnings = build.diagnostics + output.warnings
        writeForNextBuild(&warnings) { () throws(FileError) in
            try cache?.write(round: (previous.cache?.round ?? 0) + 1)
        }
        build.timings.end("publish")
        return BuildReport(
            output: options.outputFolder, linked: output.linked, pages: facts.pages, newPages: 0,
            removedPages: 0,
            rows: facts.rows, warnings: warnings.sorted(), timings: build.timings)
    }

    /// Renders everything but saved sets, and publishes the output.
    func finish(
        _ build: inout SiteBuild, _ plan: consuming Plan, _ results: ArtifactRenderer.RenderSummary,
        _ files: StagingSink, _ output: inout StagedOutput, _ previous: PreviousBuild,
        _ cache: BuildCacheFile?,
        pictures earlier: [String: PictureStore.Entry]
    ) throws(DiagnosticError) -> BuildReport {
        let made = build.run(plan) { (path, content) throws(DiagnosticError) in
            try files.write(content, to: path)
        }
        try made.check()
        let pictures = try build.makePictures(
            of: results.pictures + made.pictures, earlier, output.existing, files)
        var others = made.files + pictures.made
        var facts = previous.facts
        facts.rows = results.rows + made.rows
        facts.pages = build.pages(plan)
        let paths = build.files(plan)
        // The plan holds the search index, and what follows needs memory too.
        _ = consume plan
        let manifest = build.manifest(facts.pages, facts.rows, paths, pictures.entries, others)
        others.append(
            try files.write(
                .pieces { (write) throws(DiagnosticError) in try manifest.write(write) },
                to: Address.manifest))
        build.timings.end("print")
        build.count?.begin(.publishing)
        try output.check(build.scratch)
        let removed = try output.publish(paths)
        var warnings = build.diagnostics + output.warnings
        facts.hasWarnings = !warnings.isEmpty
        facts.folders = output.folders(of: paths)
        writeForNextBuild(&warnings) { () throws(FileError) in
            try build.writeCache(facts, others, previous, in: cache)
        }
        build.timings.end("publish")
        return BuildReport(
            output: options.outputFolder, linked: output.linked, pages: facts.pages,
            newPages: results.newPages + made.newPages,
            removedPages: removed.count { $0.hasSuffix(".html") }, rows: facts.rows,
            warnings: warnings.sorted(), timings: build.timings)
    }

    /// Writes a file that helps the next build; a failure is only a warning.
    func writeForNextBuild(_ warnings: inout [Diagnostic], _ write: () throws(FileError) -> Void) {
        do throws(FileError) {
            try write()
        } catch {
            warnings.append(
                Diagnostic(
                    .warning, SiteFault.cacheNotWritten(reason: error.reason),
                    at: SourceLocation(path: error.path)))
        }
    }

    /// Does everything that a build does, except writing.
    public func check() throws(DiagnosticError) -> BuildReport {
        var build = try SiteBuild(
            options, try SourceFolder(options.site), PreviousBuild(options), for: .reading)
        let (plan, results, made) = try rendered(&build) {
            (path, content) throws(DiagnosticError) in
            try RenderedFiles([(path, content)]).check()
            return ArtifactRenderer.StoredFile(path: path)
        }
        return try report(&build, plan, results, made)
    }

    /// Renders everything and passes each file to the sink.
    ///
    /// - Returns: the plan, and the summaries of the saved sets and of everything else.
    func rendered(
        _ build: inout SiteBuild, _ sink: @escaping ArtifactRenderer.FileSink
    ) throws(DiagnosticError) -> (
        Plan, results: ArtifactRenderer.RenderSummary, made: ArtifactRenderer.RenderSummary
    ) {
        guard build.canRender else { throw build.allFaults() ?? DiagnosticError(build.diagnostics) }
        let results = build.renderSets(sink)
        let plan = try build.plan()
        try results.check()
        let made = build.run(plan, sink)
        try made.check()
        return (plan, results, made)
    }

    /// Reports on a site of which nothing was written.
    ///
    /// - Throws: the hints, if warnings count as errors; no other warning is left then.
    func report(
        _ build: inout SiteBuild, _ plan: Plan, _ results: ArtifactRenderer.RenderSummary,
        _ made: ArtifactRenderer.RenderSummary
    ) throws(DiagnosticError) -> BuildReport {
        build.timings.end("print")
        let hints = build.hints()
        let warnings = (build.diagnostics + hints).sorted()
        if options.isStrict, !hints.isEmpty { throw DiagnosticError(warnings) }
        return BuildReport(
            output: options.outputFolder, linked: nil, pages: build.pages(plan), newPages: 0,
            removedPages: 0, rows: results.rows + made.rows,
            warnings: warnings, timings: build.timings)
    }

    /// Reads a site and checks its texts and sets, for single pages.
    ///
    /// - Throws: every fault of all files.
    func reading() throws(DiagnosticError) -> PlannedSite {
        var build = try SiteBuild(
            options, try SourceFolder(options.site), PreviousBuild(options), for: .reading)
        _ = build.renderSets(nil)
        return PlannedSite(build, try build.plan())
    }
}
