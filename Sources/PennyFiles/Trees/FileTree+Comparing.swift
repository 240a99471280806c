import Glibc

extension FileTree {
    /// Whether two files have the same bytes, without holding them in memory. Two names of one
    /// file, and two files of different sizes, need no reading.
    package func hasSameBytes(
        _ relative: String, as otherRelative: String, in other: FileTree
    ) throws(FileError) -> Bool {
        let one = try parts(of: relative)
        let two = try other.parts(of: otherRelative)
        if one.size != two.size { return false }
        if try one.isSameFile(as: two) { return true }
        // One byte more shows in the same call that the file ends there.
        let room = min(one.size + 1, FileParts.room)
        var first = [UInt8](repeating: 0, count: room)
        var second = first
        while true {
            let (count, other) = (try one.fill(&first), try two.fill(&second))
            guard count == other, memcmp(first, second, count) == 0 else { return false }
            if count < room { return true }
        }
    }

    /// Opens a file to be read in parts.
    package func parts(of relative: String) throws(FileError) -> FileParts {
        FileParts(try file(relative), path(relative))
    }
}

/// A file that is read sequentially in parts.
package struct FileParts: ~Copyable {
    /// The preferred size of a part in bytes.
    package static let room = 1 << 16

    package let size: Int
    private let file: Descriptor
    private let path: String

    init(_ file: consuming FileTree.ReadableFile, _ path: String) {
        size = Int(file.state.size)
        self.file = file.content
        self.path = path
    }

    /// Fills a block from an index on with the next bytes of the file.
    ///
    /// - Returns: the number of bytes in the block, which is less than its size only at the end of
    ///   the file.
    package func fill(_ block: inout [UInt8], from start: Int = 0) throws(FileError) -> Int {
        var filled = start
        while filled < block.count {
            let count = block.withUnsafeMutableBytes {
                Glibc.read(file.number, $0.baseAddress?.advanced(by: filled), $0.count - filled)
            }
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError(path)
            }
            filled += count
        }
        return filled
    }

    func isSameFile(as other: borrowing FileParts) throws(FileError) -> Bool {
        var (one, two) = (stat(), stat())
        guard fstat(file.number, &one) == 0 else { throw FileError(path) }
        guard fstat(other.file.number, &two) == 0 else { throw FileError(other.path) }
        return one.st_ino == two.st_ino && one.st_dev == two.st_dev
    }
}
