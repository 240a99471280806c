import PennyContent
import PennyDiagnostics
import PennyFiles

extension EditionBuild {
    /// The cache keys of the sets as they are now.
    ///
    /// - Parameters:
    ///   - isShard: whether only the sets of one shard are known.
    ///   - dependencies: the names that rendering a set looked up, by index.
    fileprivate func keys(
        _ previous: PreviousBuild, isShard: Bool = false,
        _ dependencies: @escaping @Sendable (Int) -> SetDependencies?
    ) -> SetCacheKeys {
        SetCacheKeys(
            analyzed, renderer.layout, renderingDigest: previous.renderingDigest, previous.rule,
            knowsOthers: !isShard, dependencies)
    }

    /// Reuses the sets in the outputs of the shards.
    fileprivate func reuse(
        _ outputs: ShardOutputs, _ assignment: ShardAssignment, _ previous: PreviousBuild,
        _ rejected: RejectedShards?,
        edition index: Int
    ) -> ShardReuse {
        let (catalog, prefix) = (site.sets, edition.prefix)
        let keys = keys(previous, isShard: true) { set in
            assignment.owner(set, in: index).flatMap { owner in
                outputs.all[owner - 1].cache.set(named: prefix + catalog.heads[set].id)?
                    .record.dependencies
            }
        }
        return ShardReuse(
            outputs: outputs, assignment: assignment, keys: keys, edition: index, prefix: prefix,
            rejected: rejected)
    }

    /// Reuses the sets of earlier renderings.
    fileprivate func reuse(_ outcomes: any SetHistory, _ previous: PreviousBuild) -> CacheReuse {
        let heads = site.sets.heads
        let keys = keys(previous) { index in outcomes.last(heads[index])?.record.dependencies }
        return CacheReuse(previous: outcomes, keys: keys)
    }

    /// Returns a function that computes the key of a record; nil for a record with diagnostics.
    fileprivate func madeKeys(
        _ previous: PreviousBuild, isShard: Bool = false
    ) -> @Sendable (SetRecord) -> SetCacheKey? {
        let records = analyzed.records
        var indices = [UInt32](repeating: .max, count: site.sets.heads.count)
        for (record, set) in records.setIndices.enumerated() { indices[Int(set)] = UInt32(record) }
        let keys = keys(previous, isShard: isShard) { [indices] index in
            indices[index] == .max ? nil : records[Int(indices[index])].dependencies
        }
        return { record in record.isSound ? keys.key(record.setIndex) : nil }
    }

    /// Renders a share of the reused sets again, and checks that the files are the same.
    fileprivate func auditReuse(
        _ cache: BuildCache, _ existing: ExistingOutput
    ) throws(DiagnosticError) {
        let audit = ReuseAudit(renderer: sets, layout: renderer.layout, existing: existing)
        let heads = site.sets.heads
        let prefix = edition.prefix
        if analyzed.records.isEmpty {
            return try audit.run(heads.count, round: cache.round) { index in
                guard !heads[index].isLeftOut,
                    var record = cache.set(named: prefix + heads[index].id)?.record
                else { return nil }
                (record.setIndex, record.reused) = (index, .all)
                return record
            }
        }
        let records = analyzed.records
        try audit.run(records.count, round: cache.round) { index in
            records[index].reused == .nothing ? nil : records[index]
        }
    }
}

extension SiteBuild {
    /// Reuses files of the previous build whose cache keys are unchanged.
    mutating func reuse(_ previous: PreviousBuild, _ output: StagedOutput) {
        guard let cache = previous.cache, let existing = output.existing else { return }
        let pictures =
            first.site.drawsPictures ? Set(output.earlierPictures.keys) : nil
        reuse { work in
            let outcomes = BuildHistory(
                cache: cache, prefix: work.edition.prefix, existing: existing,
                pictures: pictures)
            return work.reuse(outcomes, previous)
        }
    }

    /// Reuses the sets in the outputs of all shards.
    mutating func reuse(
        _ outputs: ShardOutputs, _ assignment: ShardAssignment, _ previous: PreviousBuild,
        _ rejected: RejectedShards?
    ) {
        var index = -1
        reuse { work in
            index += 1
            return work.reuse(outputs, assignment, previous, rejected, edition: index)
        }
    }

