import PennyContent
import PennyDiagnostics
import PennyFiles

extension SiteWork {
    /// Lets what the build before has made stay, where it is as it would be made now.
    mutating func reuse(_ past: PastBuild, _ output: OutputFolder) {
        guard let memory = past.memory, let standing = output.standing else { return }
        let pictures = checked.site.drawsPictures ? Set(output.earlierPictures.keys) : nil
        reuse(BuiltTurns(memory: memory, standing: standing, pictures: pictures), past)
    }

    /// Lets stay what the sets' last turns have left.
    mutating func reuse(_ turns: any PastTurns, _ past: PastBuild) {
        let heads = checked.site.sets.heads
        let keys = keys(past) { place in turns.last(heads[place])?.record.reads }
        sets.reuse = SetReuse(past: turns, keys: keys)
    }

    /// The keys of the sets as they are now.
    ///
    /// - Parameter reads: what the turn of a set has looked up, by its place.
    private func keys(
        _ past: PastBuild, _ reads: @escaping @Sendable (Int) -> SetReads?
    ) -> SetKeys {
        SetKeys(checked, press.frame, printing: past.printing, past.rule, reads)
    }

    /// Whether neither the sources nor the output are other ones than the build before has left.
    func isUnchanged(_ past: PastBuild, _ output: OutputFolder) -> Bool {
        guard let memory = past.memory, let standing = output.standing, past.hasSameSources,
            !memory.facts.hasWarnings, !memory.facts.asksPictures, diagnostics.isEmpty,
            findings.isEmpty, checked.site.areSetsUnchanged(memory)
        else { return false }
        return memory.facts.others.allSatisfy { standing.has($0.path, $0.mark) }
            && press.workers.map(memory.setCount) { index in
                memory.files(at: index).map { standing.has($0) } ?? false
            }
            .allSatisfy(\.self)
    }

    /// Makes a part of what is reused again, and sees that it is the same.
    func proveReuse(_ past: PastBuild, _ output: OutputFolder) throws(DiagnosticError) {
        guard let memory = past.memory, let standing = output.standing else { return }
        let proof = ReuseProof(press: sets, frame: press.frame, standing: standing)
        let heads = checked.site.sets.heads
        if checked.records.isEmpty {
            return try proof.run(heads.count, turn: memory.turn) { place in
                guard var record = memory.set(named: heads[place].id)?.record else { return nil }
                (record.place, record.reused) = (place, .all)
                return record
            }
        }
        let records = checked.records
        try proof.run(records.count, turn: memory.turn) { index in
            records[index].reused == .nothing ? nil : records[index]
        }
    }

    // MARK: - For the next time

    /// Keeps what this build has found and made.
    func keep(
        _ facts: BuildMemory.Facts, _ others: [Press.Made], _ past: PastBuild,
        in file: MemoryFile?
    ) throws(FileError) {
        var facts = facts
        facts.asksPictures = checked.site.configuration.sharingPictures
        facts.others = others.map { BuildMemory.File(path: $0.path, mark: $0.mark) }
        let (records, heads) = (checked.records, checked.site.sets.heads)
        facts.files = records.reduce(others.count) { $0 + $1.marks.endings.count }
        facts.setFiles = heads.count { !$0.isRow }
        let made = madeKeys(past, of: Array(records.indices))
        let order = records.indices.sorted {
            heads[records[$0].place].id < heads[records[$1].place].id
        }
        try file?.write(facts, turn: (past.memory?.turn ?? 0) + 1, count: order.count) {
            place, out in
            let record = records[order[place]]
            PastSet.append(heads[record.place], record, made[order[place]], to: &out)
        }
    }

    /// Keeps in memory what the sets' turns have left. What stays of an earlier look is there, with
    /// its key.
    func keep(in memory: LiveMemory, _ past: PastBuild) {
        let heads = checked.site.sets.heads
        let new = checked.records.indices.filter { checked.records[$0].reused != .all }
        for (index, key) in zip(new, madeKeys(past, of: new)) {
            guard let key else { continue }
            let record = checked.records[index]
            memory.turns.keep(record, as: heads[record.place].id, for: key)
        }
    }

    /// The keys of some records; nil for one of which there is something to tell.
    private func madeKeys(_ past: PastBuild, of chosen: [Int]) -> [SetKey?] {
        if chosen.isEmpty { return [] }
        let records = checked.records
        var places = [Int](repeating: -1, count: checked.site.sets.heads.count)
        for (index, record) in records.enumerated() { places[record.place] = index }
        let keys = keys(past) { [places] place in
            places[place] < 0 ? nil : records[places[place]].reads
        }
        return press.workers.map(chosen.count) { index in
            let record = records[chosen[index]]
            return record.isSound ? keys.key(record.place) : nil
        }
    }
}
