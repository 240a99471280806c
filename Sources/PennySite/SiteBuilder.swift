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

    public init(site: String) {
        self.site = site
    }

    var outputFolder: String {
        output ?? (site == "." ? SiteFolder.outputName : site + "/" + SiteFolder.outputName)
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
    private let options: BuildOptions

    public init(_ options: BuildOptions) {
        self.options = options
    }

    /// Builds the site into its output folder. A build with errors leaves the
    /// old output as it was.
    ///
    /// - Throws: every fault of all files.
    public func build() throws(DiagnosticError) -> BuildReport {
        var output = try OutputFolder(options.outputFolder, source: options.site)
        do throws(DiagnosticError) {
            let prepared = try prepare()
            var rows = 0
            for planned in prepared.plan.outputs {
                let rendered = try prepared.renderer.render(planned)
                rows += rendered.rows
                try output.write(rendered.bytes, to: planned.path)
            }
            let pages = prepared.plan.pageCount
            let manifest = Manifest(
                pages: pages, rows: rows, files: prepared.plan.outputs.map(\.path))
            try output.write(manifest.bytes(), to: Address.manifest)
            try output.publish()
            return BuildReport(
                output: options.outputFolder, pages: pages, rows: rows,
                warnings: prepared.warnings.sorted())
        } catch {
            output.discard()
            throw error
        }
    }

    /// Does everything a build does but write.
    public func check() throws(DiagnosticError) -> BuildReport {
        let prepared = try prepare()
        var rows = 0
        for planned in prepared.plan.outputs { rows += try prepared.renderer.render(planned).rows }
        return BuildReport(
            output: options.outputFolder, pages: prepared.plan.pageCount, rows: rows,
            warnings: prepared.warnings.sorted())
    }

    private struct Prepared {
        let plan: OutputPlan
        let renderer: PageRenderer
        let warnings: [Diagnostic]
    }

    private func prepare() throws(DiagnosticError) -> Prepared {
        let folder = try SiteFolder(options.site)
        var loader = SiteLoader(folder, options)
        var (site, diagnostics) = loader.load()
        guard let site else { throw DiagnosticError(diagnostics) }
        let defaults = InputDefaults(
            currency: site.configuration.currency, convention: site.style.convention)
        var computed: [ComputedSet] = []
        for set in site.sets {
            do throws(DiagnosticError) {
                computed.append(try ComputedSet(set, defaults))
            } catch {
                diagnostics += error.diagnostics
            }
        }
        // References and links can only be judged when every set is there.
        let isComplete = !diagnostics.contains { $0.severity == .error }
        let checker = SiteChecker(site, computed, judgesReferences: isComplete)
        let content = checker.check()
        diagnostics += content.diagnostics
        let plan = OutputPlan(site, computed)
        diagnostics += plan.diagnostics
        let stops = diagnostics.contains { options.isStrict || $0.severity == .error }
        if stops { throw DiagnosticError(diagnostics) }
        let renderer = PageRenderer(site, computed, content, defaults, date: options.date)
        return Prepared(plan: plan, renderer: renderer, warnings: diagnostics)
    }
}
