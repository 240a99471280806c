import PennyContent
import PennyDiagnostics
import PennyFiles

extension SiteWork {
    /// So many sets are linked before their records are kept.
    private static let batch = 1_024

    /// A digest of all files of a site: shards and merge must have read the same.
    func sourcesPrint(of folder: SiteFolder) -> Fingerprint {
        let paths = folder.sources.sorted()
        let digests = workers.map(paths.count) { place -> Fingerprint? in
            do throws(FileError) {
                return try folder.tree.fingerprint(of: paths[place])
            } catch {
                // Whoever reads it tells that it cannot be read.
                return nil
            }
        }
        var maker = FingerprintMaker()
        maker.add(paths)
        for digest in digests {
            maker.add(digest != nil)
            if let digest { maker.add(digest) }
        }
        maker.add(folder.setFiles.sorted())
        for edition in editions {
            let heads = edition.site.sets.heads
            maker.add(heads.count)
            for head in heads {
                maker.add(head.id)
                maker.add(head.digest)
                maker.add(head.isLeftOut)
            }
        }
        return maker.fingerprint
    }

    /// The files of the sets that were made, as they stand in a part.
    func madePaths() -> [OutputPaths.Run] {
        editions.enumerated().map { place, work in
            let (records, heads) = (work.checked.records, work.site.sets.heads)
            let prefix = work.edition.prefix
            let made = records.indices.filter { !records[$0].marks.endings.isEmpty }
                .map(UInt32.init)
            let stem = { @Sendable (index: Int) in
                prefix + heads[Int(records.places[Int(made[index])])].address("")
            }
            return OutputPaths.Run(count: made.count, stem: stem) { index in
                let record = Int(made[index])
                return OutputPaths.Entry(
                    stem: stem(index), endings: records[record].marks.endings.map(\.ending),
                    owner: .set(edition: place, record: record))
            }
        }
    }

    /// Takes the files of the parts into the output, and says in the records by what they are
    /// known there.
    ///
    /// - Returns: how many pages are other ones than stood there before.
    /// - Throws: which parts lack a file, or have another one.
    mutating func link(
        _ parts: Parts, _ split: ShardSplit, _ files: OutputFiles, _ refused: RefusedParts
    ) throws(DiagnosticError) -> Int {
        var newPages = 0
        var failure: DiagnosticError?
        for place in editions.indices {
            let link = PartLinks(
                parts: parts, split: split, files: files, refused: refused, edition: place,
                prefix: editions[place].edition.prefix, catalog: editions[place].site.sets,
                made: editions[place].site.resultFiles)
            let records = editions[place].checked.records
            var taken = SetRecords(file: scratch)
            for start in stride(from: 0, to: records.count, by: Self.batch) {
                let batch = start..<min(start + Self.batch, records.count)
                let linked = workers.map(batch.count) { link.link(records[start + $0]) }
                for (index, made) in zip(batch, linked) {
                    var record = records[index]
                    switch made {
                    case .none: break
                    case .linked(let marks, let isNew):
                        record.marks = marks
                        if isNew { newPages += 1 }
                    case .failed(let error): failure = failure ?? error
                    }
                    taken.append(record)
                }
            }
            try refused.check()
            if let failure { throw failure }
            replace(taken, of: place)
        }
        return newPages
    }
}

/// Takes the files of an edition's sets from the parts.
private struct PartLinks: Sendable {
    enum Linked: Sendable {
        /// A set whose files are not from a part.
        case none
        case linked(SetMarks, isNew: Bool)
        case failed(DiagnosticError)
    }

    let parts: Parts
    let split: ShardSplit
    let files: OutputFiles
    let refused: RefusedParts
    let edition: Int
    let prefix: String
    let catalog: SetCatalog
    /// The files that each set has.
    let made: ResultFiles

    func link(_ record: SetRecord) -> Linked {
        guard record.reused == .all, let owner = split.owner(record.place, in: edition) else {
            return .none
        }
        let part = parts.all[owner - 1]
        var marks = record.marks
        var isNew = false
        let stem = prefix + catalog.heads[record.place].address("")
        do throws(DiagnosticError) {
            for ending in made.endings(hasTable: record.hasTable) {
                let path = stem + ending
                switch try files.link(path, in: part.tree, record.marks[ending]) {
                case .made(let made):
                    marks[ending] = made.stamp
                    if ending == "html" { isNew = made.isNew }
                case .missing:
                    refused.add(part, .missingFile(part.command(parts.site), path: path))
                case .damaged:
                    refused.add(part, .damagedFile(part.command(parts.site), path: path))
                }
            }
        } catch {
            return .failed(error)
        }
        return .linked(marks, isNew: isNew)
    }
}
