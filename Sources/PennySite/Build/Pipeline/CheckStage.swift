import PennyDiagnostics
import PennyFiles

extension Pipeline {
    /// Does everything that a build does, except writing.
    func check() throws(DiagnosticError) -> BuildReport {
        var timings = BuildTimings()
        let site = try readWithoutCache(for: .reading, &timings)
        let (plan, sets, made) = try render(site, &timings) {
            (path, content) throws(DiagnosticError) in
            try RenderedFiles([(path, content)]).check()
            return ArtifactRenderer.StoredFile(path: path)
        }
        return try report(on: plan, rows: sets.summary.rows + made.rows, timings)
    }

    /// Loads and analyzes a site without looking at an earlier build.
    func readWithoutCache(
        for purpose: Purpose, _ timings: inout BuildTimings
    ) throws(DiagnosticError) -> AnalyzedSite {
        try read(
            try SourceFolder.discover(options.site, options.calculators),
            PreviousBuild.absent().sources, for: purpose,
            &timings)
    }

    /// Reads a site and checks its texts and sets, for single pages.
    ///
    /// - Throws: every fault of all files.
    func plannedSite() throws(DiagnosticError) -> PlannedSite {
        var timings = BuildTimings()
        let site = try readWithoutCache(for: .reading, &timings)
        return try makePlan(of: site, renderSets(of: site, in: nil))
    }

    /// Renders everything and passes each file to the sink.
    ///
    /// - Returns: the plan, the saved sets, and the summary of everything else.
    func render(
        _ site: AnalyzedSite, _ timings: inout BuildTimings,
        to sink: @escaping ArtifactRenderer.FileSink
    ) throws(DiagnosticError) -> (
        plan: PlannedSite, sets: RenderedSets, made: ArtifactRenderer.RenderSummary
    ) {
        try requireSound(site)
        let layouts = makeLayouts(of: site.editions)
        let sets = renderSets(of: site, in: layouts, to: sink)
        timings.end("results")
        let plan = try makePlan(of: site, sets)
        timings.end("plan")
        try sets.summary.check()
        let made = renderArtifacts(of: plan, to: sink)
        try made.check()
        return (plan, sets, made)
    }

    /// Reports on a site of which nothing was written.
    ///
    /// - Throws: the hints, if warnings count as errors; no other warning is left then.
    func report(
        on plan: PlannedSite, rows: Int, _ timings: BuildTimings
    ) throws(DiagnosticError) -> BuildReport {
        var timings = timings
        timings.end("print")
        let hints = plan.hints()
        let warnings = (plan.warnings + hints).sorted()
        if options.isStrict, !hints.isEmpty { throw DiagnosticError(warnings) }
        return BuildReport(
            output: options.outputFolder, linked: nil, pages: plan.pages, newPages: 0,
            removedPages: 0, rows: rows, warnings: warnings, timings: timings)
    }
}
