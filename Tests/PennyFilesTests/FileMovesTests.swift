import Foundation
import Glibc
import Testing

@testable import PennyFiles

/// Files move from one folder into another, each in one step and never through a link.
@Suite final class FileMovesTests {
    private let folder: String
    private let tree: FileTree

    init() throws {
        folder = NSTemporaryDirectory() + "/penny-moves-\(UUID().uuidString)"
        tree = FileTree(folder)
        for path in ["new/a", "out/a", "out/b"] {
            try FileSystem.makeFolders(folder + "/" + path)
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

    @Test func `two files change places, and a file and a folder do not`() throws {
        try tree.write(Array("new".utf8), to: "new/a/one")
        try tree.write([1], to: "new/a/alone")
        try FileSystem.makeFolders(folder + "/out/a/folder")
        try tree.write([2], to: "new/a/folder")
        var moves = FileMoves(from: "new", to: "out", in: tree)
        let one = try moves.exchange("a/one")
        let alone = try moves.exchange("a/alone")
        let none = try moves.exchange("a/none")
        #expect((one, alone, none) == (true, false, false))
        #expect(try tree.read("out/a/one") == Array("new".utf8))
        #expect(try tree.read("new/a/one") == Array("old".utf8))
        #expect(try tree.read("new/a/alone") == [1])
        #expect(throws: FileError(tree.path("out/a/folder"), EISDIR)) {
            _ = try moves.exchange("a/folder")
        }
        try moves.removeFromSource("a/one")
        try moves.removeFromSource("a/none")
        #expect(try FileSystem.files(below: folder + "/new") == ["a/alone", "a/folder"])
    }
}
