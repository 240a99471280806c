import PennyDiagnostics
import PennyFiles

extension SiteBuild {
    /// Makes the pictures of a site without writing them. A picture whose drawing is unchanged in
    /// the output is not made again.
    ///
    /// - Parameter output: the folder that a build would write to.
    func measurePictures(
        of drawings: [(path: String, svg: [UInt8])], in output: String
    ) throws(DiagnosticError) -> (
        entries: [String: PictureStore.Entry], made: [ArtifactRenderer.StoredFile]
    ) {
        guard let pictureMaker, !drawings.isEmpty else { return ([:], []) }
        let tree = FileTree(output)
        let existing = { (path: String) in OutputManifests.bytes(of: path, in: tree) }
        var pictures = PictureStore(
            earlier: existing(Address.manifest).map(Manifest.pictures) ?? [:])
        var made: [ArtifactRenderer.StoredFile] = []
        for (path, svg) in drawings {
            guard let cached = pictures.add(svg, at: path, existing) else { continue }
            made.append(
                ArtifactRenderer.StoredFile(path: path, record: MeasuredFile.record(cached.count)))
        }
        try pictures.makeMissing(pictureMaker) { path, picture in
            made.append(
                ArtifactRenderer.StoredFile(path: path, record: MeasuredFile.record(picture.count)))
        }
        return (pictures.entries, made)
    }

    /// The paths of the tables and data of results that are no saved set.
    func besideResults(_ plan: Plan) -> Set<String> {
        let results = plan.artifacts.filter { artifact in
            ((artifact as? EditionArtifact)?.artifact ?? artifact) is any ResultArtifact
        }
        return Set(results.flatMap(\.outputs).map(\.path).filter(ResultFiles.isBesidePage))
    }
}
