import CFileCalls
import Glibc

/// Moves many files between two folders, each to its path in the other. The two folders of a file
/// stay open for the next one, since opening a folder costs more than a move.
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
    ///   - source: the folder that holds the files, below the tree's root.
    ///   - target: the destination folder, in which the folders of the files already exist.
    package init(from source: String, to target: String, in tree: FileTree) {
        self.tree = tree
        self.source = source
        self.target = target
    }

    /// Moves a file to its path below the target in one step, replacing an existing one.
    ///
    /// - Returns: false if the source has no such file.
    @discardableResult
    package mutating func move(_ path: String) throws(FileError) -> Bool {
        try perform(path) { source, target, name in renameat(source, name, target, name) }
    }

    /// Exchanges a file with the one at its path below the target in one step.
    ///
    /// - Returns: false if either does not exist.
    /// - Throws: also where the file system cannot do that; see `cannotExchange`.
    package mutating func exchange(_ path: String) throws(FileError) -> Bool {
        do throws(FileError) {
            return try perform(path) { source, target, name in
                // A folder would be exchanged, too.
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

    /// Whether an error means that a file system cannot exchange files.
    package static func cannotExchange(_ error: FileError) -> Bool {
        [EINVAL, ENOSYS, EOPNOTSUPP].contains(error.code)
    }

    /// Removes a file from its source; it need not exist.
    package mutating func removeFromSource(_ path: String) throws(FileError) {
        _ = try perform(path) { source, _, name in
            // It stays open until its name is gone: the kernel then frees its blocks on close, and
            // not while it locks other threads out of the folder.
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
        try tree.existingKind(at: source + "/" + path) != nil
    }

    private mutating func openPair(_ folder: Substring) throws(FileError) {
        if open?.folder == folder { return }
        let inFolder = folder.isEmpty ? "" : "/" + folder
        open = OpenPair(
            folder: folder, source: try tree.folder((source + inFolder)[...]),
            target: try tree.folder((target + inFolder)[...]))
    }
}
