public import PennyDiagnostics
import PennyFiles

extension SiteBuilder {
    /// Merges the outputs of all shards, and renders what needs all of them. The options are those
    /// of the shards.
    ///
    /// - Throws: the reasons why the shards do not fit together; then every fault of all files, as
    ///   a build reports them.
    public func merge(_ folders: [String]) throws(DiagnosticError) -> BuildReport {
        let folder = try SourceFolder(options.site)
        let outputs = try ShardOutputs(
            folders, of: options.site, program: PreviousBuild.programDigest(options.rule))
        try outputs.check(apartFrom: options.outputFolder)
        var options = options
        options.baseURL = outputs.options.baseURL
        options.includesDrafts = outputs.options.includesDrafts
        options.isStrict = outputs.options.isStrict
        options.date = outputs.options.date
        return try SiteBuilder(options).merge(outputs, folder)
    }

    private func merge(
        _ outputs: ShardOutputs, _ folder: SourceFolder
    ) throws(DiagnosticError) -> BuildReport {
        let previous = PreviousBuild(options, folder, nil)
        var build = try SiteBuild(options, folder, previous, for: .output)
        try outputs.check(build.sourcesDigest(of: folder), hasPictures: build.pictureMaker != nil)
        let assignment = ShardAssignment(build.editions.map(\.site.sets), count: outputs.all.count)
        let rejected = RejectedShards()
        build.reuse(outputs, assignment, previous, build.canRender ? rejected : nil)
        guard build.canRender else { throw build.allFaults() ?? DiagnosticError(build.diagnostics) }
        var output: StagedOutput
        do throws(DiagnosticError) {
            output = try StagedOutput(
                options.outputFolder, isNamed: options.output != nil, source: options.site, nil,
                options.rule)
        } catch {
            throw build.allFaults() ?? error
        }
        do throws(DiagnosticError) {
            let files = try output.open()
            build.scratch = output.scratch
            var results = build.renderSets { (path, content) throws(DiagnosticError) in
                try files.write(content, to: path)
            }
            try rejected.check()
            let plan = try build.plan()
            try results.check()
            results.count(newPages: try build.link(outputs, assignment, files, rejected))
            return try finish(
                &build, consume plan, results, files, &output, previous,
                BuildCacheFile(of: options.outputFolder),
                pictures: output.earlierPictures.merging(outputs.pictures) { $1 })
        } catch {
            output.discard()
            throw error
        }
    }
}
