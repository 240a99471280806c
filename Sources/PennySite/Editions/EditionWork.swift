import PennyContent
import PennyDiagnostics
import PennyFiles
import PennyTemplates

/// An edition at work: what is known of a site in one of its languages after each step of a build.
struct EditionWork {
    private(set) var checked: CheckedSite
    var sets: SetPress
    private(set) var press: Press
    /// What was told of it, and not told of an edition before it.
    private(set) var diagnostics: [Diagnostic]
    private(set) var findings: [Finding]
    let hasTheme: Bool
    let canCompute: Bool
    /// Whether the templates are tried before all else is printed, to tell their faults beside
    /// those of other files.
    private let triesTemplates: Bool
    private let isStrict: Bool

    /// Reads the files of a site for an edition.
    ///
    /// - Parameters:
    ///   - folder: as the edition reads it.
    ///   - first: the edition in the first language; nil to make that.
    ///   - prepare: decides what else depends on what was read.
    init(
        _ options: BuildOptions, _ folder: SiteFolder, _ past: PastSources, _ workers: Workers,
        first: EditionWork?, _ count: PageCount?,
        _ prepare: (inout Site, inout [Diagnostic]) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        var loader = SiteLoader(folder, options, workers, past, first: first?.checked.site)
        let loaded = loader.load()
        var site = loaded.site
        diagnostics = loaded.diagnostics
        try prepare(&site, &diagnostics)
        isStrict = options.isStrict
        canCompute = loaded.canCompute
        let templates = first == nil ? folder.templates : folder.translatedTemplates
        let hasTemplates = templates.contains { $0.hasSuffix(".mustache") }
        triesTemplates = hasTemplates || first == nil && options.memory == nil

        let reader = SetReader(
            folder: site.folder, defaults: site.configuration.defaults, memory: options.memory)
        let figures = SetFigures(
            site.sets, reader, site.inputDefaults, site.readers, canCompute: loaded.canCompute)
        let outliner = BodyOutliner(
            site, loaded.theme?.templates ?? TemplateSet(), options.memory)
        let computed = ComputedSite(site, figures, canCompute: loaded.canCompute, workers)
        diagnostics += computed.diagnostics
        let content = SiteChecker(
            computed: computed, sets: figures, outliner: outliner, workers: workers,
            first: first?.checked.content.links
        ).check()
        diagnostics += content.diagnostics
        findings = content.findings
        hasTheme = loaded.theme != nil
        checked = CheckedSite(
            site, loaded.theme ?? .none, computed.series, content, date: options.date)
        sets = SetPress(SetPages(checked), figures, reader, outliner)
        sets.count = count
        press = Press(frame: checked.frame, workers: workers, count: count)
    }

    var site: Site { checked.site }
    var edition: Edition { checked.site.edition }

    /// Says in which other editions each page is.
    mutating func know(_ alternates: Alternates) { press.frame.alternates = alternates }

    private func stops(_ diagnostics: some Sequence<Diagnostic>) -> Bool {
        diagnostics.contains { isStrict || $0.severity == .error }
    }

    /// Whether nothing is known that stops the build.
    var canPrint: Bool {
        hasTheme && !stops(diagnostics) && !stops(findings.map(\.diagnostic))
            && templateFaults(sets.sample).isEmpty
    }

    // MARK: - Sets

    /// Gives every saved set its turn.
    ///
    /// - Parameters:
    ///   - take: takes each file of a page; nil to print none.
    ///   - file: takes what is left of the sets where it is too much for the memory.
    mutating func giveTurns(_ take: Press.Take?, _ file: ScratchFile?) -> Press.Result {
        let outcome = sets.run(
            press.workers, in: take == nil ? nil : press.frame, isStrict: isStrict, file,
            take ?? { path, _ in Press.Made(path: path) })
        checked.records = outcome.records
        sets.pages.site.records = outcome.records
        diagnostics += outcome.diagnostics
        findings += outcome.findings
        let alternates = press.frame.alternates
        press = Press(frame: checked.frame, workers: press.workers, count: press.count)
        know(alternates)
        return outcome.printed
    }

    mutating func replace(_ records: SetRecords) { checked.records = records }

    // MARK: - Plan

    /// What was found in texts becomes what is told.
    mutating func tellFindings() {
        diagnostics += FindingReport(names: names).diagnostics(findings)
        findings = []
        diagnostics += checked.indexPages()
    }

    /// Leaves out what an edition before it has told: most content is shown in several.
    mutating func leaveOut(toldAt places: Set<SourceLocation>) {
        diagnostics.removeAll { places.contains($0.location) }
    }

    mutating func tell(_ others: [Diagnostic]) { diagnostics += others }

    /// The groups of what is no saved set, as files of the whole site.
    func groups() -> [any OutputGroup] {
        let groups = ContentKinds.groups(of: checked)
        if edition.prefix.isEmpty { return groups }
        return groups.map { group in
            group.outputs.allSatisfy { $0.path.utf8.starts(with: "assets/".utf8) }
                ? group : EditionGroup(group: group, edition: edition, frame: press.frame)
        }
    }

    /// What is wrong between the templates and the values they are given, so
    /// that it is told beside the faults of the other files.
    func templateFaults(_ samples: [any OutputGroup]) -> [Diagnostic] {
        if !triesTemplates { return [] }
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

    /// The names that an unknown one could have been.
    private func names(_ unknown: UnknownName) -> [String] {
        switch unknown {
        case .set: checked.site.sets.heads.map(\.id)
        case .term: checked.site.glossary.ids
        case .path: checked.content.links.paths
        case .row(_, let table): checked.content.links.rows(of: table)
        case .anchor(_, let page): checked.content.links.anchors(at: page)
        }
    }
}
