import PennyContent
import PennyDiagnostics
import PennyFiles

extension SiteWork {
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
    func madePaths() -> [OutputPaths.Entry] {
        editions.enumerated().flatMap { place, work in
            work.checked.records.enumerated().compactMap { index, record in
                let endings = record.marks.endings.map(\.ending)
                if endings.isEmpty { return nil }
                let head = work.site.sets.heads[record.place]
                return OutputPaths.Entry(
                    stem: work.edition.prefix + head.address(""), endings: endings,
                    owner: .set(edition: place, record: index))
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
        for place in editions.indices {
            let link = PartLinks(
                parts: parts, split: split, files: files, refused: refused, edition: place,
                prefix: editions[place].edition.prefix, catalog: editions[place].site.sets,
                made: editions[place].site.resultFiles)
            let records = editions[place].checked.records
            let linked = workers.map(records.count) { link.link(records[$0]) }
            try refused.check()
            for case .failed(let error) in linked { throw error }
            newPages += linked.count { if case .linked(_, true) = $0 { true } else { false } }
            change(place) { records in
                for (index, made) in linked.enumerated() {
                    if case .linked(let marks, _) = made { records[index].marks = marks }
                }
            }
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
