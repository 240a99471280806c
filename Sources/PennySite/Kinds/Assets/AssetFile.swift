import PennyDiagnostics
import PennyFiles

/// A file of the site that is copied as it is.
struct AssetFile: OutputGroup {
    let tree: FileTree
    let path: String

    var id: String { "asset:\(path)" }
    var origin: String { tree.path(path) }
    var outputs: [Output] { [Output(path: path)] }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        try SourceFile.attempt(origin) { () throws(FileError) in try tree.checkReadable(path) }
        return Printed([(path, .file(tree, path))])
    }

    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let folder = site.site.folder
        return folder.assets.map { AssetFile(tree: folder.tree, path: "assets/" + $0) }
    }
}
