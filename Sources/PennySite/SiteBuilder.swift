import PennyContent
public import PennyDiagnostics
public import PennyEngine
import PennyMarkup

/// What a build is asked to do.
public struct BuildOptions: Sendable {
    /// The site's folder.
    public var site: String
    /// Where the pages go; nil for the folder `public` in the site's.
    public var output: String?
    /// The address to publish at, in place of the configuration's.
    public var baseURL: String?
    public var includesDrafts = false
    /// Warnings stop the build as errors do.
    public var isStrict = false
    /// The day the pages say they were updated on, in place of the newest date
    /// of the site's files.
    public var date: CivilDate?
    /// What turns drawings into pictures, where the machine has such a thing; asked for only
    /// by a site that wants pictures.
    public var pictureMaker: (@Sendable () throws(DiagnosticError) -> (any PictureMaker)?)?

    public init(site: String) {
        self.site = site
    }

    var outputFolder: String {
        output ?? SiteFolder.path(SiteFolder.outputName, in: site)
    }
}

/// What a build has made.
public struct BuildReport: Equatable, Sendable {
    /// The folder the pages are in.
    public let output: String
    public let pages: Int
    /// The rows of the schedules on them.
    public let rows: Int
    /// Warnings; a build with errors makes no report.
    public let warnings: [Diagnostic]
}

/// Makes a site: discover, load, compute, check, plan, render, write.
public struct SiteBuilder {
    let options: BuildOptions

    public init(_ options: BuildOptions) {
        self.options = options
    }

    /// Builds the site into its output folder. A build with errors leaves the
    /// old output as it was.
    ///
    /// - Throws: every fault of all files.
    public func build() throws(DiagnosticError) -> BuildReport {
        let prepared = try prepare(for: .output)
        var output = try OutputFolder(options.outputFolder, source: options.site)
        do throws(DiagnosticError) {
            var pictures = PictureStore(earlier: output.earlierPictures)
            let rows = try prepared.render { (path, content) throws(DiagnosticError) in
                guard case .picture(let drawing) = content else {
                    return try output.write(content, to: path)
                }
                if let kept = pictures.add(drawing, at: path, output.standing) {
                    try output.write(.bytes(kept), to: path)
                }
            }
            if let maker = prepared.pictureMaker {
                try pictures.makeMissing(maker) { (path, picture) throws(DiagnosticError) in
                    try output.write(.bytes(picture), to: path)
                }
            }
            let pages = prepared.plan.pageCount
            let manifest = Manifest(
                pages: pages, rows: rows, files: prepared.plan.outputs.map(\.path),
                pictures: pictures.entries)
            try output.write(.bytes(manifest.bytes()), to: Address.manifest)
            try output.publish()
            return BuildReport(
                output: options.outputFolder, pages: pages, rows: rows,
                warnings: (prepared.warnings + output.warnings).sorted())
        } catch {
            output.discard()
            throw error
        }
    }

    /// Does everything a build does but write.
    public func check() throws(DiagnosticError) -> BuildReport {
        let prepared = try prepare()
        let rows = try prepared.render { _, _ in }
        return BuildReport(
            output: options.outputFolder, pages: prepared.plan.pageCount, rows: rows,
            warnings: (prepared.warnings + prepared.hints).sorted())
    }

    /// A site whose files are read, computed and checked.
    struct Prepared {
        let plan: OutputPlan
        let renderer: PageRenderer
        let warnings: [Diagnostic]
        let hints: [Diagnostic]
        let pictureMaker: (any PictureMaker)?

        /// Makes all outputs and hands each on until one has a fault.
        ///
        /// - Returns: the rows of the schedules.
        /// - Throws: the faults of all outputs.
        func render(
            _ take: (String, PageRenderer.Content) throws(DiagnosticError) -> Void
        ) throws(DiagnosticError) -> Int {
            var rows = 0
            var faults: [Diagnostic] = []
            for planned in plan.outputs {
                let rendered: PageRenderer.Rendered
                do throws(DiagnosticError) {
                    rendered = try renderer.render(planned)
                } catch {
                    faults += error.diagnostics
                    continue
                }
                rows += rendered.rows
                if faults.isEmpty { try take(planned.path, rendered.content) }
            }
            if !faults.isEmpty { throw DiagnosticError(onePerPlace(faults)) }
            return rows
        }
    }

    /// What a site is prepared for.
    enum Purpose {
        case output
        /// Single pages, or none: nothing that stands beside their addresses.
        case reading
    }

