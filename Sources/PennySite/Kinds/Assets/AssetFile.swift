import PennyDiagnostics
import PennyFiles

/// A file of the site that is copied as it is: from `assets/` to the folder of that name, from
/// `static/` to the root of the output.
struct AssetFile: OutputGroup {
    let tree: FileTree
    /// Below the site's folder.
    let source: String
    /// Below the output.
    let path: String

    var id: String { "asset:\(source)" }
    var origin: String { tree.path(source) }
    var outputs: [Output] { [Output(path: path)] }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        try SourceFile.attempt(origin) { () throws(FileError) in try tree.checkReadable(source) }
        return Printed([(path, .file(tree, source))])
    }

    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let folder = site.site.folder
        let assets = folder.assets.map { SiteFolder.assetsName + "/" + $0 }
        return assets.map { AssetFile(tree: folder.tree, source: $0, path: $0) }
            + folder.statics.map {
                AssetFile(tree: folder.tree, source: SiteFolder.staticName + "/" + $0, path: $0)
            }
    }
}
