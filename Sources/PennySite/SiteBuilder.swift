public import PennyDiagnostics
public import PennyEngine
import PennyFiles
import PennyTemplates

/// What a build is asked to do.
public struct BuildOptions: Sendable {
    /// The site's folder.
    public var site: String
    /// The folder for the pages; nil for the default, which is no link.
    public var output: String?
    /// The folder for the pages if no one names one; nil for `public` in the site's folder.
    var defaultOutput: String?
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
    /// Whether all is made anew, and nothing taken over from the last build.
    public var isClean = false
    /// What turns drawings into pictures, where the machine has such a thing; asked for only
    /// by a site that wants pictures.
    public var pictureMaker: (@Sendable () throws(DiagnosticError) -> (any PictureMaker)?)?
    /// Is told how far the build is, from several threads and in no order, and should be quick.
    public var progress: (@Sendable (BuildProgress) -> Void)?

    /// What stays in memory of saved sets from the first reading of their files to their turn.
    var kept = KeptRoom.Size(sets: 12_288, bytes: 4 << 20)
    /// What one file of the site map holds.
    var siteMapLimit = SiteMapPages.Limit()
    /// What an earlier look at the same site has left; nil for a build, which begins anew.
    var memory: LiveMemory?

    /// How files and pages are known again.
    var rule = KeyRule()
    /// Is told what values each template is given, from several threads.
    var watch: (@Sendable (String, TemplateValues) -> Void)?

    public init(site: String) {
        self.site = site
    }

    var outputFolder: String {
        output ?? defaultOutput ?? SiteFolder.path(SiteFolder.outputName, in: site)
    }
}

