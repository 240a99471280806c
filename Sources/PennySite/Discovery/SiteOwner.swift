import PennyContent
public import PennyDiagnostics
import PennyFiles

/// Whose a site is that was found and not named. In a folder that many may write to, somebody
/// can leave a `site.yaml` or a library for others to find, as git was told in CVE-2022-24765.
public enum SiteOwner {
    /// - Parameter file: a file of the site that was named, whose owner is trusted with it.
    /// - Throws: that the site belongs to another user.
    public static func check(_ root: String, of file: String? = nil) throws(DiagnosticError) {
        try check(root, of: file, by: .present)
    }

    static func check(
        _ root: String, of file: String? = nil, by user: Ownership.User
    ) throws(DiagnosticError) {
        let foreign = try SourceFile.attempt(root) { () throws(FileError) in
            try foreignPlace(in: root, of: file, by: user)
        }
        guard let foreign else { return }
        let fault = file == nil ? SiteFault.foreignSite(root) : .foreignSiteAround(root)
        throw DiagnosticError([Diagnostic(.error, fault, at: SourceLocation.option(foreign))])
    }

    /// The first place of a site that is another user's. What the system does not say is no leave.
    private static func foreignPlace(
        in root: String, of file: String?, by user: Ownership.User
    ) throws(FileError) -> String? {
        let tree = FileTree(root)
        var owner: UInt32?
        if let file { owner = try Ownership.owner(of: file) }
        // A folder without either is none that was found.
        var marks: [String] = []
        for name in [SiteFolder.configurationName, SetFolder.libraryFolder]
        where try tree.standing(at: name) != nil {
            marks.append(name)
        }
        if marks.isEmpty { return nil }
        for place in [tree.path("")] + marks.map(tree.path) {
            if try Ownership.isTrusted(place, by: user) { continue }
            if let owner, try owner == Ownership.owner(of: place) { continue }
            return place
        }
        return nil
    }
}
