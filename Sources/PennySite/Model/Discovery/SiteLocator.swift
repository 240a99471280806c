public import PennyDiagnostics
package import PennyFiles

/// Finds the folder of the site that a command is about.
public enum SiteLocator {
    /// Searches for the folder that holds `site.yaml`, in `folder` and then upward. Returns its
    /// path relative to where the search began; nil for none.
    ///
    /// - Throws: why the system cannot tell whether there is one.
    public static func search(upFrom folder: String = ".") throws(DiagnosticError) -> String? {
        try search(upFrom: folder) { (current) throws(FileError) in try hasConfiguration(current) }
    }

    /// Searches upward in the same way for the nearest folder that satisfies a predicate.
    package static func search(
        upFrom folder: String = ".", where isWanted: (String) throws(FileError) -> Bool
    ) throws(DiagnosticError) -> String? {
        var current = folder
        do throws(FileError) {
            for _ in 0..<64 {
                if try isWanted(current) { return current }
                guard let real = try FileSystem.realPath(of: current), real != "/" else {
                    return nil
                }
                current = try parent(of: current)
            }
            return nil
        } catch {
            // A folder above that the user may not enter is not one of the user's sites.
            if error.isForbidden, current != folder { return nil }
            throw SourceFile.failure(error)
        }
    }

    /// Whether a folder is a site: whether it holds `site.yaml`.
    ///
    /// - Throws: why the system cannot tell.
    public static func isSite(_ folder: String) throws(DiagnosticError) -> Bool {
        do throws(FileError) {
            return try hasConfiguration(folder)
        } catch {
            throw SourceFile.failure(error)
        }
    }

    /// Whether a folder holds `site.yaml`; throws the system's own error.
    package static func hasConfiguration(_ folder: String) throws(FileError) -> Bool {
        let path = SourceFolder.path(SourceFolder.configurationName, in: folder)
        return try FileSystem.entryKind(of: path) == .file
    }

    /// Returns a file of a folder whose name is nearly that of the configuration, such as
    /// `site.yml`.
    static func misnamedConfiguration(in folder: String) -> String? {
        let names = ["site.yml", "Site.yaml", "Site.yml", "site.json", "config.yaml", "config.yml"]
        return names.first {
            FileSystem.kind(of: SourceFolder.path($0, in: folder)) == .file
        }
    }

    /// Returns the folder above: the path without its last name, or with `/..` where the last name
    /// is a link, which has another parent.
    private static func parent(of folder: String) throws(FileError) -> String {
        let climbed = folder == "." ? ".." : folder + "/.."
        var names = folder.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = names.popLast(), ![".", "..", ""].contains(last) else { return climbed }
        let shorter = names.isEmpty ? "." : names == [""] ? "/" : names.joined(separator: "/")
        let isSame = try FileSystem.realPath(of: shorter) == FileSystem.realPath(of: climbed)
        return isSame ? shorter : climbed
    }

    /// Returns the named site; without a name the one at or above this folder, else the folder
    /// `site`.
    ///
    /// - Throws: that the found site belongs to another user, or that the system cannot tell where
    ///   there is one.
    public static func site(named name: String?) throws(DiagnosticError) -> String {
        if let name { return name }
        let site = try search() ?? (misnamedConfiguration(in: ".") == nil ? "site" : ".")
        try SiteOwner.check(site)
        return site
    }

    /// Returns the folder that a file goes to when none is named: the site at or above this folder,
    /// else this folder.
    ///
    /// - Throws: that the site belongs to another user.
    public static func standardForFiles() throws(DiagnosticError) -> String {
        guard let site = try search() else { return "." }
        try SiteOwner.check(site)
        return site
    }
}
