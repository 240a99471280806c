import Foundation
import Glibc
import Testing

@testable import PennyFiles

/// Files of a batch all exist, or none does.
@Suite final class FileBatchTests {
    private let folder: String
    private let tree: FileTree

    init() throws {
        folder = NSTemporaryDirectory() + "/penny-batch-\(UUID().uuidString)"
        tree = FileTree(folder)
        try FileSystem.makeFolders(folder)
    }

    deinit { do { try FileSystem.removeTree(folder) } catch {} }

    /// All paths below the folder, including those of folders.
    private var paths: [String] {
        FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.sorted() ?? []
    }

    /// A valid name whose hidden name is too long.
    private static let long = String(repeating: "x", count: 250)

    @Test func `the files and their folders are there when it is committed`() throws {
        let batch = FileBatch()
        try batch.makeFolders(folder + "/site")
        let site = FileTree(folder + "/site")
        try batch.add([1], to: "a/b/one", in: site)
        try batch.add([2], to: "two", in: site, isPublished: true)
        #expect(site.kind(of: "a/b/one") == nil)
        try batch.commit()
        #expect(try site.read("a/b/one") == [1])
        #expect(paths == ["site", "site/a", "site/a/b", "site/a/b/one", "site/two"])
    }

    @Test func `nothing is left when a file cannot be written`() throws {
        let batch = FileBatch()
        try batch.makeFolders(folder + "/site/inner")
        let site = FileTree(folder + "/site/inner")
        try batch.add([1], to: "a/one", in: site)
        #expect(throws: FileError(site.path("b/" + Self.long), ENAMETOOLONG)) {
            try batch.add([2], to: "b/" + Self.long, in: site)
        }
        #expect(paths == [])
    }

    @Test func `nothing is left of one that is not committed`() throws {
        do {
            let batch = FileBatch()
            try batch.add([1], to: "a/one", in: tree)
        }
        #expect(paths == [])
    }

    @Test func `all is as it was when a name is taken meanwhile`() throws {
        try tree.write([7], to: "old")
        let batch = FileBatch()
        try batch.add([1], to: "a/one", in: tree)
        try batch.add([2], to: "old", in: tree, replaces: true)
        try batch.add([3], to: "three", in: tree)
        try batch.add([4], to: "four", in: tree)
        try tree.write([9], to: "three")
        #expect(throws: FileError(tree.path("three"), EEXIST)) { try batch.commit() }
        #expect(try tree.read("old") == [7])
        #expect(try tree.read("three") == [9])
        #expect(paths == ["old", "three"])
    }

    @Test func `it can be made again after a failure`() throws {
        let batch = FileBatch()
        try batch.add([1], to: "a/one", in: tree)
        try tree.write([9], to: "a/two")
        try batch.add([2], to: "a/two", in: tree)
        #expect(throws: FileError.self) { try batch.commit() }
        try tree.remove("a/two")
        let again = FileBatch()
        try again.add([1], to: "a/one", in: tree)
        try again.add([2], to: "a/two", in: tree)
        try again.commit()
        #expect(paths == ["a", "a/one", "a/two"])
    }

    @Test func `what somebody has put into a new folder stays`() throws {
        let batch = FileBatch()
        try batch.add([1], to: "a/b/one", in: tree)
        try tree.write([9], to: "a/mine")
        #expect(throws: FileError.self) { try batch.add([2], to: Self.long, in: tree) }
        #expect(paths == ["a", "a/mine"])
    }

    @Test func `a folder is not replaced`() throws {
        try FileSystem.makeFolder(folder + "/a")
        let batch = FileBatch()
        try batch.add([1], to: "one", in: tree)
        try batch.add([1], to: "a", in: tree, replaces: true)
        #expect(throws: FileError(tree.path("a"), EISDIR)) { try batch.commit() }
        #expect(paths == ["a"])
    }

    @Test func `folders that cannot be made to the end are not left`() throws {
        #expect(throws: FileError.self) { try tree.makeFolders("a/b/" + Self.long + "xxxxxxx") }
        #expect(paths == [])
    }

    @Test func `a failure says what could not be put back`() {
        let error = FileError("a", ENOSPC).leaving("b/c")
        #expect(error.reason == "No space left on device; “b/c” could not be put back as it was")
        #expect(FileError("a", ENOSPC).leaving(nil).reason == "No space left on device")
    }
}
