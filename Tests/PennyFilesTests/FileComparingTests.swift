import Foundation
import Glibc
import Testing

@testable import PennyFiles

@Suite struct FileComparingTests {
    private let folder: String
    private let tree: FileTree

    init() throws {
        folder = NSTemporaryDirectory() + "/penny-comparing-\(UUID().uuidString)"
        tree = FileTree(folder)
        try FileSystem.makeFolders(folder)
    }

    private func clean() { do { try FileSystem.removeTree(folder) } catch {} }

    /// Sizes around that of a part.
    private static let sizes = [
        0, 1, 100, FileParts.room - 1, FileParts.room, FileParts.room + 1, 3 * FileParts.room,
    ]

    @Test(arguments: sizes) func `files with the same bytes are the same`(_ size: Int) throws {
        defer { clean() }
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try tree.write(bytes, to: "a")
        try tree.write(bytes, to: "b")
        #expect(try tree.hasSameBytes("a", as: "b", in: FileTree(folder)))
    }

    @Test(arguments: sizes.filter { $0 > 0 })
    func `one byte that is another makes them differ, wherever it is`(_ size: Int) throws {
        defer { clean() }
        let bytes = [UInt8](repeating: 7, count: size)
        try tree.write(bytes, to: "a")
        for offset in Set([0, size / 2, size - 1]).sorted() {
            var other = bytes
            other[offset] = 8
            try FileSystem.replace(folder + "/b", with: other)
            #expect(try !tree.hasSameBytes("a", as: "b", in: tree), "\(offset)")
        }
        try FileSystem.replace(folder + "/b", with: bytes + [7])
        #expect(try !tree.hasSameBytes("a", as: "b", in: tree))
    }

    @Test func `two names of one file are the same without being read`() throws {
        defer { clean() }
        // No machine could read a file of this size in the time of a test.
        try tree.write([1], to: "a")
        #expect(truncate(folder + "/a", 1 << 42) == 0)
        #expect(link(folder + "/a", folder + "/b") == 0)
        #expect(try tree.hasSameBytes("a", as: "b", in: tree))
    }

    @Test func `a file that is missing is an error with its path`() throws {
        defer { clean() }
        try tree.write([1], to: "a")
        #expect(throws: FileError(folder + "/b", ENOENT)) {
            try tree.hasSameBytes("a", as: "b", in: tree)
        }
        #expect(throws: FileError(folder + "/b", ENOENT)) {
            try tree.hasSameBytes("b", as: "a", in: tree)
        }
    }
}