    /// Reuses the sets of the last round of a preview session.
    mutating func reuse(_ cache: SessionCache, _ previous: PreviousBuild) {
        reuse { work in
            work.reuse(SessionHistory(cache: cache, prefix: work.edition.prefix), previous)
        }
    }

    /// Whether neither the sources nor the output have changed since the previous build.
    func isUnchanged(_ previous: PreviousBuild, _ output: StagedOutput) -> Bool {
        guard let cache = previous.cache, let existing = output.existing, previous.hasSameSources,
            !cache.facts.hasWarnings, !cache.facts.asksPictures, diagnostics.isEmpty,
            !hasPending, editions.allSatisfy({ $0.site.areSetsUnchanged(cache) }),
            editions.reduce(0, { $0 + $1.site.setFileCount }) == cache.facts.setFiles
        else { return false }
        return cache.facts.others.allSatisfy { existing.has($0.path, $0.stamp) }
            && workers.map(cache.setCount) { index in
                cache.files(at: index).map { existing.has($0) } ?? false
            }
            .allSatisfy(\.self)
    }

    /// Renders a share of the reused sets again, and checks that the files are the same.
    func auditReuse(_ previous: PreviousBuild, _ output: StagedOutput) throws(DiagnosticError) {
        guard let cache = previous.cache, let existing = output.existing else { return }
        for edition in editions { try edition.auditReuse(cache, existing) }
    }

    // MARK: - Writing the cache

    /// The number of keys computed at a time.
    private static let batch = 1_024

    /// Writes the build cache for the next build.
    ///
    /// - Parameter isShard: whether only the sets of one shard were rendered.
    func writeCache(
        _ facts: BuildCache.Facts, _ others: [ArtifactRenderer.StoredFile],
        _ previous: PreviousBuild,
        in file: BuildCacheFile?, isShard: Bool = false
    ) throws(FileError) {
        var facts = facts
        facts.asksPictures = first.site.configuration.sharingPictures
        facts.others = others.map { BuildCache.File(path: $0.path, stamp: $0.record.stamp) }
        facts.files = others.count
        facts.setFiles = 0
        for work in editions {
            facts.files += work.analyzed.records.reduce(0) { $0 + $1.files.endings.count }
            facts.setFiles += work.site.setFileCount
        }
        let names = PathOrder(
            editions.map { work in
                let (records, heads) = (work.analyzed.records, work.site.sets.heads)
                let prefix = work.edition.prefix
                return PathOrder.Run(count: records.count) { index in
                    prefix + heads.id(Int(records.setIndices[index]))
                }
            })
        let makeKeys = editions.map { $0.madeKeys(previous, isShard: isShard) }
        let records = editions.map(\.analyzed.records)
        var batch: [(record: SetRecord, key: SetCacheKey?)] = []
        try file?.write(facts, round: (previous.cache?.round ?? 0) + 1, count: names.count) {
            position, out in
            if position % Self.batch == 0 {
                batch = workers.map(min(Self.batch, names.count - position)) { index in
                    let (edition, own) = names[position + index]
                    let record = records[edition][own]
                    return (record, makeKeys[edition](record))
                }
            }
            let work = editions[names[position].run]
            let (record, key) = batch[position % Self.batch]
            CachedSet.append(
                work.edition.prefix, work.site.sets.heads[record.setIndex], record, key, to: &out)
        } check: { () throws(FileError) in
            try scratch?.check()
        }
    }

    /// Stores the renderings of the sets in a session's cache. Sets that were reused are there
    /// already, with their keys.
    func store(in cache: SessionCache, _ previous: PreviousBuild) {
        for work in editions {
            let (records, heads) = (work.analyzed.records, work.site.sets.heads)
            let new = records.indices.filter { records[$0].reused != .all }
            if new.isEmpty { continue }
            let makeKey = work.madeKeys(previous)
            let keys = workers.map(new.count) { makeKey(records[new[$0]]) }
            for (index, key) in zip(new, keys) {
                guard let key else { continue }
                let record = records[index]
                let name = work.edition.prefix + heads.id(record.setIndex)
                cache.outcomes.store(record, as: name, for: key)
            }
        }
    }
}
