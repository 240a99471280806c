import PennyDiagnostics
import PennyFiles

/// Builds a site. The stages stand in the order in which they run, and each takes the values of
/// those before it. Other commands call the same stages with another reuse policy or another sink,
/// or stop earlier.
struct Pipeline {
    let options: BuildOptions
    let workers: WorkerPool
    /// Counts pages; nil if no progress is asked for.
    let count: PageCount?

    init(_ options: BuildOptions) {
        self.options = options
        workers = WorkerPool(options.jobs)
        count = options.progress.map(PageCount.init)
    }

    /// Builds the site into its output folder. A build with errors leaves the existing output as it
    /// was.
    ///
    /// - Throws: every fault of all files.
    func build() throws(DiagnosticError) -> BuildReport {
        var timings = BuildTimings()
        let sources = try SourceFolder.discover(options.site, options.calculators)
        let cache = BuildCacheFile.find(for: options.outputFolder)
        let previous = PreviousBuild.read(
            options, sources, options.isClean ? nil : cache?.read(options.calculators))
        let site = try read(sources, previous.sources, for: .output, &timings)
        try requireSound(site)
        let layouts = makeLayouts(of: site.editions)
        var output = try openOutput(of: site, previous.cache, previous.rule)
        do throws(DiagnosticError) {
            if isUnchanged(site, previous, output) {
                return try leave(&output, site, layouts, previous, cache, timings)
            }
            let open = try output.opened()
            let reuse = reusePolicies(of: site, layouts, previous, open)
            let sets = renderSets(of: site, in: layouts, reuse, to: open.sink, open.scratch)
            timings.end("results")
            let plan = try makePlan(of: site, sets)
            timings.end("plan")
            try sets.summary.check()
            try auditReuse(
                of: site.renderers, plan.editions, plan.layouts, previous, open.existing)
            let rendered = try renderRest(consume plan, sets, site.pictureMaker, to: open)
            timings.end("print")
            return try publish(rendered, open, &output, previous, cache, timings)
        } catch {
            output.discard()
            throw error
        }
    }

    /// Loads and analyzes a site, for each command that builds, checks or shows one.
    func read(
        _ sources: SourceFolder, _ stamps: SourceStamps, for purpose: Purpose,
        _ timings: inout BuildTimings
    ) throws(DiagnosticError) -> AnalyzedSite {
        let loaded = try load(sources, stamps, for: purpose)
        timings.end("read")
        let site = analyze(loaded)
        timings.end("check")
        return site
    }

    /// - Throws: every fault of all files if one is known that stops the build.
    func requireSound(
        _ site: AnalyzedSite, _ reuse: [any ReusePolicy]? = nil
    ) throws(DiagnosticError) {
        if !canRender(site) { throw everyKnownFault(of: site, reuse) }
    }

    /// Every fault of all files of a site that cannot be rendered.
    func everyKnownFault(
        of site: AnalyzedSite, _ reuse: [any ReusePolicy]? = nil
    ) -> DiagnosticError {
        everyFault(of: site, reuse) ?? DiagnosticError(joined(site.faults))
    }

    /// Finds every fault of all files without rendering; nil without faults.
    func everyFault(of site: AnalyzedSite, _ reuse: [any ReusePolicy]? = nil) -> DiagnosticError? {
        let sets = renderSets(of: site, in: nil, reuse)
        do throws(DiagnosticError) {
            _ = try makePlan(of: site, sets)
            return nil
        } catch {
            return error
        }
    }
}
