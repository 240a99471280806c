public import PennyDiagnostics
import PennyFiles

extension SiteBuilder {
    /// Puts the parts of all shards together, and makes what needs all of them. The options are
    /// those that the parts were made with.
    ///
    /// - Throws: why the parts do not fit; then every fault of all files, as a build tells them.
    public func merge(_ folders: [String]) throws(DiagnosticError) -> BuildReport {
        let folder = try SiteFolder(options.site)
        let parts = try Parts(
            folders, of: options.site, program: PastBuild.programPrint(options.rule))
        try parts.check(apartFrom: options.outputFolder)
        var options = options
        options.baseURL = parts.options.baseURL
        options.includesDrafts = parts.options.includesDrafts
        options.isStrict = parts.options.isStrict
        options.date = parts.options.date
        return try SiteBuilder(options).merge(parts, folder)
    }

    private func merge(
        _ parts: Parts, _ folder: SiteFolder
    ) throws(DiagnosticError) -> BuildReport {
        let past = PastBuild(options, folder, nil)
        var work = try SiteWork(options, folder, past, for: .output)
        try parts.check(work.sourcesPrint(of: folder), hasPictures: work.pictureMaker != nil)
        let split = ShardSplit(work.editions.map(\.site.sets), count: parts.all.count)
        let refused = RefusedParts()
        work.reuse(parts, split, past, work.canPrint ? refused : nil)
        guard work.canPrint else { throw work.allFaults() ?? DiagnosticError(work.diagnostics) }
        var output: OutputFolder
        do throws(DiagnosticError) {
            output = try OutputFolder(
                options.outputFolder, isNamed: options.output != nil, source: options.site, nil,
                options.rule)
        } catch {
            throw work.allFaults() ?? error
        }
        do throws(DiagnosticError) {
            let files = try output.open()
            work.scratch = output.scratch
            var results = work.giveTurns { (path, content) throws(DiagnosticError) in
                try files.write(content, to: path)
            }
            try refused.check()
            let plan = try work.plan()
            try results.check()
            results.count(newPages: try work.link(parts, split, files, refused))
            return try finish(
                &work, consume plan, results, files, &output, past,
                MemoryFile(of: options.outputFolder),
                pictures: output.earlierPictures.merging(parts.pictures) { $1 })
        } catch {
            output.discard()
            throw error
        }
    }
}
