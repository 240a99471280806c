public import PennyDiagnostics
import PennyFiles

/// What a shard has made.
public struct ShardReport: Sendable {
    public let shard: Shard
    /// The folder of its part.
    public let output: String
    /// The folder that it is, where its name is that of a link.
    public let linked: String?
    public let pages: Int
    public let rows: Int
    /// Whether something keeps a build of these files from its end, which the merge tells.
    public let hasErrors: Bool
    public let hasWarnings: Bool
    /// Warnings about the part itself, which no merge shows.
    public let warnings: [Diagnostic]
    public let timings: BuildTimings
}

extension SiteBuilder {
    /// Makes the part of a shard: its share of the saved sets, and what the merge has to know of
    /// them. What is wrong with the files is told by the merge.
    ///
    /// - Throws: what keeps the part from being made at all.
    public func build(_ shard: Shard) throws(DiagnosticError) -> ShardReport {
        var options = options
        options.defaultOutput = shard.folder
        return try SiteBuilder(options).part(of: shard)
    }

    private func part(of shard: Shard) throws(DiagnosticError) -> ShardReport {
        let folder = try SiteFolder(options.site)
        let past = PastBuild(options, folder, nil)
        var work = try SiteWork(options, folder, past, for: .output)
        let split = ShardSplit(work.editions.map(\.site.sets), count: shard.count)
        work.giveTurns(only: split.own(shard))
        var output = try OutputFolder(
            options.outputFolder, isNamed: options.output != nil, source: options.site, nil,
            options.rule)
        do throws(DiagnosticError) {
            let files = try output.open()
            work.scratch = output.scratch
            let take: Press.Take = { (path, content) throws(DiagnosticError) in
                try files.write(content, to: path)
            }
            let results = work.giveTurns(work.canPrint ? take : nil)
            try results.checkTaken()
            let hasErrors = !work.canPrint || results.hasFaults
            let pictures = try work.makePictures(
                of: hasErrors ? [] : results.pictures, output.earlierPictures, output.standing,
                files)
            work.timings.end("print")
            let facts = PartFacts(
                shard, options.shared(work), sources: work.sourcesPrint(of: folder),
                hasErrors: hasErrors, pictures.entries)
            return try finish(&work, facts, results, files, &output, past)
        } catch {
            output.discard()
            throw error
        }
    }

    /// Writes what the merge reads of the part, and publishes it.
    private func finish(
        _ work: inout SiteWork, _ part: PartFacts, _ results: Press.Result, _ files: OutputFiles,
        _ output: inout OutputFolder, _ past: PastBuild
    ) throws(DiagnosticError) -> ShardReport {
        var facts = BuildMemory.Facts()
        facts.programPrint = past.facts.programPrint
        facts.part = part
        facts.rows = results.rows
        let sets = work.madePaths()
        facts.pages = sets.reduce(0) { $0 + $1.count }
        let summary = try files.attempt(PartFolder.summary) { () throws(FileError) in
            let file = MemoryFile(named: PartFolder.summary, in: files.staging)
            try work.keep(facts, [], past, in: file, alone: true)
            return try files.staging.digest(of: PartFolder.summary)
        }
        let made = Press.Made(
            path: PartFolder.summary,
            stamp: FileStamp(mark: .unknown, content: summary))
        let paths = OutputPaths(
            sets + [
                OutputPaths.run(
                    of: [OutputPaths.Entry(stem: PartFolder.summary, endings: [""])])
            ])
        let manifest = Manifest(
            pages: facts.pages, rows: facts.rows, files: paths, pictures: part.pictures,
            content: work.content([made]))
        _ = try files.write(
            .pieces { (take) throws(DiagnosticError) in try manifest.write(take) },
            to: Address.manifest)
        try output.check(work.scratch)
        _ = try output.publish(paths)
        work.timings.end("publish")
        return ShardReport(
            shard: part.shard, output: options.outputFolder, linked: output.linked,
            pages: facts.pages,
            rows: facts.rows, hasErrors: part.hasErrors,
            hasWarnings: work.hasFindings || !work.diagnostics.isEmpty,
            warnings: output.warnings.sorted(), timings: work.timings)
    }
}

extension BuildOptions {
    /// What the parts of a site must have in common.
    fileprivate func shared(_ work: SiteWork) -> PartFacts.Options {
        PartFacts.Options(
            baseURL: baseURL, includesDrafts: includesDrafts, isStrict: isStrict, date: date,
            drawsPictures: work.pictureMaker != nil)
    }
}
