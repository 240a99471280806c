import PennyContent
import PennyDiagnostics
import PennyFiles

extension Pipeline {
    /// The number of sets linked before their records are stored.
    private static let batch = 1_024

    /// A digest of all files of a site: shards and merge must have read the same.
    func sourcesDigest(of folder: SourceFolder, _ editions: [AnalyzedEdition]) -> Digest {
        let paths = folder.sources.sorted()
        let digests = workers.map(paths.count) { index -> Digest? in
            do throws(FileError) {
                return try folder.tree.digest(of: paths[index])
            } catch {
                // The error is reported when the file is read.
                return nil
            }
        }
        var maker = DigestMaker()
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
        return maker.digest
    }

    /// The files of the sets that were rendered, as they are in a shard's output.
    static func madePaths(
        of editions: [AnalyzedEdition], _ records: [SetRecordList]
    ) -> [OutputPaths.Run] {
        editions.enumerated().map { edition, analyzed in
            let (records, heads) = (records[edition], analyzed.site.sets.heads)
            let prefix = analyzed.site.edition.prefix
            let made = records.indices.filter { !records[$0].files.endings.isEmpty }
                .map(UInt32.init)
            let stem = { @Sendable (index: Int) in
                prefix + heads[Int(records.setIndices[Int(made[index])])].address("")
            }
            return OutputPaths.Run(count: made.count, stem: stem) { index in
                let record = Int(made[index])
                return OutputPaths.Entry(
                    stem: stem(index), endings: records[record].files.endings.map(\.ending),
                    owner: .set(edition: edition, record: record))
            }
        }
    }

    /// Links the files of the shards into the output.
    ///
    /// - Returns: the sets with the new stamps of their files in the records, and with the number
    ///   of pages that differ from those in the existing output.
    /// - Throws: the shards that lack a file or have a damaged one.
    func link(
        _ sets: RenderedSets, of site: AnalyzedSite, _ outputs: ShardOutputs,
        _ assignment: ShardAssignment, _ output: OpenOutput, _ rejected: RejectedShards
    ) throws(DiagnosticError) -> RenderedSets {
        var newPages = 0
        var failure: DiagnosticError?
        var linkedRecords: [SetRecordList] = []
        for (edition, records) in sets.records.enumerated() {
            let loaded = site.editions[edition].site
            let link = ShardLinks(
                outputs: outputs, assignment: assignment, files: output.files,
                rejected: rejected, edition: edition, prefix: loaded.edition.prefix,
                catalog: loaded.sets, made: loaded.resultFiles)
            var stored = SetRecordList(file: output.scratch)
            for start in stride(from: 0, to: records.count, by: Self.batch) {
                let batch = start..<min(start + Self.batch, records.count)
                let linked = workers.map(batch.count) { link.link(records[start + $0]) }
                for (index, made) in zip(batch, linked) {
                    var record = records[index]
                    switch made {
                    case .none: break
                    case .linked(let setFiles, let isNew):
                        record.files = setFiles
                        if isNew { newPages += 1 }
                    case .failed(let error): failure = failure ?? error
                    }
                    stored.append(record)
                }
            }
            try rejected.check()
            if let failure { throw failure }
            linkedRecords.append(stored)
        }
        var summary = sets.summary
        summary.count(newPages: newPages)
        return RenderedSets(
            records: linkedRecords, faults: sets.faults, summary: summary,
            areRendered: sets.areRendered)
    }
}

/// Links the files of an edition's sets from the outputs of the shards.
private struct ShardLinks: Sendable {
    enum Linked: Sendable {
        /// A set whose files come from no shard.
        case none
        case linked(SetFiles, isNew: Bool)
        case failed(DiagnosticError)
    }

    let outputs: ShardOutputs
    let assignment: ShardAssignment
    let files: StagingSink
    let rejected: RejectedShards
    let edition: Int
    let prefix: String
    let catalog: SetIndex
    /// The files that each set has.
    let made: ResultFiles

    func link(_ record: SetRecord) -> Linked {
        guard record.reused == .all, let owner = assignment.owner(record.setIndex, in: edition)
        else {
            return .none
        }
        let output = outputs.all[owner - 1]
        var setFiles = record.files
        var isNew = false
        let stem = prefix + catalog.heads[record.setIndex].address("")
        do throws(DiagnosticError) {
            for ending in made.endings(hasTable: record.hasTable) {
                let path = stem + ending
                switch try files.link(path, in: output.tree, record.files[ending]) {
                case .made(let made):
                    setFiles[ending] = made.record
                    if ending == "html" { isNew = made.isNew }
                case .missing:
                    rejected.add(output, .shard.missingFile(output.command(outputs.site), path))
                case .damaged:
                    rejected.add(output, .shard.damagedFile(output.command(outputs.site), path))
                }
            }
        } catch {
            return .failed(error)
        }
        return .linked(setFiles, isNew: isNew)
    }
}
