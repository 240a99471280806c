import PennyDiagnostics
import PennyFiles

/// A file or folder at the top of a site that no build reads, where its writer may think it does.
struct UnreadName {
    let fault: SiteFault

    /// What repositories have beside a site, whatever its ending.
    private static let papers = [
        "readme", "license", "licence", "copying", "notice", "authors", "changelog",
        "contributing", "security", "code_of_conduct", "makefile", "justfile", "dockerfile",
        "containerfile",
    ]
    /// The settings of other tools, and their scripts.
    private static let toolEndings = [".json", ".toml", ".lock", ".sh", ".mjs", ".js", ".ini"]
    private static let toolFolders = ["node_modules", "scripts"]
    /// What hosts read at the root of an output, though it begins like something private.
    private static let forHosts = ["_headers", "_redirects"]

    /// - Parameter original: the file that it would translate; else its own name.
    init?(_ entry: FolderEntry, _ original: String, in tree: FileTree) {
        let name = entry.name
        if name.hasPrefix("_"), !Self.forHosts.contains(name) { return nil }
        switch entry.kind {
        case .folder:
            if name == SiteFolder.outputName || SiteFolder.folders.contains(name) { return nil }
            if Self.toolFolders.contains(name) || Self.isOwn(name, in: tree) { return nil }
            fault = .unreadFolder(name, near: nearMiss(to: name, among: SiteFolder.folders))
        case .file:
            // In the place of a folder: that it is no folder is said already.
            if SiteFolder.folders.contains(name) { return nil }
            let files = ContentKinds.files.union([SiteFolder.configurationName])
            if files.contains(name) || files.contains(original) || Self.isPaper(name) { return nil }
            if Self.toolEndings.contains(where: name.hasSuffix) { return nil }
            fault = .unreadFile(name, near: nearMiss(to: name, among: files.sorted()))
        case .symbolicLink, .other, .unnameable: return nil
        }
    }

    /// Whether a folder is another site, or what a build has made.
    private static func isOwn(_ name: String, in tree: FileTree) -> Bool {
        [SiteFolder.configurationName, Address.manifest].contains {
            tree.kind(of: name + "/" + $0) == .file
        }
    }

    private static func isPaper(_ name: String) -> Bool {
        papers.contains(SiteFolder.stem(name).lowercased())
    }
}
