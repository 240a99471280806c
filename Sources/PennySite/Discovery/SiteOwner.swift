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
        let tree = FileTree(root)
        let owner = file.flatMap(Ownership.owner)
        // A folder without either is none that was found.
        let marks = [SiteFolder.configurationName, SetFolder.libraryFolder]
            .filter { tree.kind(of: $0) != nil }
        if marks.isEmpty { return }
        let foreign = ([tree.path("")] + marks.map(tree.path)).first { place in
            !Ownership.isTrusted(place, by: user)
                && (owner == nil || owner != Ownership.owner(of: place))
        }
        guard let foreign else { return }
        let fault = file == nil ? SiteFault.foreignSite(root) : .foreignSiteAround(root)
        throw DiagnosticError([Diagnostic(.error, fault, at: SourceLocation.option(foreign))])
    }
}
