import PennyContent
import PennyDiagnostics
import PennyFiles

/// A build at work: what is known of the site after each of its steps.
struct SiteWork {
    /// What a site is read for.
    enum Purpose {
        case output
        /// Single pages, or none: nothing that stands beside their addresses.
        case reading
    }

    private(set) var checked: CheckedSite
    var sets: SetPress
    private(set) var press: Press
    let pictureMaker: (any PictureMaker)?
    private(set) var diagnostics: [Diagnostic]
    var timings: BuildTimings
    /// Counts the pages, where somebody asks.
    let count: PageCount?

    private(set) var findings: [Finding]
    private let hasTheme: Bool
    private let isStrict: Bool
    /// Whether the templates are those of the program, and a look at files need not try them.
    private let trustsTemplates: Bool

    /// Reads the files of a site, and checks its texts.
    init(
        _ options: BuildOptions, _ folder: SiteFolder, _ past: PastBuild, for purpose: Purpose,
        _ timings: BuildTimings = BuildTimings()
    ) throws(DiagnosticError) {
        self.timings = timings
        let workers = Workers(options.jobs)
        count = options.progress.map(PageCount.init)
        count?.begin(.reading)
        var loader = SiteLoader(folder, options, workers, past.sources)
        let loaded = loader.load()
        var site = loaded.site
        diagnostics = loaded.diagnostics
        isStrict = options.isStrict
        trustsTemplates =
            options.memory != nil
            && !site.folder.templates.contains { $0.hasSuffix(".mustache") }
        pictureMaker =
            purpose == .output
            ? try Self.pictureMaker(options, for: site, &diagnostics) : nil
        site.drawsPictures = pictureMaker != nil
        self.timings.end("read")

        let defaults = site.inputDefaults
        let reader = SetReader(
            folder: site.folder, defaults: site.configuration.defaults, memory: options.memory)
        let figures = SetFigures(
            site.sets, reader, defaults, site.readers, canCompute: loaded.canCompute)
        let outliner = BodyOutliner(
            site.folder, site.glossary, options.memory, language: site.configuration.language)
        let computed = ComputedSite(site, figures, canCompute: loaded.canCompute, workers)
        diagnostics += computed.diagnostics
        let content = SiteChecker(
            computed: computed, sets: figures, outliner: outliner, workers: workers
        ).check()
        diagnostics += content.diagnostics
        findings = content.findings
        hasTheme = loaded.theme != nil
        checked = CheckedSite(
            site, loaded.theme ?? .none, computed.series, content, date: options.date)
        sets = SetPress(SetPages(checked), figures, reader, outliner)
        sets.count = count
        press = Press(frame: checked.frame, workers: workers, count: count)
        self.timings.end("check")
    }

    /// What makes the pictures that a site asks for. Without an address to stand beside, a
    /// picture is of no use; without what makes them, the site is built all the same.
    private static func pictureMaker(
        _ options: BuildOptions, for site: Site, _ diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> (any PictureMaker)? {
        guard site.configuration.sharingPictures, site.baseURL != nil,
            let find = options.pictureMaker
        else { return nil }
        if let maker = try find() { return maker }
        diagnostics.append(
            Diagnostic(
                .warning, SiteFault.noPictures,
                at: SourceLocation(path: site.folder.path(SiteFolder.configurationName))))
        return nil
    }

    // MARK: - Sets

    private func stops(_ diagnostics: some Sequence<Diagnostic>) -> Bool {
        diagnostics.contains { isStrict || $0.severity == .error }
    }

    /// Whether nothing is known that stops the build.
    var canPrint: Bool {
        hasTheme && !stops(diagnostics) && !stops(findings.map(\.diagnostic))
            && templateFaults(sets.sample).isEmpty
    }

    /// Gives every saved set its turn.
    ///
    /// - Parameter take: takes each file of a page; nil to print none.
    mutating func giveTurns(_ take: Press.Take?) -> Press.Result {
        let outcome = sets.run(
            press.workers, in: take == nil ? nil : press.frame, isStrict: isStrict,
            take ?? { path, _ in Press.Made(path: path) })
        checked.records = outcome.records
        sets.pages.site.records = outcome.records
        diagnostics += outcome.diagnostics
        findings += outcome.findings
        press = Press(frame: checked.frame, workers: press.workers, count: count)
        timings.end("results")
        return outcome.printed
    }

    // MARK: - Plan

    /// The plan of all that is no saved set.
    ///
    /// - Throws: every fault of all files.
    mutating func plan() throws(DiagnosticError) -> Plan {
        diagnostics += FindingReport(names: names).diagnostics(findings)
        findings = []
        let plan = Plan(ContentKinds.groups(of: checked), SetOutputs(checked))
        diagnostics += plan.diagnostics
        guard hasTheme else { throw DiagnosticError(diagnostics) }
        diagnostics += templateFaults(plan.samples + sets.sample)
        if stops(diagnostics) { throw DiagnosticError(diagnostics) }
        timings.end("plan")
        return plan
    }

    /// Every fault of all files, found without printing; nil where there is none.
    mutating func allFaults() -> DiagnosticError? {
        _ = giveTurns(nil)
        do throws(DiagnosticError) {
            _ = try plan()
            return nil
        } catch {
            return error
        }
    }

    /// What is wrong between the templates and the values they are given, so
    /// that it is told beside the faults of the other files.
    private func templateFaults(_ samples: [any OutputGroup]) -> [Diagnostic] {
        if trustsTemplates { return [] }
        var faults: [Diagnostic] = []
        for group in samples {
            do throws(DiagnosticError) {
                try group.printed(in: press.frame).check()
            } catch {
                faults += error.diagnostics
            }
        }
        return onePerPlace(faults)
    }

    /// What a check tells beside the faults, and a build does not.
    func hints() -> [Diagnostic] { ContentKinds.all.flatMap { $0.hints(of: checked) } }

    /// The names that an unknown one could have been.
    private func names(_ unknown: UnknownName) -> [String] {
        switch unknown {
        case .set: checked.site.sets.heads.map(\.id)
        case .term: checked.site.glossary.ids
        case .path: checked.content.links.paths
        case .row(_, let table): checked.content.links.rows(of: table)
        }
    }

    // MARK: - What was made

    func pages(_ plan: Plan) -> Int {
        plan.groups.reduce(SetOutputs(checked).pages) { count, group in
            count + group.pages
        }
    }

    /// The paths of all files, in order.
    func files(_ plan: Plan) -> OutputPaths {
        let others = plan.groups.flatMap(\.outputs)
        return OutputPaths(
            others.map { OutputPaths.Entry(stem: $0.path, endings: [""]) }
                + SetOutputs(checked).paths)
    }
}
