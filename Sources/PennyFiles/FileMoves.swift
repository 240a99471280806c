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

    /// Gives a file its path below the target, too, where nothing may have it.
    ///
    /// - Returns: false for one that is not at its source.
    /// - Throws: `EEXIST`, and `FileMoves.hasNoSecondNames` for the codes of a file system that
    ///   gives no file a second name.
    package mutating func link(_ path: String) throws(FileError) -> Bool {
        try perform(path) { source, target, name in linkat(source, name, target, name, 0) }
    }

    /// Whether an error says that a file cannot have a second name there.
    package static func hasNoSecondNames(_ error: FileError) -> Bool {
        [EPERM, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(error.code)
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
