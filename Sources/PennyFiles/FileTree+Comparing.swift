import Glibc

extension FileTree {
    /// Whether a file has the bytes of another one, found out without keeping them. Two names of
    /// one file, and two files of different sizes, are told without reading.
    package func hasSameBytes(
        _ relative: String, as otherRelative: String, in other: FileTree
    ) throws(FileError) -> Bool {
        let one = try parts(of: relative)
        let two = try other.parts(of: otherRelative)
        if one.size != two.size { return false }
        if try one.isSameFile(as: two) { return true }
        // One byte more shows in the same reading that the file ends there.
        let room = min(one.size + 1, FileParts.room)
        var first = [UInt8](repeating: 0, count: room)
        var second = first
        while true {
            let (count, other) = (try one.fill(&first), try two.fill(&second))
            guard count == other, memcmp(first, second, count) == 0 else { return false }
            if count < room { return true }
        }
    }

    /// A file to be read a part at a time by whom it is read.
    package func parts(of relative: String) throws(FileError) -> FileParts {
        FileParts(try file(relative), path(relative))
    }
}

/// A file that is read from its beginning to its end, a part at a time.
package struct FileParts: ~Copyable {
    /// As many bytes as one part should have.
    package static let room = 1 << 16

    package let size: Int
    private let file: Descriptor
    private let path: String

    init(_ file: consuming FileTree.ReadableFile, _ path: String) {
        size = Int(file.state.size)
        self.file = file.content
        self.path = path
    }

    /// Fills a block from a place in it with what comes next, as far as the file goes.
    ///
    /// - Returns: how many bytes the block has then: fewer than there is room for at the end alone.
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
