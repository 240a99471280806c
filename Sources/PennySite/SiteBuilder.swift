public import PennyDiagnostics
public import PennyEngine

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

    /// How many sets of files stay in memory from the first reading to their turn. Others are
    /// read twice, so that memory does not grow with what they say.
    var keptSets = 16_384

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
        var work = try SiteWork(options, for: .output)
        guard work.canPrint else { throw work.allFaults() ?? DiagnosticError(work.diagnostics) }
        var output: OutputFolder
        do throws(DiagnosticError) {
            output = try OutputFolder(options.outputFolder, source: options.site)
        } catch {
            // The faults of the site come before those of the output.
            throw work.allFaults() ?? error
        }
        do throws(DiagnosticError) {
            let files = try output.open()
            let results = work.giveTurns { (path, content) throws(DiagnosticError) in
                try files.write(content, to: path)
            }
            let plan = try work.plan()
            try results.check()
            return try finish(&work, plan, results, files, &output)
        } catch {
            output.discard()
            throw error
        }
    }

    /// Prints what is no saved set, and publishes all.
    private func finish(
        _ work: inout SiteWork, _ plan: Plan, _ results: Press.Result, _ files: OutputFiles,
        _ output: inout OutputFolder
    ) throws(DiagnosticError) -> BuildReport {
        let made = work.press.run(plan.groups) { (path, content) throws(DiagnosticError) in
            try files.write(content, to: path)
        }
        try made.check()
        var pictures = PictureStore(earlier: output.earlierPictures)
        for (path, svg) in results.pictures + made.pictures {
            guard let kept = pictures.add(svg, at: path, output.standing) else { continue }
            try files.write(.bytes(kept), to: path)
        }
        if let maker = work.pictureMaker {
            try pictures.makeMissing(maker) { (path, picture) throws(DiagnosticError) in
                try files.write(.bytes(picture), to: path)
            }
        }
        let rows = results.rows + made.rows
        let pages = work.pages(plan)
        let manifest = Manifest(
            pages: pages, rows: rows, files: work.files(plan), pictures: pictures.entries)
        try files.write(
            .pieces { (take) throws(DiagnosticError) in try manifest.write(take) },
            to: Address.manifest)
        work.timings.end("print")
        try output.publish()
        work.timings.end("publish")
        return BuildReport(
            output: options.outputFolder, pages: pages, rows: rows,
            warnings: (work.diagnostics + output.warnings).sorted(), timings: work.timings)
    }

    /// Does everything a build does but write.
    public func check() throws(DiagnosticError) -> BuildReport {
        var work = try SiteWork(options, for: .reading)
        guard work.canPrint else { throw work.allFaults() ?? DiagnosticError(work.diagnostics) }
        let results = work.giveTurns { _, _ in }
        let plan = try work.plan()
        try results.check()
        let made = work.press.run(plan.groups) { (path, content) throws(DiagnosticError) in
            try Printed([(path, content)]).check()
        }
        try made.check()
        work.timings.end("print")
        return BuildReport(
            output: options.outputFolder, pages: work.pages(plan),
            rows: results.rows + made.rows, warnings: (work.diagnostics + work.hints()).sorted(),
            timings: work.timings)
    }

    /// The site with its texts and sets checked, for single pages.
    ///
    /// - Throws: every fault of all files.
    func reading() throws(DiagnosticError) -> ReadSite {
        var work = try SiteWork(options, for: .reading)
        _ = work.giveTurns(nil)
        return ReadSite(work, try work.plan())
    }
}
