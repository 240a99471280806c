/// Finds the folder of the site that a command is about.
public enum SiteLocator {
    /// The folder that holds `site.yaml`, looked for in `folder` and then
    /// upward from it; as a path relative to where the search began.
    public static func search(upFrom folder: String = ".") -> String? {
        var place = folder
        for _ in 0..<64 {
            let file = place == "." ? SiteFolder.configurationName : place + "/" + SiteFolder.configurationName
            if FileSystem.kind(of: file) == .file { return place }
            guard let resolved = FileSystem.resolved(place), resolved != "/" else { return nil }
            place = place == "." ? ".." : place + "/.."
        }
        return nil
    }

    /// The site to use when none is named: the one above this folder, else
    /// the folder `site`.
    public static func standard() -> String {
        search() ?? "site"
    }
}
