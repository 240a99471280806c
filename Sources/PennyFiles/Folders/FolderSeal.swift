/// Ties a file to the folders that it is about, so that it is not valid anywhere else.
///
/// A folder may come from a stranger, and whatever is in it may be forged. So a file that makes
/// this program change, remove or reuse other files is valid only where the program wrote it: it
/// contains the seal of those folders, which no copy, archive or checkout has. Such files are the
/// plan of an output's changes, the cache of a build and the plan of a library's change.
/// SECURITY.md lists all files that a folder can bring along.
package struct FolderSeal: Equatable, Sendable {
    package let digest: Digest

    /// - Returns: nil if one of the folders does not exist.
    package init?(of folders: [String], in tree: FileTree) throws(FileError) {
        var maker = DigestMaker()
        for folder in folders {
            guard let identity = try tree.identity(of: folder) else { return nil }
            maker.add(Int(truncatingIfNeeded: identity.device))
            maker.add(Int(truncatingIfNeeded: identity.inode))
            maker.add(Int(identity.birth))
            maker.add(Int(identity.owner))
        }
        digest = maker.digest
    }
}
