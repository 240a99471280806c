import PennyContent
public import PennyDiagnostics
import PennyEngine
import PennyFiles

/// Checks the owner of a site that was found and not named. In a folder that many may write to,
/// someone can leave a `site.yaml` or a library for others to find; git had this fault as
/// CVE-2022-24765.
public enum SiteOwner {
    /// - Parameter file: a file of the site that the user named; its owner is trusted with the
    ///   site.
    /// - Throws: that the site belongs to another user.
    public static func check(_ root: String, of file: String? = nil) throws(DiagnosticError) {
        try check(root, of: file, by: .present)
    }

    static func check(
        _ root: String, of file: String? = nil, by user: Ownership.User
    ) throws(DiagnosticError) {
        let foreign = try SourceFile.attempt(root) { () throws(FileError) in
            try foreignPath(in: root, of: file, by: user)
        }
        guard let foreign else { return }
        let fault = file == nil ? Fault.site.foreignSite(root) : .site.foreignSiteAround(root)
        throw DiagnosticError([Diagnostic(fault, at: SourceLocation.option(foreign))])
    }

    /// Returns the first path of a site that belongs to another user. An owner that the system does
    /// not tell is an error.
    private static func foreignPath(
        in root: String, of file: String?, by user: Ownership.User
    ) throws(FileError) -> String? {
        let tree = FileTree(root)
        var owner: UInt32?
        if let file { owner = try Ownership.owner(of: file) }
        // A folder without either file was not found by a search.
        var names: [String] = []
        for name in [SourceFolder.configurationName, SetFolder.libraryFolder]
        where try tree.existingKind(at: name) != nil {
            names.append(name)
        }
        if names.isEmpty { return nil }
        for path in [tree.path("")] + names.map(tree.path) {
            if try Ownership.isTrusted(path, by: user) { continue }
            if let owner, try owner == Ownership.owner(of: path) { continue }
            return path
        }
        return nil
    }
}
