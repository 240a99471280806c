import Glibc

/// A folder that a command has made.
struct MadeFolder {
    let path: String

    /// Removes it unless someone has added something.
    func remove() throws(FileError) {
        if rmdir(path) == 0 || rmdir(path) == 0 { return }
        let code = errno
        guard [ENOENT, ENOTDIR, ENOTEMPTY, EEXIST, EBUSY].contains(code) else {
            throw FileError(path, code)
        }
    }

    /// Runs an operation that makes folders, and removes these after a failure.
    static func undoing<Value>(
        _ work: (inout [MadeFolder]) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        var made: [MadeFolder] = []
        do throws(FileError) {
            return try work(&made)
        } catch {
            throw error.leaving(remove(made))
        }
    }

    /// Removes folders, the last one first.
    ///
    /// - Returns: the path of one that could not be removed.
    @discardableResult
    static func remove(_ made: [MadeFolder]) -> String? {
        var left: String?
        for folder in made.reversed() {
            do throws(FileError) { try folder.remove() } catch { left = left ?? error.path }
        }
        return left
    }
}
