import PennyContent
import PennyDiagnostics
import PennyFiles

extension EditionWork {
    /// The keys of the sets as they are now.
    ///
    /// - Parameter reads: what the turn of a set has looked up, by its place.
    fileprivate func keys(
        _ past: PastBuild, alone: Bool = false, _ reads: @escaping @Sendable (Int) -> SetReads?
    ) -> SetKeys {
        SetKeys(
            checked, press.frame, printing: past.printing, past.rule, knowsOthers: !alone, reads)
    }

    /// Finds the turns of the sets in the parts of their shards.
    fileprivate func reuse(
        _ parts: Parts, _ split: ShardSplit, _ past: PastBuild, _ refused: RefusedParts?,
        edition place: Int
    ) -> PartReuse {
        let (catalog, prefix) = (site.sets, edition.prefix)
        let keys = keys(past, alone: true) { set in
            split.owner(set, in: place).flatMap { owner in
                parts.all[owner - 1].memory.set(named: prefix + catalog.heads[set].id)?
                    .record.reads
            }
        }
        return PartReuse(
            parts: parts, split: split, keys: keys, edition: place, prefix: prefix,
            refused: refused)
    }

    /// What of the sets' last turns can stay.
    fileprivate func reuse(_ turns: any PastTurns, _ past: PastBuild) -> SetReuse {
        let heads = site.sets.heads
        let keys = keys(past) { place in turns.last(heads[place])?.record.reads }
        return SetReuse(past: turns, keys: keys)
    }

    /// What makes the key of a record; nil for one of which there is something to tell.
    fileprivate func madeKeys(
        _ past: PastBuild, alone: Bool = false
    ) -> @Sendable (SetRecord) -> SetKey? {
        let records = checked.records
        var indices = [UInt32](repeating: .max, count: site.sets.heads.count)
        for (index, place) in records.places.enumerated() { indices[Int(place)] = UInt32(index) }
        let keys = keys(past, alone: alone) { [indices] place in
            indices[place] == .max ? nil : records[Int(indices[place])].reads
        }
        return { record in record.isSound ? keys.key(record.place) : nil }
    }

    /// Makes a part of what is reused again, and sees that it is the same.
    fileprivate func proveReuse(
        _ memory: BuildMemory, _ standing: StandingOutput
    ) throws(DiagnosticError) {
        let proof = ReuseProof(press: sets, frame: press.frame, standing: standing)
        let heads = site.sets.heads
        let prefix = edition.prefix
        if checked.records.isEmpty {
            return try proof.run(heads.count, turn: memory.turn) { place in
                guard !heads[place].isLeftOut,
                    var record = memory.set(named: prefix + heads[place].id)?.record
                else { return nil }
                (record.place, record.reused) = (place, .all)
                return record
            }
        }
        let records = checked.records
        try proof.run(records.count, turn: memory.turn) { index in
            records[index].reused == .nothing ? nil : records[index]
        }
    }
}

extension SiteWork {
    /// Lets what the build before has made stay, where it is as it would be made now.
    mutating func reuse(_ past: PastBuild, _ output: OutputFolder) {
        guard let memory = past.memory, let standing = output.standing else { return }
        let pictures =
            first.site.drawsPictures ? Set(output.earlierPictures.keys) : nil
        reuse { work in
            let turns = BuiltTurns(
                memory: memory, prefix: work.edition.prefix, standing: standing,
                pictures: pictures)
            return work.reuse(turns, past)
        }
    }

    /// Lets the parts of all shards stand for the turns of the sets.
    mutating func reuse(
        _ parts: Parts, _ split: ShardSplit, _ past: PastBuild, _ refused: RefusedParts?
    ) {
        var place = -1
        reuse { work in
            place += 1
            return work.reuse(parts, split, past, refused, edition: place)
        }
    }

