import CFileCalls
import Glibc

/// The identity of a folder that no copy of it shares: its file system, inode, time of creation and
/// owner.
package struct FolderIdentity: Equatable, Sendable {
    package let device: UInt64
    package let inode: UInt64
    /// In nanoseconds since 1970; 0 where the system cannot tell.
    package let birth: Int64
    package let owner: UInt32

    init(_ folder: borrowing Descriptor, _ path: String) throws(FileError) {
        var status = stat()
        guard fstat(folder.number, &status) == 0 else { throw FileError(path) }
        birth = penny_birth(folder.number)
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        owner = status.st_uid
    }
}

extension FileTree {
    /// The identity of a folder; nil where there is none. Links are not followed.
    package func identity(of relative: String) throws(FileError) -> FolderIdentity? {
        do throws(FileError) {
            return try FolderIdentity(folder(relative[...]), path(relative))
        } catch {
            if [ENOENT, ENOTDIR, ELOOP].contains(error.code) { return nil }
            throw error
        }
    }

    /// Whether a file or folder belongs to the current user or to the administrator. A link counts
    /// as its own.
    package func isTrusted(_ relative: String) throws(FileError) -> Bool {
        Ownership.isTrusted(ownedBy: try status(of: relative).st_uid)
    }
}
