public import PennyDiagnostics
import PennyFiles

/// Finds the folder of the site that a command is about.
public enum SiteLocator {
    /// The folder that holds `site.yaml`, looked for in `folder` and then
    /// upward from it; as a path relative to where the search began.
    public static func search(upFrom folder: String = ".") -> String? {
        search(upFrom: folder, where: isSite)
    }

    /// The nearest folder, in the same way, of which something is true.
    public static func search(
        upFrom folder: String = ".", where isWanted: (String) -> Bool
    ) -> String? {
        var place = folder
        for _ in 0..<64 {
            if isWanted(place) { return place }
            guard let resolved = FileSystem.resolved(place), resolved != "/" else { return nil }
            place = parent(of: place)
        }
        return nil
    }

    /// Whether a folder is a site: whether it holds `site.yaml`.
    public static func isSite(_ folder: String) -> Bool {
        FileSystem.kind(of: SiteFolder.path(SiteFolder.configurationName, in: folder)) == .file
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
    private static func parent(of place: String) -> String {
        let climbed = place == "." ? ".." : place + "/.."
        var names = place.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = names.popLast(), ![".", "..", ""].contains(last) else { return climbed }
        let shorter = names.isEmpty ? "." : names == [""] ? "/" : names.joined(separator: "/")
        return FileSystem.resolved(shorter) == FileSystem.resolved(climbed) ? shorter : climbed
    }

    /// The site that was named; when none was, the one above this folder, else the
    /// folder `site`.
    ///
    /// - Throws: that the one that was found belongs to another user.
    public static func site(named name: String?) throws(DiagnosticError) -> String {
        if let name { return name }
        let site = search() ?? (misnamedConfiguration(in: ".") == nil ? "site" : ".")
        try SiteOwner.check(site)
        return site
    }

    /// The folder that a file goes to when none is named: the site above this folder, else
    /// this one.
    ///
    /// - Throws: that the site belongs to another user.
    public static func standardForFiles() throws(DiagnosticError) -> String {
        guard let site = search() else { return "." }
        try SiteOwner.check(site)
        return site
    }
}
