public import PennyDiagnostics
import PennyFiles

/// The files of a site that replace files of the theme.
public struct ThemeOverrides {
    private let tree: FileTree

    /// Finds the files of a site.
    ///
    /// - Throws: a fault where the folder is not a site.
    public static func find(in site: String) throws(DiagnosticError) -> ThemeOverrides {
        guard try SiteLocator.isSite(site) else {
            throw error(.site.noSite(site, SiteLocator.misnamedConfiguration(in: site)), site)
        }
        return ThemeOverrides(tree: FileTree(site))
    }

    private static func path(of name: String) -> String { SourceFolder.templatesName + "/" + name }

    /// Whether the site has a file of this name instead of the theme's.
    ///
    /// - Throws: the error of the file system.
    public func replaces(_ name: String) throws(DiagnosticError) -> Bool {
        let path = Self.path(of: name)
        return try SourceFile.attempt(tree.path(path)) { () throws(FileError) in
            try tree.existingKind(at: path) != nil
        }
    }

    /// Copies files of the theme to the site for editing: all, or none.
    ///
    /// - Returns: their paths.
    /// - Throws: a fault where one of them exists already, or cannot be written.
    public func copy(_ parts: [ThemeFileDescription]) throws(DiagnosticError) -> [String] {
        var existing: [ThemeFileDescription] = []
        for part in parts where try replaces(part.name) { existing.append(part) }
        if !existing.isEmpty {
            throw DiagnosticError(
                existing.map { part in
                    let path = tree.path(Self.path(of: part.name))
                    return Diagnostic(
                        Fault.theme.themeFileThere(path), at: SourceLocation.option(path))
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
            throw Self.error(.site.cannotWrite(error.path, error.reason), error.path)
        }
    }

    private static func error(_ fault: Fault, _ path: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(fault, at: SourceLocation.option(path))])
    }
}
