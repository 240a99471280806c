import PennyDiagnostics
import PennyFiles

/// The pictures of a build.
struct MadePictures {
    /// The digests of all pictures.
    let entries: [String: PictureStore.Entry]
    /// The new files that belong to no saved set.
    let files: [ArtifactRenderer.StoredFile]
    /// The records of each edition's sets, with their pictures.
    let records: [SetRecordList]
}

extension Pipeline {
    /// Reuses the existing pictures of a build and makes the others.
    func makePictures(
        of drawings: [(path: String, svg: [UInt8])], _ maker: (any PictureMaker)?,
        _ editions: [AnalyzedEdition], _ records: [SetRecordList], _ output: OpenOutput
    ) throws(DiagnosticError) -> MadePictures {
        var pictures = PictureStore(earlier: output.pictures)
        var made: [ArtifactRenderer.StoredFile] = []
        for (edition, records) in zip(editions, records) {
            for record in records where record.reused == .all {
                let head = edition.site.sets.heads[record.setIndex]
                pictures.reuse(edition.site.edition.prefix + head.address("png"))
            }
        }
        for (path, svg) in drawings {
            let existing = output.existing
            guard let cached = pictures.add(svg, at: path, { existing?.bytes($0) }) else {
                continue
            }
            made.append(try output.files.write(.bytes(cached), to: path))
        }
        if let maker {
            try pictures.makeMissing(maker) { (path, picture) throws(DiagnosticError) in
                made.append(try output.files.write(.bytes(picture), to: path))
            }
        }
        if made.isEmpty {
            return MadePictures(entries: pictures.entries, files: [], records: records)
        }
        var others = Dictionary(made.map { ($0.path, $0.record) }) { first, _ in first }
        let stored = zip(editions, records).map { edition, records in
            Self.store(&others, in: records, of: edition.site, output.scratch)
        }
        return MadePictures(
            entries: pictures.entries, files: made.filter { others[$0.path] != nil },
            records: stored)
    }

    /// Moves the pictures of an edition's sets into the sets' records.
    private static func store(
        _ pictures: inout [String: FileRecord], in records: SetRecordList,
        of site: LoadedEdition, _ scratch: ScratchFile?
    ) -> SetRecordList {
        var stored = SetRecordList(file: scratch)
        for var record in records {
            let path = site.edition.prefix + site.sets.heads[record.setIndex].address("png")
            if let file = pictures.removeValue(forKey: path) { record.files.png = file }
            stored.append(record)
        }
        return stored
    }
}
