public import PennyDiagnostics
package import PennyFiles

/// Finds the folder of the site that a command is about.
public enum SiteLocator {
    /// The folder that holds `site.yaml`, looked for in `folder` and then
    /// upward from it; as a path relative to where the search began.
    ///
    /// - Throws: why the system does not say whether there is one.
    public static func search(upFrom folder: String = ".") throws(DiagnosticError) -> String? {
        try search(upFrom: folder) { (place) throws(FileError) in try hasConfiguration(place) }
    }

    /// The nearest folder, in the same way, of which something is true.
    package static func search(
        upFrom folder: String = ".", where isWanted: (String) throws(FileError) -> Bool
    ) throws(DiagnosticError) -> String? {
        var place = folder
        do throws(FileError) {
            for _ in 0..<64 {
                if try isWanted(place) { return place }
                guard let real = try FileSystem.realPath(of: place), real != "/" else { return nil }
                place = try parent(of: place)
            }
            return nil
        } catch {
            // A folder above that the user may not enter is none of the user's sites.
            if error.isForbidden, place != folder { return nil }
            throw SourceFile.failure(error)
        }
    }

    /// Whether a folder is a site: whether it holds `site.yaml`.
    ///
    /// - Throws: why the system does not say.
    public static func isSite(_ folder: String) throws(DiagnosticError) -> Bool {
        do throws(FileError) {
            return try hasConfiguration(folder)
        } catch {
            throw SourceFile.failure(error)
        }
    }

    /// The same with the system's own error.
    package static func hasConfiguration(_ folder: String) throws(FileError) -> Bool {
        let path = SiteFolder.path(SiteFolder.configurationName, in: folder)
        return try FileSystem.entryKind(of: path) == .file
    }

    /// A file of a folder whose name is nearly that of the configuration, such as `site.yml`.
    static func misnamedConfiguration(in folder: String) -> String? {
        let names = ["site.yml", "Site.yaml", "Site.yml", "site.json", "config.yaml", "config.yml"]
        return names.first {
            FileSystem.kind(of: SiteFolder.path($0, in: folder)) == .file
        }
    }

    /// The folder above: the path without its last name, but where that is a
    /// link, whose folder is another.
    private static func parent(of place: String) throws(FileError) -> String {
        let climbed = place == "." ? ".." : place + "/.."
        var names = place.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = names.popLast(), ![".", "..", ""].contains(last) else { return climbed }
        let shorter = names.isEmpty ? "." : names == [""] ? "/" : names.joined(separator: "/")
        let isSame = try FileSystem.realPath(of: shorter) == FileSystem.realPath(of: climbed)
        return isSame ? shorter : climbed
    }

    /// The site that was named; when none was, the one above this folder, else the
    /// folder `site`.
    ///
    /// - Throws: that the one that was found belongs to another user, or that the system does not
    ///   say where there is one.
    public static func site(named name: String?) throws(DiagnosticError) -> String {
        if let name { return name }
        let site = try search() ?? (misnamedConfiguration(in: ".") == nil ? "site" : ".")
        try SiteOwner.check(site)
        return site
    }

    /// The folder that a file goes to when none is named: the site above this folder, else
    /// this one.
    ///
    /// - Throws: that the site belongs to another user.
    public static func standardForFiles() throws(DiagnosticError) -> String {
        guard let site = try search() else { return "." }
        try SiteOwner.check(site)
        return site
    }
}
