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
    /// How many threads work; nil for as many as the machine has processors.
    public var jobs: Int?
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
public struct BuildReport: Sendable {
    /// The folder the pages are in.
    public let output: String
    public let pages: Int
    /// The rows of the schedules on them.
    public let rows: Int
    /// Warnings; a build with errors makes no report.
    public let warnings: [Diagnostic]
    public let timings: BuildTimings
}

/// Makes a site: discover, load, compute, check, plan, print, write.
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
        var prepared = try prepare(for: .output)
        var output = try OutputFolder(options.outputFolder, source: options.site)
        do throws(DiagnosticError) {
            let outputs = prepared.plan.outputs
            let files = try output.open(for: outputs.map(\.path))
            let made = try prepared.press.run(prepared.plan.groups) {
                (path, content) throws(DiagnosticError) in
                try files.write(content, to: path)
            }
            var pictures = PictureStore(earlier: output.earlierPictures)
            for (path, svg) in made.pictures {
                guard let kept = pictures.add(svg, at: path, output.standing) else { continue }
                try files.write(.bytes(kept), to: path)
            }
            if let maker = prepared.pictureMaker {
                try pictures.makeMissing(maker) { (path, picture) throws(DiagnosticError) in
                    try files.write(.bytes(picture), to: path)
                }
            }
            let pages = outputs.count(where: \.isPage)
            let manifest = Manifest(
                pages: pages, rows: made.rows, files: outputs.map(\.path).sorted(),
                pictures: pictures.entries)
            try files.write(.bytes(manifest.bytes()), to: Address.manifest)
            prepared.timings.end("print")
            try output.publish()
            prepared.timings.end("publish")
            return BuildReport(
                output: options.outputFolder, pages: pages, rows: made.rows,
                warnings: (prepared.warnings + output.warnings).sorted(),
                timings: prepared.timings)
        } catch {
            output.discard()
            throw error
        }
    }

    /// Does everything a build does but write.
    public func check() throws(DiagnosticError) -> BuildReport {
        var prepared = try prepare()
        let made = try prepared.press.run(prepared.plan.groups) { _, _ in }
        prepared.timings.end("print")
        return BuildReport(
            output: options.outputFolder, pages: prepared.plan.outputs.count(where: \.isPage),
            rows: made.rows, warnings: (prepared.warnings + prepared.hints).sorted(),
            timings: prepared.timings)
    }

    /// A site whose files are read, computed and checked.
    struct Prepared {
        let plan: Plan
        let press: Press
        /// The site's folder and what is in it, for what is made of single pages.
        let site: Site
        let sets: [SavedSet]
        let theme: Theme
        let links: LinkResolver
        let warnings: [Diagnostic]
        let hints: [Diagnostic]
        let pictureMaker: (any PictureMaker)?
        var timings: BuildTimings
    }

    /// What a site is prepared for.
    enum Purpose {
        case output
        /// Single pages, or none: nothing that stands beside their addresses.
        case reading
    }

    func prepare(for purpose: Purpose = .reading) throws(DiagnosticError) -> Prepared {
        var timings = BuildTimings()
        let folder = try SiteFolder(options.site)
        var loader = SiteLoader(folder, options, workers)
        let loaded = loader.load()
        var site = loaded.site
        var diagnostics = loaded.diagnostics
        let maker = purpose == .output ? try pictureMaker(for: site, &diagnostics) : nil
        site.drawsPictures = maker != nil
        timings.end("read")
        let defaults = site.inputDefaults
        let sets = loaded.canCompute ? site.sets : []
        for set in loaded.draftSets + (loaded.canCompute ? [] : site.sets) {
            diagnostics += set.unknownKeys()
        }
        let computed = compute(sets, site.style, defaults, &diagnostics)
        let explanations = loaded.canCompute ? site.explanations : []
        let examples = compute(explanations, &diagnostics) { (page) throws(DiagnosticError) in
            try ComputedSet(page.set, page.defaults(defaults))
        }
        let months = MonthSeries.all(of: computed)
        let series = compute(months, &diagnostics) { (months) throws(DiagnosticError) in
            try ComputedSeries(months, computed)
        }
        timings.end("compute")
        let content = SiteChecker(site, computed, examples: examples, series, workers)
            .check()
        diagnostics += content.diagnostics
        let shown = content.examples.values.sorted { $0.set.id < $1.set.id }
        let results = compute(shown, &diagnostics) { (set) throws(DiagnosticError) in
            (set.set.id, try set.calculation())
        }
        timings.end("check")
        // Addresses that collide are told beside the faults of a theme.
        let theme = loaded.theme ?? .none
        let checked = CheckedSite(
            site, theme, computed, series, content, examples: results, date: options.date)
        let plan = Plan(ContentKinds.groups(of: checked))
        diagnostics += plan.diagnostics
        guard loaded.theme != nil else { throw DiagnosticError(diagnostics) }
        let frame = checked.frame
        diagnostics += templateFaults(plan, frame)
        let stops = diagnostics.contains { options.isStrict || $0.severity == .error }
        if stops { throw DiagnosticError(diagnostics) }
        timings.end("plan")
        return Prepared(
            plan: plan, press: Press(frame: frame, workers: workers), site: site,
            sets: computed.map(\.set), theme: theme, links: content.links,
            warnings: diagnostics, hints: content.hints, pictureMaker: maker,
            timings: timings)
    }

    var workers: Workers { Workers(options.jobs) }

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

    /// What is wrong between the templates and the values they are given, so
    /// that it is told beside the faults of the other files.
    private func templateFaults(_ plan: Plan, _ frame: Frame) -> [Diagnostic] {
        var faults: [Diagnostic] = []
        for group in plan.samples {
            do throws(DiagnosticError) {
                _ = try group.printed(in: frame)
            } catch {
                faults += error.diagnostics
            }
        }
        return onePerPlace(faults)
    }
}
