import Foundation
import Glibc
import Testing

@testable import PennyFiles

/// Files go from one folder into another, each in one step and never through a link.
@Suite final class FileMovesTests {
    private let folder: String
    private let tree: FileTree

    init() throws {
        folder = NSTemporaryDirectory() + "/penny-moves-\(UUID().uuidString)"
        tree = FileTree(folder)
        for place in ["new/a", "out/a", "out/b"] {
            try FileSystem.makeFolders(folder + "/" + place)
        }
        try tree.write(Array("old".utf8), to: "out/a/one")
    }

    deinit { do { try FileSystem.removeTree(folder) } catch {} }

    private func move(_ paths: String...) throws(FileError) {
        var moves = FileMoves(from: "new", to: "out", in: tree)
        for path in paths { try moves.move(path) }
    }

    @Test func `files replace those of their paths, in folders that come and go`() throws {
        try FileSystem.makeFolders(folder + "/new/b")
        let paths = ["a/one", "a/two", "b/one", "top", "a/three"]
        for path in paths { try tree.write(Array(path.utf8), to: "new/" + path) }
        try move("a/one", "a/two", "b/one", "top", "a/three")
        #expect(try FileSystem.files(below: folder + "/new").isEmpty)
        for path in paths { #expect(try tree.read("out/" + path) == Array(path.utf8)) }
    }

    @Test(arguments: ["a/one", "a/none", "gone/one", "none"])
    func `one that was moved before is left`(_ path: String) throws {
        try move(path)
        #expect(try tree.read("out/a/one") == Array("old".utf8))
    }

    @Test func `a file without a folder to go to stays`() throws {
        try FileSystem.makeFolders(folder + "/new/c")
        try tree.write([1], to: "new/c/one")
        #expect(throws: FileError(tree.path("out/c"), ENOENT)) { try move("c/one") }
        #expect(try tree.read("new/c/one") == [1])
    }

    @Test func `no link is followed`() throws {
        try FileSystem.makeFolders(folder + "/new/c")
        try tree.write([1], to: "new/c/one")
        #expect(symlink("b", folder + "/out/c") == 0)
        #expect(throws: FileError(tree.path("out/c"), ELOOP)) { try move("c/one") }
        #expect(try FileSystem.files(below: folder + "/out/b").isEmpty)
    }
}
