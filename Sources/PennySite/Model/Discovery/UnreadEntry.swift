import PennyDiagnostics
import PennyFiles

/// A file or folder at the top of a site that no build reads, although its author may think so.
enum UnreadEntry {
    /// The files that repositories have beside a site, whatever their endings.
    private static let papers = [
        "readme", "license", "licence", "copying", "notice", "authors", "changelog",
        "contributing", "security", "code_of_conduct", "makefile", "justfile", "dockerfile",
        "containerfile",
    ]
    /// The settings of other tools, and their scripts.
    private static let toolEndings = [".json", ".toml", ".lock", ".sh", ".mjs", ".js", ".ini"]
    private static let toolFolders = ["node_modules", "scripts"]
    /// The files that hosts read at the root of an output, although their names begin with an
    /// underscore.
    private static let forHosts = ["_headers", "_redirects"]

    /// Returns the fault of an entry; nil for one that a build reads, or that is there for others.
    ///
    /// - Parameter original: the file that it would translate, or its own name.
    static func fault(
        _ entry: FolderEntry, _ original: String, in tree: FileTree
    ) -> Fault? {
        let name = entry.name
        if name.hasPrefix("_"), !forHosts.contains(name) { return nil }
        switch entry.kind {
        case .folder:
            if name == SourceFolder.outputName || SourceFolder.folders.contains(name) { return nil }
            if toolFolders.contains(name) || isOwn(name, in: tree) { return nil }
            return .site.unreadFolder(name, nearMiss(to: name, among: SourceFolder.folders))
        case .file:
            // A file with the name of a folder is reported already.
            if SourceFolder.folders.contains(name) { return nil }
            let files = ContentKinds.files.union([SourceFolder.configurationName])
            if files.contains(name) || files.contains(original) || isPaper(name) { return nil }
            if toolEndings.contains(where: name.hasSuffix) { return nil }
            return .site.unreadFile(name, nearMiss(to: name, among: files.sorted()))
        case .symbolicLink, .other, .unnameable: return nil
        }
    }

    /// Whether a folder is another site, or the output of a build.
    private static func isOwn(_ name: String, in tree: FileTree) -> Bool {
        [SourceFolder.configurationName, Address.manifest].contains {
            tree.kind(of: name + "/" + $0) == .file
        }
    }

    private static func isPaper(_ name: String) -> Bool {
        papers.contains(SourceFolder.stem(name).lowercased())
    }
}
