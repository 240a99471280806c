import Glibc

/// A file that stays open, so that any part of it can be read, whatever takes its name later.
package final class OpenFile: Sendable {
    private let content: Descriptor
    private let path: String
    package let size: Int

    /// Opens a file below a folder. Links are not followed.
    package init(_ relative: String, in tree: FileTree) throws(FileError) {
        let file = try tree.file(relative)
        size = file.state.size
        content = file.taken()
        path = tree.path(relative)
    }

    /// Reads a range of its bytes; fewer where it ends earlier.
    package func read(from start: Int, count: Int) throws(FileError) -> [UInt8] {
        try content.read(path, from: start, count: count)
    }
}
