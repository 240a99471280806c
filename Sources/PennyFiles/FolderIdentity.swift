import CFileCalls
import Glibc

/// A folder by what no copy of it has: its file system, its inode, when it was made, its owner.
package struct FolderIdentity: Equatable, Sendable {
    package let device: UInt64
    package let inode: UInt64
    /// In nanoseconds since 1970; 0 where the system does not say.
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
    /// The identity of a folder; nil where there is none. No link leads to one.
    package func identity(of relative: String) throws(FileError) -> FolderIdentity? {
        do throws(FileError) {
            return try FolderIdentity(folder(relative[...]), path(relative))
        } catch {
            if [ENOENT, ENOTDIR, ELOOP].contains(error.code) { return nil }
            throw error
        }
    }

    /// Whether a file or folder belongs to who runs the program, or to the administrator. A link
    /// is its own.
    package func isTrusted(_ relative: String) throws(FileError) -> Bool {
        Ownership.isTrusted(ownedBy: try status(of: relative).st_uid)
    }
}
