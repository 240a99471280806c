import Glibc

/// A folder that a command has made.
struct MadeFolder {
    let path: String

    /// Removes it unless somebody has put something in.
    func remove() throws(FileError) {
        if rmdir(path) == 0 || rmdir(path) == 0 { return }
        let code = errno
        guard [ENOENT, ENOTDIR, ENOTEMPTY, EEXIST, EBUSY].contains(code) else {
            throw FileError(path, code)
        }
    }
}
