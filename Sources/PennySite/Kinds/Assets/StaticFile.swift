import PennyDiagnostics
import PennyFiles

/// A file of `static/`, which is copied to the root of the output as it is.
struct StaticFile: OutputGroup {
    let tree: FileTree
    /// Below `static/`, and below the output.
    let path: String

    private var source: String { SiteFolder.staticName + "/" + path }
    var id: String { "static:\(path)" }
    var origin: String { tree.path(source) }
    var outputs: [Output] { [Output(path: path)] }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        try SourceFile.attempt(origin) { () throws(FileError) in try tree.checkReadable(source) }
        return Printed([(path, .file(tree, source))])
    }

    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let folder = site.site.folder
        return folder.statics.map { StaticFile(tree: folder.tree, path: $0) }
    }
}
