public import PennyDiagnostics
import PennyFiles

/// A site's own files of the theme.
public struct OwnTheme {
    private let site: String
    private let tree: FileTree

    /// - Throws: that the folder is no site.
    public init(of site: String) throws(DiagnosticError) {
        self.site = site
        tree = FileTree(site)
        guard try SiteLocator.isSite(site) else {
            throw Self.error(
                .noSite(site, misnamed: SiteLocator.misnamedConfiguration(in: site)), site)
        }
    }

    private static func path(of name: String) -> String { SiteFolder.templatesName + "/" + name }

    /// Whether the site has a file of this name in place of the theme's.
    ///
    /// - Throws: why the system does not say.
    public func replaces(_ name: String) throws(DiagnosticError) -> Bool {
        let path = Self.path(of: name)
        return try SourceFile.attempt(tree.path(path)) { () throws(FileError) in
            try tree.standing(at: path) != nil
        }
    }

    /// Copies files of the theme to the site, where they can be changed: all, or none.
    ///
    /// - Returns: their paths.
    /// - Throws: that one of them is there already, or that they cannot be written.
    public func copy(_ parts: [ThemePart]) throws(DiagnosticError) -> [String] {
        var standing: [ThemePart] = []
        for part in parts where try replaces(part.name) { standing.append(part) }
        if !standing.isEmpty {
            throw DiagnosticError(
                standing.map { part in
                    let path = tree.path(Self.path(of: part.name))
                    return Diagnostic(
                        .error, SiteFault.themeFileThere(path), at: SourceLocation.option(path))
                })
        }
        do throws(FileError) {
            let batch = FileBatch()
            let paths = parts.map { Self.path(of: $0.name) }
            for (path, part) in zip(paths, parts) {
                try batch.add(part.bytes, to: path, in: tree, isPublished: true)
            }
            try batch.commit()
            return paths.map(tree.path)
        } catch {
            throw Self.error(.cannotWrite(error.path, reason: error.reason), error.path)
        }
    }

    private static func error(_ fault: SiteFault, _ path: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(.error, fault, at: SourceLocation.option(path))])
    }
}
