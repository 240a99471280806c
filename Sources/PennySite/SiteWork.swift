import PennyContent
import PennyDiagnostics
import PennyFiles

/// A build at work: what is known of the site, edition by edition, after each of its steps.
struct SiteWork {
    /// What a site is read for.
    enum Purpose {
        case output
        /// Single pages, or none: nothing that stands beside their addresses.
        case reading
    }

    /// The first language's, then the others in the order of `site.yaml`.
    private(set) var editions: [EditionWork]
    let pictureMaker: (any PictureMaker)?
    var timings: BuildTimings
    /// Takes what is too much for the memory; nil without an output to put it beside.
    var scratch: ScratchFile?
    /// Counts the pages, where somebody asks.
    let count: PageCount?
    private let isStrict: Bool
    private let siteMapLimit: SiteMapPages.Limit
    /// What is wrong between editions.
    private var ownDiagnostics: [Diagnostic] = []

    /// Reads the files of a site, and checks its texts.
    init(
        _ options: BuildOptions, _ folder: SiteFolder, _ past: PastBuild, for purpose: Purpose,
        _ timings: BuildTimings = BuildTimings()
    ) throws(DiagnosticError) {
        self.timings = timings
        let workers = Workers(options.jobs)
        count = options.progress.map(PageCount.init)
        count?.begin(.reading)
        isStrict = options.isStrict
        siteMapLimit = options.siteMapLimit
        var maker: (any PictureMaker)?
        let prepare = {
            (site: inout Site, told: inout [Diagnostic]) throws(DiagnosticError) in
            if purpose == .output, site.edition.prefix.isEmpty {
                maker = try Self.pictureMaker(options, for: site, &told)
            }
            site.drawsPictures = maker != nil
        }
        var timed = timings
        let first = try EditionWork(
            options, folder, past.sources, workers, first: nil, count
        ) { (site, told) throws(DiagnosticError) in
            try prepare(&site, &told)
            timed.end("read")
        }
        editions = [first]
        for language in folder.translations.languages {
            var sources = past.sources
            sources.prefix = language.code + "/"
            editions.append(
                try EditionWork(
                    options, folder.edition(in: language), sources, workers, first: first, count,
                    prepare))
        }
        pictureMaker = maker
        self.timings = timed
        knowAlternates()
        leaveOutRepeated()
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

    // MARK: - Editions

    /// The edition in the first language.
    var first: EditionWork { editions[0] }
    var workers: Workers { first.press.workers }
    /// The frame of files that are of no edition.
    var frame: Frame { first.press.frame }

    /// Tells each edition which pages the others have: the saved sets, and what is planned.
    private mutating func knowAlternates(_ planned: [Set<String>] = []) {
        if editions.count < 2 { return }
        let all = editions.map(\.edition)
        let sets = editions.map(\.site.sets)
        for place in editions.indices {
            var alternates = Alternates(all, own: place, sets)
            alternates.pages = planned
            editions[place].know(alternates)
        }
    }

    /// Content that is not translated is read for each edition, and its faults are told of the
    /// first that has them.
    private mutating func leaveOutRepeated() {
        var told: Set<SourceLocation> = []
        for place in editions.indices {
            if place > 0 { editions[place].leaveOut(toldAt: told) }
            told.formUnion(editions[place].diagnostics.map(\.location))
        }
    }

    // MARK: - Faults

    /// What is told of all editions so far.
    var diagnostics: [Diagnostic] { editions.flatMap(\.diagnostics) + ownDiagnostics }
    var hasFindings: Bool { editions.contains { !$0.findings.isEmpty } }

    private func stops(_ diagnostics: some Sequence<Diagnostic>) -> Bool {
        diagnostics.contains { isStrict || $0.severity == .error }
    }

    /// Whether nothing is known that stops the build.
    var canPrint: Bool { editions.allSatisfy(\.canPrint) }

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

    /// What a check tells beside the faults, and a build does not.
    func hints() -> [Diagnostic] {
        ContentKinds.all.flatMap { $0.hints(of: first.checked) }
    }

    // MARK: - Sets

    /// Gives every saved set its turn in each edition.
    ///
    /// - Parameter take: takes each file of a page; nil to print none.
    mutating func giveTurns(_ take: Press.Take?) -> Press.Result {
        var result = editions[0].giveTurns(take, scratch)
        for place in editions.indices.dropFirst() {
            result.add(editions[place].giveTurns(take, scratch))
        }
        timings.end("results")
        return result
    }

    /// Lets stay what of an edition's sets an earlier build has made.
    mutating func reuse(_ find: (EditionWork) -> any SetFinding) {
        for place in editions.indices { editions[place].sets.reuse = find(editions[place]) }
    }

    /// Gives only some sets their turn, by their places in each edition.
    mutating func giveTurns(only own: [[Bool]]) {
        for place in editions.indices { editions[place].sets.own = own[place] }
    }

    /// Says what else is known of an edition's sets after their turns.
    mutating func replace(_ records: SetRecords, of edition: Int) {
        editions[edition].replace(records)
    }

    mutating func tell(_ others: [Diagnostic]) { ownDiagnostics += others }

    // MARK: - Plan

    /// The plan of all that is no saved set.
    ///
    /// - Throws: every fault of all files.
    mutating func plan() throws(DiagnosticError) -> Plan {
        for place in editions.indices { editions[place].tellFindings() }
        leaveOutRepeated()
        var groups = editions.map { $0.groups() }
        if editions.count > 1 {
            knowAlternates(zip(editions, groups).map { Self.pages(of: $0, $1) })
            groups = editions.map { $0.groups() }
        }
        let maps = SearchEngineFiles.groups(
            of: editions.indices.map { place in
                (
                    editions[place].checked, editions[place].press.frame,
                    groups[place].map { ($0 as? EditionGroup)?.group ?? $0 }
                )
            }, siteMapLimit)
        // In the order in which they have a right to their addresses.
        let assets = AssetFile.groups(of: first.checked)
        let all = groups[0] + maps + assets + ownFiles(groups)
        let plan = Plan(all, editions.map { SetOutputs($0.checked) })
        ownDiagnostics += plan.diagnostics
        guard editions.allSatisfy(\.hasTheme) else { throw DiagnosticError(diagnostics) }
        var faults: [Diagnostic] = []
        for (edition, groups) in zip(editions, [groups[0] + maps] + groups.dropFirst()) {
            faults += edition.templateFaults(Plan.samples(of: groups) + edition.sets.sample)
        }
        ownDiagnostics += onePerPlace(faults)
        if stops(diagnostics) { throw DiagnosticError(diagnostics) }
        timings.end("plan")
        return plan
    }

    /// The addresses of an edition's pages, from its own root.
    private static func pages(of work: EditionWork, _ groups: [any OutputGroup]) -> Set<String> {
        let prefix = work.edition.prefix.utf8.count
        return Set(
            groups.flatMap(\.outputs).map(\.path).filter { $0.hasSuffix(".html") }
                .map { String($0.dropFirst(prefix)) })
    }

    /// The groups of the other editions, but for files that an edition before them has, too.
    private func ownFiles(_ groups: [[any OutputGroup]]) -> [any OutputGroup] {
        var shared = Set(groups[0].flatMap(\.outputs).map(\.path))
        return groups.dropFirst().flatMap { groups in
            groups.filter { group in
                group is EditionGroup
                    || group.outputs.contains { shared.insert($0.path).inserted }
            }
        }
    }

    // MARK: - What was made

    private var outputs: [SetOutputs] {
        editions.enumerated().map { SetOutputs($1.checked, edition: $0) }
    }

    /// What the files of a build hold.
    ///
    /// - Parameter others: the files of no saved set.
    func content(
        _ others: [Press.Made]
    ) -> @Sendable (OutputPaths.Entry, String) -> FileDigest {
        let known = Dictionary(others.map { ($0.path, $0.stamp.content) }) { first, _ in first }
        let records = editions.map(\.checked.records)
        return { entry, ending in
            if case .set(let edition, let record) = entry.owner {
                let content = records[edition][record].marks[ending].content
                if content != .unknown { return content }
            }
            return known[entry.stem + ending] ?? .unknown
        }
    }

    /// The list of the files of a build.
    ///
    /// - Parameter others: the files of no saved set.
    func manifest(
        _ pages: Int, _ rows: Int, _ files: OutputPaths,
        _ pictures: [String: PictureStore.Entry], _ others: [Press.Made]
    ) -> Manifest {
        Manifest(
            pages: pages, rows: rows, files: files, pictures: pictures,
            outputs: first.site.configuration.outputs, content: content(others))
    }

    func pages(_ plan: Plan) -> Int {
        plan.groups.reduce(outputs.reduce(0) { $0 + $1.pages }) { count, group in
            count + group.pages
        }
    }

    /// The paths of all files, in order.
    func files(_ plan: Plan) -> OutputPaths {
        let others = plan.groups.flatMap(\.outputs)
        let paths = others.map { OutputPaths.Entry(stem: $0.path, endings: [""]) }
        return OutputPaths([OutputPaths.run(of: paths)] + outputs.map(\.paths))
    }

    /// Makes what is no saved set.
    func run(_ plan: Plan, _ take: @escaping Press.Take) -> Press.Result {
        first.press.run(plan.groups, take)
    }
}
