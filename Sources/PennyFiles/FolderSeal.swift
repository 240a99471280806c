/// Ties a file to the folders that it is about, so that it means nothing anywhere else.
///
/// A folder may come from a stranger, and whatever lies in it may be forged. So a file that makes
/// this program change, remove or reuse other files counts only where the program wrote it: it
/// bears the seal of those folders, which no copy, archive or checkout has. Such files are the plan
/// of an output's changes, the cache of a build and the plan of a library's change. SECURITY.md
/// lists all files that a folder can bring along.
package struct FolderSeal: Equatable, Sendable {
    package let digest: Fingerprint

    /// - Returns: nil where one of the folders is not there.
    package init?(of folders: [String], in tree: FileTree) throws(FileError) {
        var maker = FingerprintMaker()
        for folder in folders {
            guard let identity = try tree.identity(of: folder) else { return nil }
            maker.add(Int(truncatingIfNeeded: identity.device))
            maker.add(Int(truncatingIfNeeded: identity.inode))
            maker.add(Int(identity.birth))
            maker.add(Int(identity.owner))
        }
        digest = maker.fingerprint
    }
}
