import PennyDiagnostics
import PennyFiles

/// A file of the site that is copied unchanged: from `assets/` to the folder of that name, from
/// `static/` to the root of the output.
struct AssetFile: Artifact {
    let tree: FileTree
    /// The path in the site's folder.
    let source: String
    /// The path in the output.
    let path: String

    var id: String { "asset:\(source)" }
    var origin: String { tree.path(source) }
    var outputs: [ArtifactFile] { [ArtifactFile(path: path)] }

    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles {
        try SourceFile.attempt(origin) { () throws(FileError) in try tree.checkReadable(source) }
        return RenderedFiles([(path, .file(tree, source))])
    }

    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        let folder = site.site.folder
        let assets = folder.assets.map { SourceFolder.assetsName + "/" + $0 }
        return assets.map { AssetFile(tree: folder.tree, source: $0, path: $0) }
            + folder.statics.map {
                AssetFile(tree: folder.tree, source: SourceFolder.staticName + "/" + $0, path: $0)
            }
    }
}