    func prepare(for purpose: Purpose = .reading) throws(DiagnosticError) -> Prepared {
        let folder = try SiteFolder(options.site)
        var loader = SiteLoader(folder, options)
        let loaded = loader.load()
        var site = loaded.site
        var diagnostics = loaded.diagnostics
        let maker = purpose == .output ? try pictureMaker(for: site, &diagnostics) : nil
        site.drawsPictures = maker != nil
        let defaults = site.inputDefaults
        let sets = loaded.canCompute ? site.sets : []
        let computed = compute(sets, site.style, defaults, &diagnostics)
        let explanations = loaded.canCompute ? site.explanations : []
        let examples = compute(explanations, &diagnostics) { (page) throws(DiagnosticError) in
            try ComputedSet(page.set, page.defaults(defaults))
        }
        let months = MonthSeries.all(of: computed)
        let series = compute(months, &diagnostics) { (months) throws(DiagnosticError) in
            try ComputedSeries(months, computed)
        }
        let content = SiteChecker(site, computed, examples: examples, series).check()
        diagnostics += content.diagnostics
        let plan = OutputPlan(site, computed, series, loaded.theme?.files ?? [])
        diagnostics += plan.diagnostics
        guard let theme = loaded.theme else { throw DiagnosticError(diagnostics) }
        let shown = content.examples.values.sorted { $0.set.id < $1.set.id }
        let results = compute(shown, &diagnostics) { (set) throws(DiagnosticError) in
            (set.set.id, try set.calculation())
        }
        let renderer = PageRenderer(
            site, theme, computed, series, content, examples: results, date: options.date)
        diagnostics += templateFaults(plan, renderer)
        let stops = diagnostics.contains { options.isStrict || $0.severity == .error }
        if stops { throw DiagnosticError(diagnostics) }
        return Prepared(
            plan: plan, renderer: renderer, warnings: diagnostics, hints: content.hints,
            pictureMaker: maker)
    }

    /// What makes the pictures that a site asks for. Without an address to stand beside, a
    /// picture is of no use; without what makes them, the site is built all the same.
    private func pictureMaker(
        for site: Site, _ diagnostics: inout [Diagnostic]
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

    /// The sets that can be computed; those that name others come after them, as
    /// they do in the order of pages.
    private func compute(
        _ sets: [SavedSet], _ style: NumberStyle, _ defaults: InputDefaults,
        _ diagnostics: inout [Diagnostic]
    ) -> [ComputedSet] {
        let alone = sets.filter { $0.calculator != .scenarios }
        var faults: [String: Int] = [:]
        let computed = compute(alone, &diagnostics) { (set) throws(DiagnosticError) in
            // The rows of a table of nothing but faults would tell millions.
            let file = set.location.path
            guard faults[file, default: 0] < Self.faultLimit else { throw DiagnosticError([]) }
            do throws(DiagnosticError) {
                return try ComputedSet(set, defaults)
            } catch {
                faults[file, default: 0] += error.diagnostics.count
                throw error
            }
        }
        let named = ScenarioSets(computed, all: sets, style)
        let sideBySide = compute(
            sets.filter { $0.calculator == .scenarios }, &diagnostics
        ) { (set) throws(DiagnosticError) in
            try named.resolved(set).map { (set) throws(DiagnosticError) in
                try ComputedSet(set, defaults)
            }
        }
        return computed + sideBySide.compactMap(\.self)
    }

    /// Behind how many faults the rest of a file's sets is not computed: nobody mends so many
    /// at once.
    private static let faultLimit = 10_000

    /// What can be computed, and the faults of the rest.
    private func compute<Source, Computed>(
        _ sources: [Source], _ diagnostics: inout [Diagnostic],
        _ compute: (Source) throws(DiagnosticError) -> Computed
    ) -> [Computed] {
        var computed: [Computed] = []
        for source in sources {
            do throws(DiagnosticError) {
                computed.append(try compute(source))
            } catch {
                diagnostics += error.diagnostics
            }
        }
        return computed
    }

    /// What is wrong between the templates and the values they are given, so
    /// that it is told beside the faults of the other files.
    private func templateFaults(_ plan: OutputPlan, _ renderer: PageRenderer) -> [Diagnostic] {
        var faults: [Diagnostic] = []
        for planned in plan.samples {
            do throws(DiagnosticError) {
                _ = try renderer.render(planned)
            } catch {
                faults += error.diagnostics
            }
        }
        return onePerPlace(faults)
    }
}

/// A tag that all pages share has the same fault on each of them.
private func onePerPlace(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<SourceLocation> = []
    return diagnostics.sorted().filter { seen.insert($0.location).inserted }
}
