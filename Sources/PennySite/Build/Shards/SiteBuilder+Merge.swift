public import PennyDiagnostics
import PennyFiles

extension SiteBuilder {
    /// Merges the outputs of all shards, and renders what needs all of them. The options are those
    /// of the shards.
    ///
    /// - Throws: the reasons why the shards do not fit together; then every fault of all files, as
    ///   a build reports them.
    public func merge(_ folders: [String]) throws(DiagnosticError) -> BuildReport {
        let folder = try SourceFolder.discover(options.site, options.calculators)
        let outputs = try ShardOutputs.read(
            folders, of: options.site, options.calculators,
            program: PreviousBuild.programDigest(options.rule))
        try outputs.check(apartFrom: options.outputFolder)
        var options = options
        options.baseURL = outputs.options.baseURL
        options.includesDrafts = outputs.options.includesDrafts
        options.isStrict = outputs.options.isStrict
        options.date = outputs.options.date
        return try Pipeline(options).merge(outputs, folder)
    }
}

extension Pipeline {
    fileprivate func merge(
        _ outputs: ShardOutputs, _ folder: SourceFolder
    ) throws(DiagnosticError) -> BuildReport {
        var timings = BuildTimings()
        let previous = PreviousBuild.read(options, folder, nil)
        let site = try read(folder, previous.sources, for: .output, &timings)
        try outputs.check(
            sourcesDigest(of: folder, site.editions), hasPictures: site.pictureMaker != nil)
        let layouts = makeLayouts(of: site.editions)
        let assignment = ShardAssignment(site.editions.map(\.site.sets), count: outputs.all.count)
        let rejected = RejectedShards()
        let isSound = canRender(site)
        let reuse = reusePolicies(
            of: site, layouts, previous, outputs, assignment, isSound ? rejected : nil)
        if !isSound { throw everyKnownFault(of: site, reuse) }
        var output = try openOutput(of: site, nil, options.rule, reuse)
        do throws(DiagnosticError) {
            var open = try output.opened()
            open.pictures.merge(outputs.pictures) { $1 }
            let sets = renderSets(of: site, in: layouts, reuse, to: open.sink, open.scratch)
            try rejected.check()
            timings.end("results")
            let plan = try makePlan(of: site, sets)
            timings.end("plan")
            try sets.summary.check()
            let linked = try link(sets, of: site, outputs, assignment, open, rejected)
            let rendered = try renderRest(consume plan, linked, site.pictureMaker, to: open)
            timings.end("print")
            return try publish(
                rendered, open, &output, previous, BuildCacheFile.find(for: options.outputFolder),
                timings)
        } catch {
            output.discard()
            throw error
        }
    }

    /// The policies that reuse the sets in the outputs of all shards.
    private func reusePolicies(
        of site: AnalyzedSite, _ layouts: [Layout], _ previous: PreviousBuild,
        _ outputs: ShardOutputs, _ assignment: ShardAssignment, _ rejected: RejectedShards?
    ) -> [any ReusePolicy] {
        site.editions.enumerated().map { index, edition in
            let (catalog, prefix) = (edition.site.sets, edition.site.edition.prefix)
            let keys = cacheKeys(edition, layouts[index], previous, isShard: true) { set in
                assignment.owner(set, in: index).flatMap { owner in
                    outputs.all[owner - 1].cache.set(named: prefix + catalog.heads[set].id)?
                        .record.dependencies
                }
            }
            return ShardReuse(
                outputs: outputs, assignment: assignment, keys: keys, edition: index,
                prefix: prefix, rejected: rejected)
        }
    }
}
