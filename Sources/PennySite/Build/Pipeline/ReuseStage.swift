import PennyContent
import PennyDiagnostics
import PennyFiles

extension Pipeline {
    /// The policies that reuse files of the previous build whose cache keys are unchanged; nil if
    /// there is nothing to reuse.
    func reusePolicies(
        of site: AnalyzedSite, _ layouts: [Layout], _ previous: PreviousBuild, _ output: OpenOutput
    ) -> [any ReusePolicy]? {
        guard let cache = previous.cache, let existing = output.existing else { return nil }
        let pictures = site.first.site.drawsPictures ? Set(output.pictures.keys) : nil
        return reusePolicies(of: site, layouts, previous) { edition in
            BuildHistory(
                cache: cache, prefix: edition.prefix, existing: existing, pictures: pictures)
        }
    }

    /// The policies that reuse earlier renderings.
    ///
    /// - Parameter history: the earlier renderings of an edition's sets.
    func reusePolicies(
        of site: AnalyzedSite, _ layouts: [Layout], _ previous: PreviousBuild,
        _ history: (Edition) -> any SetHistory
    ) -> [any ReusePolicy] {
        let firstHistory = history(site.first.site.edition)
        return zip(site.editions, layouts).map { edition, layout in
            let own = history(edition.site.edition)
            let heads = edition.site.sets.heads
            let keys = cacheKeys(edition, layout, previous) { index in
                // A set that is left out is rendered in the first language only.
                let head = heads[index]
                return (head.isLeftOut ? firstHistory : own).last(head)?.record.dependencies
            }
            return CacheReuse(previous: own, keys: keys)
        }
    }

    /// The cache keys of an edition's sets as they are now.
    ///
    /// - Parameters:
    ///   - isShard: whether only the sets of one shard are known.
    ///   - dependencies: the names that rendering a set looked up, by index.
    func cacheKeys(
        _ edition: AnalyzedEdition, _ layout: Layout, _ previous: PreviousBuild,
        isShard: Bool = false, _ dependencies: @escaping @Sendable (Int) -> SetDependencies?
    ) -> SetCacheKeys {
        SetCacheKeys(
            edition, layout, renderingDigest: previous.renderingDigest, previous.rule,
            knowsOthers: !isShard, dependencies)
    }

    /// Returns a function that computes the key of an edition's record; nil for a record with
    /// diagnostics.
    ///
    /// - Parameter records: those of every edition.
    func recordKeys(
        _ index: Int, of editions: [AnalyzedEdition], _ layouts: [Layout],
        _ records: [SetRecordList], _ previous: PreviousBuild, isShard: Bool = false
    ) -> @Sendable (SetRecord) -> SetCacheKey? {
        let (first, sets) = (editions[0].site.sets, editions[index].site.sets)
        let own = lookups(records[index], sets)
        let inFirst = index == 0 ? own : lookups(records[0], first)
        let keys = cacheKeys(editions[index], layouts[index], previous, isShard: isShard) { set in
            // A set that is left out is rendered in the first language only.
            guard sets.heads.isLeftOut(set) else { return own(set) }
            return first.index(of: sets.heads.id(set)).flatMap(inFirst)
        }
        return { record in record.isSound ? keys.key(record.setIndex) : nil }
    }

    /// Returns a function that gives the names that rendering a set looked up, by index.
    private func lookups(
        _ records: SetRecordList, _ sets: SetIndex
    ) -> @Sendable (Int) -> SetDependencies? {
        var indices = [UInt32](repeating: .max, count: sets.heads.count)
        for (record, set) in records.setIndices.enumerated() { indices[Int(set)] = UInt32(record) }
        return { [indices] index in
            indices[index] == .max ? nil : records[Int(indices[index])].dependencies
        }
    }

    /// Whether neither the sources nor the output have changed since the previous build.
    func isUnchanged(
        _ site: AnalyzedSite, _ previous: PreviousBuild, _ output: StagedOutput
    ) -> Bool {
        guard let cache = previous.cache, let existing = output.existing, previous.hasSameSources,
            !cache.facts.hasWarnings, !cache.facts.asksPictures,
            site.faults.allSatisfy({ $0.diagnostics.isEmpty && $0.pending.isEmpty }),
            site.editions.allSatisfy({ $0.site.areSetsUnchanged(cache) }),
            site.editions.reduce(0, { $0 + $1.site.setFileCount }) == cache.facts.setFiles
        else { return false }
        return cache.facts.others.allSatisfy { existing.has($0.path, $0.stamp) }
            && workers.map(cache.setCount) { index in
                cache.files(at: index).map { existing.has($0) } ?? false
            }
            .allSatisfy(\.self)
    }

    // MARK: - The audit

    /// Renders a share of the reused sets again, and checks that the files are the same.
    func auditReuse(
        of renderers: [SetRenderer], _ editions: [AnalyzedEdition], _ layouts: [Layout],
        _ previous: PreviousBuild, _ existing: ExistingOutput?
    ) throws(DiagnosticError) {
        guard let cache = previous.cache, let existing else { return }
        for index in editions.indices {
            let audit = ReuseAudit(
                renderer: renderers[index], layout: layouts[index], existing: existing)
            try auditReuse(audit, editions[index], cache)
        }
    }

    /// Audits the sets that this build has reused, or all if it has rendered none.
    private func auditReuse(
        _ audit: ReuseAudit, _ edition: AnalyzedEdition, _ cache: BuildCache
    ) throws(DiagnosticError) {
        let (heads, prefix) = (edition.site.sets.heads, edition.site.edition.prefix)
        let records = edition.records
        if records.isEmpty {
            return try audit.run(heads.count, round: cache.round) { index in
                guard !heads[index].isLeftOut,
                    var record = cache.set(named: prefix + heads[index].id)?.record
                else { return nil }
                (record.setIndex, record.reused) = (index, .all)
                return record
            }
        }
        try audit.run(records.count, round: cache.round) { index in
            records[index].reused == .nothing ? nil : records[index]
        }
    }
}
