import PennyDiagnostics
import PennyFiles

extension SiteBuild {
    /// Reuses the existing pictures of a build and makes the others.
    ///
    /// - Parameter earlier: the digests of existing pictures, from the manifest.
    /// - Returns: the digests of all pictures, and the files that belong to no saved set. The
    ///   records of the sets hold the others.
    mutating func makePictures(
        of drawings: [(path: String, svg: [UInt8])], _ earlier: [String: PictureStore.Entry],
        _ existing: ExistingOutput?, _ files: StagingSink
    ) throws(DiagnosticError) -> (
        entries: [String: PictureStore.Entry], made: [ArtifactRenderer.StoredFile]
    ) {
        var pictures = PictureStore(earlier: earlier)
        var made: [ArtifactRenderer.StoredFile] = []
        for edition in editions {
            for record in edition.analyzed.records where record.reused == .all {
                let head = edition.site.sets.heads[record.setIndex]
                pictures.reuse(edition.edition.prefix + head.address("png"))
            }
        }
        for (path, svg) in drawings {
            guard let cached = pictures.add(svg, at: path, { existing?.bytes($0) }) else {
                continue
            }
            made.append(try files.write(.bytes(cached), to: path))
        }
        if let pictureMaker {
            try pictures.makeMissing(pictureMaker) { (path, picture) throws(DiagnosticError) in
                made.append(try files.write(.bytes(picture), to: path))
            }
        }
        return (pictures.entries, storeInRecords(made))
    }

    /// Stores the pictures of saved sets in the sets' records.
    ///
    /// - Returns: the files that belong to no set.
    private mutating func storeInRecords(_ made: [ArtifactRenderer.StoredFile]) -> [ArtifactRenderer
        .StoredFile]
    {
        if made.isEmpty { return [] }
        var stored = Dictionary(made.map { ($0.path, $0.record) }) { first, _ in first }
        for index in editions.indices {
            let (heads, prefix) = (editions[index].site.sets.heads, editions[index].edition.prefix)
            var records = SetRecordList(file: scratch)
            for var record in editions[index].analyzed.records {
                let path = prefix + heads[record.setIndex].address("png")
                if let file = stored.removeValue(forKey: path) { record.files.png = file }
                records.append(record)
            }
            replace(records, of: index)
        }
        return made.filter { stored[$0.path] != nil }
    }
}
