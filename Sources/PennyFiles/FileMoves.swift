import CFileCalls
import Glibc

/// Moves many files into the places that they have below another folder. The two folders of a
/// file stay open for the next one, since each walk to a folder costs more than a move.
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

    /// Puts a file in the place of what has its path below the target, in one step. One that is
    /// not at its source any more has been moved before.
    package mutating func move(_ path: String) throws(FileError) {
        let (folder, name) = try tree.parts(path)
        do throws(FileError) {
            try openPair(folder)
        } catch {
            if error.code == ENOENT, try tree.standing(at: source + "/" + path) == nil { return }
            throw error
        }
        guard let source = open?.source.number, let target = open?.target.number else { return }
        // The file that has the name is held open until the move is done: the kernel then takes its
        // blocks back when it is closed, and not while it keeps other threads out of the folder.
        let replaced = Descriptor(penny_hold(target, name))
        let code = renameat(source, name, target, name) == 0 ? 0 : errno
        _ = consume replaced
        if code == 0 { return }
        if code == ENOENT, try tree.standing(at: self.source + "/" + path) == nil { return }
        throw FileError(tree.path(self.target + "/" + path), code)
    }

    private mutating func openPair(_ folder: Substring) throws(FileError) {
        if open?.folder == folder { return }
        let inFolder = folder.isEmpty ? "" : "/" + folder
        open = OpenPair(
            folder: folder, source: try tree.folder((source + inFolder)[...]),
            target: try tree.folder((target + inFolder)[...]))
    }
}