/// What a build has made.
public struct BuildReport: Sendable {
    /// The folder the pages are in, as it was named.
    public let output: String
    /// The folder that it is, where its name is that of a link.
    public let linked: String?
    public let pages: Int
    /// How many of the pages are other ones than before.
    public let newPages: Int
    /// How many pages are gone.
    public let removedPages: Int
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
        let timings = BuildTimings()
        let folder = try SiteFolder(options.site)
        let memory = MemoryFile(of: options.outputFolder)
        let past = PastBuild(options, folder, options.isClean ? nil : memory?.read())
        var work = try SiteWork(options, folder, past, for: .output, timings)
        guard work.canPrint else { throw work.allFaults() ?? DiagnosticError(work.diagnostics) }
        var output: OutputFolder
        do throws(DiagnosticError) {
            output = try OutputFolder(
                options.outputFolder, isNamed: options.output != nil, source: options.site,
                past.memory, past.rule)
        } catch {
            // The faults of the site come before those of the output.
            throw work.allFaults() ?? error
        }
        do throws(DiagnosticError) {
            if let report = try unchanged(&work, past, &output, memory) { return report }
            let files = try output.open()
            work.scratch = output.scratch
            work.reuse(past, output)
            let results = work.giveTurns { (path, content) throws(DiagnosticError) in
                try files.write(content, to: path)
            }
            let plan = try work.plan()
            try results.check()
            try work.proveReuse(past, output)
            return try finish(
                &work, consume plan, results, files, &output, past, memory,
                pictures: output.earlierPictures)
        } catch {
            output.discard()
            throw error
        }
    }

    /// What is said of a build for which nothing has changed since the last; nil for any other.
    private func unchanged(
        _ work: inout SiteWork, _ past: PastBuild, _ output: inout OutputFolder,
        _ memory: MemoryFile?
    ) throws(DiagnosticError) -> BuildReport? {
        guard let facts = past.memory?.facts, work.isUnchanged(past, output) else { return nil }
        try work.proveReuse(past, output)
        output.leave()
        var warnings = work.diagnostics + output.warnings
        keep(&warnings) { () throws(FileError) in
            try memory?.write(turn: (past.memory?.turn ?? 0) + 1)
        }
        work.timings.end("publish")
        return BuildReport(
            output: options.outputFolder, linked: output.linked, pages: facts.pages, newPages: 0,
            removedPages: 0,
            rows: facts.rows, warnings: warnings.sorted(), timings: work.timings)
    }

    /// Prints what is no saved set, and publishes all.
    func finish(
        _ work: inout SiteWork, _ plan: consuming Plan, _ results: Press.Result,
        _ files: OutputFiles, _ output: inout OutputFolder, _ past: PastBuild,
        _ memory: MemoryFile?,
        pictures earlier: [String: PictureStore.Entry]
    ) throws(DiagnosticError) -> BuildReport {
        let made = work.run(plan) { (path, content) throws(DiagnosticError) in
            try files.write(content, to: path)
        }
        try made.check()
        let pictures = try work.makePictures(
            of: results.pictures + made.pictures, earlier, output.standing, files)
        var others = made.files + pictures.made
        var facts = past.facts
        facts.rows = results.rows + made.rows
        facts.pages = work.pages(plan)
        let paths = work.files(plan)
        // The index of the search is in it, and what follows needs memory, too.
        _ = consume plan
        let manifest = work.manifest(facts.pages, facts.rows, paths, pictures.entries, others)
        others.append(
            try files.write(
                .pieces { (take) throws(DiagnosticError) in try manifest.write(take) },
                to: Address.manifest))
        work.timings.end("print")
        work.count?.begin(.publishing)
        try output.check(work.scratch)
        let removed = try output.publish(paths)
        var warnings = work.diagnostics + output.warnings
        facts.hasWarnings = !warnings.isEmpty
        facts.folders = output.folders(of: paths)
        keep(&warnings) { () throws(FileError) in
            try work.keep(facts, others, past, in: memory)
        }
        work.timings.end("publish")
        return BuildReport(
            output: options.outputFolder, linked: output.linked, pages: facts.pages,
            newPages: results.newPages + made.newPages,
            removedPages: removed.count { $0.hasSuffix(".html") }, rows: facts.rows,
            warnings: warnings.sorted(), timings: work.timings)
    }

    /// Keeps something for the next build, which can do without it.
    func keep(_ warnings: inout [Diagnostic], _ write: () throws(FileError) -> Void) {
        do throws(FileError) {
            try write()
        } catch {
            warnings.append(
                Diagnostic(
                    .warning, SiteFault.memoryNotKept(reason: error.reason),
                    at: SourceLocation(path: error.path)))
        }
    }

    /// Does everything a build does but write.
    public func check() throws(DiagnosticError) -> BuildReport {
        var work = try SiteWork(
            options, try SiteFolder(options.site), PastBuild(options), for: .reading)
        let (plan, results, made) = try printed(&work) { (path, content) throws(DiagnosticError) in
            try Printed([(path, content)]).check()
            return Press.Made(path: path)
        }
        return try report(&work, plan, results, made)
    }

    /// Prints everything and hands each file on.
    ///
    /// - Returns: the plan, and what was made of the saved sets and of all else.
    func printed(
        _ work: inout SiteWork, _ take: @escaping Press.Take
    ) throws(DiagnosticError) -> (Plan, results: Press.Result, made: Press.Result) {
        guard work.canPrint else { throw work.allFaults() ?? DiagnosticError(work.diagnostics) }
        let results = work.giveTurns(take)
        let plan = try work.plan()
        try results.check()
        let made = work.run(plan, take)
        try made.check()
        return (plan, results, made)
    }

    /// Reports on a site of which nothing was written.
    ///
    /// - Throws: the hints, where warnings count as errors. No other warning is left then.
    func report(
        _ work: inout SiteWork, _ plan: Plan, _ results: Press.Result, _ made: Press.Result
    ) throws(DiagnosticError) -> BuildReport {
        work.timings.end("print")
        let hints = work.hints()
        let warnings = (work.diagnostics + hints).sorted()
        if options.isStrict, !hints.isEmpty { throw DiagnosticError(warnings) }
        return BuildReport(
            output: options.outputFolder, linked: nil, pages: work.pages(plan), newPages: 0,
            removedPages: 0, rows: results.rows + made.rows,
            warnings: warnings, timings: work.timings)
    }

    /// The site with its texts and sets checked, for single pages.
    ///
    /// - Throws: every fault of all files.
    func reading() throws(DiagnosticError) -> ReadSite {
        var work = try SiteWork(
            options, try SiteFolder(options.site), PastBuild(options), for: .reading)
        _ = work.giveTurns(nil)
        return ReadSite(work, try work.plan())
    }
}
