import PennyContent
import PennyFiles

extension Pipeline {
    /// The number of keys computed at a time.
    private static let batch = 1_024

    /// Writes the build cache for the next build.
    ///
    /// - Parameters:
    ///   - scratch: holds the records that do not fit in memory.
    ///   - isShard: whether only the sets of one shard were rendered.
    func writeCache(
        _ facts: BuildCache.Facts, of site: RenderedSite, _ previous: PreviousBuild,
        _ scratch: ScratchFile?, in file: BuildCacheFile?, isShard: Bool = false
    ) throws(FileError) {
        let (editions, records) = (site.editions, site.records)
        var facts = facts
        facts.asksPictures = editions[0].site.configuration.sharingPictures
        facts.others = site.others.map { BuildCache.File(path: $0.path, stamp: $0.record.stamp) }
        facts.files = site.others.count
        facts.setFiles = 0
        for (edition, records) in zip(editions, records) {
            facts.files += records.reduce(0) { $0 + $1.files.endings.count }
            facts.setFiles += edition.site.setFileCount
        }
        let names = PathOrder(
            zip(editions, records).map { edition, records in
                let (heads, prefix) = (edition.site.sets.heads, edition.site.edition.prefix)
                return PathOrder.Run(count: records.count) { index in
                    prefix + heads.id(Int(records.setIndices[index]))
                }
            })
        let makeKeys = editions.indices.map { index in
            recordKeys(index, of: editions, site.layouts, records, previous, isShard: isShard)
        }
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
            let edition = editions[names[position].run].site
            let (record, key) = batch[position % Self.batch]
            CachedSet.append(
                edition.edition.prefix, edition.sets.heads[record.setIndex], record, key, to: &out)
        } check: { () throws(FileError) in
            try scratch?.check()
        }
    }

    /// Stores the renderings of the sets in a session's cache. Sets that were reused are there
    /// already, with their keys.
    func store(
        _ sets: RenderedSets, of site: AnalyzedSite, _ layouts: [Layout],
        in cache: SessionCache, _ previous: PreviousBuild
    ) {
        for (index, edition) in site.editions.enumerated() {
            let (records, heads) = (sets.records[index], edition.site.sets.heads)
            let new = records.indices.filter { records[$0].reused != .all }
            if new.isEmpty { continue }
            let makeKey = recordKeys(index, of: site.editions, layouts, sets.records, previous)
            let keys = workers.map(new.count) { makeKey(records[new[$0]]) }
            for (index, key) in zip(new, keys) {
                guard let key else { continue }
                let record = records[index]
                let name = edition.site.edition.prefix + heads.id(record.setIndex)
                cache.outcomes.store(record, as: name, for: key)
            }
        }
    }
}