    /// Lets stay what the sets' last turns have left in memory.
    mutating func reuse(_ memory: LiveMemory, _ past: PastBuild) {
        reuse { work in
            work.reuse(LiveTurns(memory: memory, prefix: work.edition.prefix), past)
        }
    }

    /// Whether neither the sources nor the output are other ones than the build before has left.
    func isUnchanged(_ past: PastBuild, _ output: OutputFolder) -> Bool {
        guard let memory = past.memory, let standing = output.standing, past.hasSameSources,
            !memory.facts.hasWarnings, !memory.facts.asksPictures, diagnostics.isEmpty,
            !hasFindings, editions.allSatisfy({ $0.site.areSetsUnchanged(memory) }),
            editions.reduce(0, { $0 + $1.site.setFileCount }) == memory.facts.setFiles
        else { return false }
        return memory.facts.others.allSatisfy { standing.has($0.path, $0.mark) }
            && workers.map(memory.setCount) { index in
                memory.files(at: index).map { standing.has($0) } ?? false
            }
            .allSatisfy(\.self)
    }

    /// Makes a part of what is reused again, and sees that it is the same.
    func proveReuse(_ past: PastBuild, _ output: OutputFolder) throws(DiagnosticError) {
        guard let memory = past.memory, let standing = output.standing else { return }
        for edition in editions { try edition.proveReuse(memory, standing) }
    }

    // MARK: - For the next time

    /// So many keys are made at a time.
    private static let batch = 1_024

    /// Keeps what this build has found and made.
    ///
    /// - Parameter alone: whether only some of the sets had their turn.
    func keep(
        _ facts: BuildMemory.Facts, _ others: [Press.Made], _ past: PastBuild,
        in file: MemoryFile?, alone: Bool = false
    ) throws(FileError) {
        var facts = facts
        facts.asksPictures = first.site.configuration.sharingPictures
        facts.others = others.map { BuildMemory.File(path: $0.path, mark: $0.stamp.mark) }
        facts.files = others.count
        facts.setFiles = 0
        for work in editions {
            facts.files += work.checked.records.reduce(0) { $0 + $1.marks.endings.count }
            facts.setFiles += work.site.setFileCount
        }
        let names = PathOrder(
            editions.map { work in
                let (records, heads) = (work.checked.records, work.site.sets.heads)
                let prefix = work.edition.prefix
                return PathOrder.Run(count: records.count) { index in
                    prefix + heads.id(Int(records.places[index]))
                }
            })
        let makeKeys = editions.map { $0.madeKeys(past, alone: alone) }
        let records = editions.map(\.checked.records)
        var batch: [(record: SetRecord, key: SetKey?)] = []
        try file?.write(facts, turn: (past.memory?.turn ?? 0) + 1, count: names.count) {
            place, out in
            if place % Self.batch == 0 {
                batch = workers.map(min(Self.batch, names.count - place)) { index in
                    let (edition, own) = names[place + index]
                    let record = records[edition][own]
                    return (record, makeKeys[edition](record))
                }
            }
            let work = editions[names[place].run]
            let (record, key) = batch[place % Self.batch]
            PastSet.append(
                work.edition.prefix, work.site.sets.heads[record.place], record, key, to: &out)
        } check: { () throws(FileError) in
            try scratch?.check()
        }
    }

    /// Keeps in memory what the sets' turns have left. What stays of an earlier look is there, with
    /// its key.
    func keep(in memory: LiveMemory, _ past: PastBuild) {
        for work in editions {
            let (records, heads) = (work.checked.records, work.site.sets.heads)
            let new = records.indices.filter { records[$0].reused != .all }
            if new.isEmpty { continue }
            let makeKey = work.madeKeys(past)
            let keys = workers.map(new.count) { makeKey(records[new[$0]]) }
            for (index, key) in zip(new, keys) {
                guard let key else { continue }
                let record = records[index]
                let name = work.edition.prefix + heads.id(record.place)
                memory.turns.keep(record, as: name, for: key)
            }
        }
    }
}
