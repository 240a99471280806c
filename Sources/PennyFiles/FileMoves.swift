import CFileCalls
import Glibc

/// Moves many files between two folders, each to the path that it has in the other. The two
/// folders of a file stay open for the next one, since each walk to a folder costs more than a
/// move.
package struct FileMoves: ~Copyable {
    private let tree: FileTree
    private let source: String
    private let target: String
    private var open: OpenPair?

    private struct OpenPair: ~Copyable {
        let folder: Substring
        let source: Descriptor
        let target: Descriptor
    }

    /// - Parameters:
    ///   - source: the folder in which the files are, below the tree's root.
    ///   - target: the folder they go to, in which the folders of the files are already.
    package init(from source: String, to target: String, in tree: FileTree) {
        self.tree = tree
        self.source = source
        self.target = target
    }

    /// Puts a file in the place of what has its path below the target, in one step.
    ///
    /// - Returns: false for one that is not at its source.
    @discardableResult
    package mutating func move(_ path: String) throws(FileError) -> Bool {
        try perform(path) { source, target, name in renameat(source, name, target, name) }
    }

    /// Lets a file and what has its path below the target change places, in one step.
    ///
    /// - Returns: false for one that is not at its source, or has nothing there to change with.
    /// - Throws: as well where the file system cannot do that; see `cannotExchange`.
    package mutating func exchange(_ path: String) throws(FileError) -> Bool {
        do throws(FileError) {
            return try perform(path) { source, target, name in
                // A folder would change places, too.
                var status = stat()
                if fstatat(target, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
                    FileKind(status) == .folder
                {
                    errno = EISDIR
                    return -1
                }
                return penny_exchange(source, target, name)
            }
        } catch {
            if error.code == ENOENT { return false }
            throw error
        }
    }

    /// Whether an error says that a file system cannot exchange files.
    package static func cannotExchange(_ error: FileError) -> Bool {
        [EINVAL, ENOSYS, EOPNOTSUPP].contains(error.code)
    }

    /// Removes a file from its source; one that is not there is fine.
    package mutating func removeFromSource(_ path: String) throws(FileError) {
        _ = try perform(path) { source, _, name in
            // It is held open until its name is gone: the kernel then takes its blocks back when it
            // is closed, and not while it keeps other threads out of the folder.
            let removed = Descriptor(penny_hold(source, name))
            let result = unlinkat(source, name, 0)
            let code = errno
            _ = consume removed
            errno = code
            return result
        }
    }

    private mutating func perform(
        _ path: String, _ call: (_ source: Int32, _ target: Int32, _ name: String) -> Int32
    ) throws(FileError) -> Bool {
        let (folder, name) = try tree.parts(path)
        do throws(FileError) {
            try openPair(folder)
        } catch {
            if error.code == ENOENT, try !isAtSource(path) { return false }
            throw error
        }
        guard let source = open?.source.number, let target = open?.target.number else {
            return false
        }
        if call(source, target, name) == 0 { return true }
        let code = errno
        if code == ENOENT, try !isAtSource(path) { return false }
        throw FileError(tree.path(self.target + "/" + path), code)
    }

    private func isAtSource(_ path: String) throws(FileError) -> Bool {
        try tree.standing(at: source + "/" + path) != nil
    }

    private mutating func openPair(_ folder: Substring) throws(FileError) {
        if open?.folder == folder { return }
        let inFolder = folder.isEmpty ? "" : "/" + folder
        open = OpenPair(
            folder: folder, source: try tree.folder((source + inFolder)[...]),
            target: try tree.folder((target + inFolder)[...]))
    }
}
