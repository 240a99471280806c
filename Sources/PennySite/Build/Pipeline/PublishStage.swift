import PennyDiagnostics
import PennyFiles

extension Pipeline {
    /// Prepares the output folder.
    ///
    /// - Throws: every fault of all files before those of the output.
    func openOutput(
        of site: AnalyzedSite, _ cache: BuildCache?, _ rule: CacheRule,
        _ reuse: [any ReusePolicy]? = nil
    ) throws(DiagnosticError) -> StagedOutput {
        do throws(DiagnosticError) {
            return try StagedOutput.prepare(
                options.outputFolder, isNamed: options.output != nil, source: options.site, cache,
                rule)
        } catch {
            throw everyFault(of: site, reuse) ?? error
        }
    }

    /// Publishes the output of a build, and leaves the cache for the next one.
    func publish(
        _ site: RenderedSite, _ open: OpenOutput, _ output: inout StagedOutput,
        _ previous: PreviousBuild, _ cache: BuildCacheFile?, _ timings: BuildTimings
    ) throws(DiagnosticError) -> BuildReport {
        var timings = timings
        count?.begin(.publishing)
        try output.check(open.scratch)
        let removed = try output.publish(site.paths)
        var warnings = site.warnings + output.warnings
        var facts = previous.facts
        facts.rows = site.rows
        facts.pages = site.pages
        facts.hasWarnings = !warnings.isEmpty
        facts.folders = output.folders(of: site.paths)
        warnings += leavingForNextBuild { () throws(FileError) in
            try writeCache(facts, of: site, previous, open.scratch, in: cache)
        }
        timings.end("publish")
        return BuildReport(
            output: options.outputFolder, linked: output.linked, pages: site.pages,
            newPages: site.newPages, removedPages: removed.count { $0.hasSuffix(".html") },
            rows: site.rows, warnings: warnings.sorted(), timings: timings)
    }

    /// Leaves the output of the previous build as it is.
    func leave(
        _ output: inout StagedOutput, _ site: AnalyzedSite, _ layouts: [Layout],
        _ previous: PreviousBuild, _ cache: BuildCacheFile?, _ timings: BuildTimings
    ) throws(DiagnosticError) -> BuildReport {
        var timings = timings
        try auditReuse(of: site.renderers, site.editions, layouts, previous, output.existing)
        output.leave()
        let facts = previous.cache?.facts ?? previous.facts
        let warnings =
            output.warnings
            + leavingForNextBuild { () throws(FileError) in
                try cache?.write(round: (previous.cache?.round ?? 0) + 1)
            }
        timings.end("publish")
        return BuildReport(
            output: options.outputFolder, linked: output.linked, pages: facts.pages, newPages: 0,
            removedPages: 0, rows: facts.rows, warnings: warnings.sorted(), timings: timings)
    }

    /// Writes a file that helps the next build; a failure is only a warning.
    private func leavingForNextBuild(_ write: () throws(FileError) -> Void) -> [Diagnostic] {
        do throws(FileError) {
            try write()
            return []
        } catch {
            return [
                Diagnostic(
                    Fault.output.cacheNotWritten(error.reason),
                    at: SourceLocation(path: error.path))
            ]
        }
    }
}
