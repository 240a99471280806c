import PennyDiagnostics
import PennyFiles

extension SiteWork {
    /// Makes the pictures of a site without writing them. One of which an output has the same
    /// drawing is not made again.
    ///
    /// - Parameter output: the folder that a build would write to.
    func measurePictures(
        of drawings: [(path: String, svg: [UInt8])], in output: String
    ) throws(DiagnosticError) -> (entries: [String: PictureStore.Entry], made: [Press.Made]) {
        guard let pictureMaker, !drawings.isEmpty else { return ([:], []) }
        let tree = FileTree(output)
        let standing = { (path: String) in OutputManifests.bytes(of: path, in: tree) }
        var pictures = PictureStore(
            earlier: standing(Address.manifest).map(Manifest.pictures) ?? [:])
        var made: [Press.Made] = []
        for (path, svg) in drawings {
            guard let kept = pictures.add(svg, at: path, standing) else { continue }
            made.append(Press.Made(path: path, stamp: MeasuredFile.stamp(kept.count)))
        }
        try pictures.makeMissing(pictureMaker) { path, picture in
            made.append(Press.Made(path: path, stamp: MeasuredFile.stamp(picture.count)))
        }
        return (pictures.entries, made)
    }

    /// The paths of the tables and data of results that are no saved set.
    func besideResults(_ plan: Plan) -> Set<String> {
        let results = plan.groups.filter { group in
            ((group as? EditionGroup)?.group ?? group) is any ResultGroup
        }
        return Set(results.flatMap(\.outputs).map(\.path).filter(ResultFiles.isBesidePage))
    }
}
