import Foundation
import Glibc
import Testing

@testable import PennyFiles

/// New files are written into the folders made for them, and nowhere else.
@Suite final class NewFilesTests {
    private let folder: String
    private let root: String

    init() throws {
        folder = NSTemporaryDirectory() + "/penny-new-\(UUID().uuidString)"
        root = folder + "/out"
        try FileSystem.makeFolders(root)
    }

    deinit { do { try FileSystem.removeTree(folder) } catch {} }

    private func text(_ path: String) throws -> String {
        String(decoding: try FileSystem.read(root + "/" + path), as: UTF8.self)
    }

    @Test func `files come into their folders, which everybody may read`() throws {
        let paths = ["a", "b/c/d", "b/e"]
        let files = try NewFiles(root)
        for path in paths { try files.write(Array(path.utf8), to: path) }
        try files.synchronise()
        #expect(try FileSystem.files(below: root) == paths)
        for path in paths { #expect(try text(path) == path) }
        for (path, mode) in [("b/c/d", 0o644), ("b/c", 0o755), ("b", 0o755)] as [(String, mode_t)] {
            var status = stat()
            #expect(stat(root + "/" + path, &status) == 0)
            #expect(status.st_mode & 0o777 == mode, "\(path)")
        }
    }

    @Test func `threads that come to a folder at once find it made once`() async throws {
        let files = try NewFiles(root)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<64 {
                group.addTask { try files.write([1], to: "a/b/\(number % 4)/\(number)") }
            }
            try await group.waitForAll()
        }
        #expect(try FileSystem.files(below: root).count == 64)
    }

    @Test func `more folders than may stay open are written to, too`() throws {
        let paths = (0..<1_500).map { "folder-\($0)/file" }
        let files = try NewFiles(root)
        for path in paths { try files.write(Array(path.utf8), to: path) }
        #expect(try text("folder-0/file") == "folder-0/file")
        #expect(try text("folder-1499/file") == "folder-1499/file")
    }

    @Test(arguments: [true, false])
    func `a folder or a link that others have put there is refused`(_ isLink: Bool) throws {
        try FileSystem.makeFolder(folder + "/elsewhere")
        if isLink {
            #expect(symlink("../elsewhere", root + "/b") == 0)
        } else {
            try FileSystem.makeFolder(root + "/b")
        }
        let files = try NewFiles(root)
        #expect(throws: FileError(root + "/b", EEXIST)) { try files.write([1], to: "b/c") }
    }

    @Test func `what stands there is neither replaced nor written through`() throws {
        let files = try NewFiles(root)
        try files.write([1], to: "a")
        try FileTree(folder).write([7], to: "victim")
        #expect(symlink("../victim", root + "/link") == 0)
        #expect(throws: FileError(root + "/a", EEXIST)) { try files.write([2], to: "a") }
        #expect(throws: FileError(root + "/link", EEXIST)) { try files.write([2], to: "link") }
        #expect(try FileSystem.read(root + "/a") == [1])
        #expect(try FileSystem.read(folder + "/victim") == [7])
    }

    @Test func `a folder that is exchanged for a link stays the one that was made`() throws {
        let files = try NewFiles(root)
        try files.write([0], to: "b/first")
        try FileSystem.makeFolder(folder + "/elsewhere")
        try FileSystem.rename(root + "/b", to: root + "/moved")
        #expect(symlink("../elsewhere", root + "/b") == 0)
        try files.write([1], to: "b/c")
        #expect(try FileSystem.read(root + "/moved/c") == [1])
        #expect(try FileSystem.files(below: folder + "/elsewhere") == [])
    }

    @Test func `a copy holds the same, and only of a file`() throws {
        let files = try NewFiles(root)
        let tree = FileTree(folder)
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
        try tree.write(bytes, to: "source")
        #expect(mkfifo(folder + "/pipe", 0o644) == 0)
        try files.copy("source", in: tree, to: "b/copy")
        #expect(try FileSystem.read(root + "/b/copy") == bytes)
        #expect(throws: FileError(tree.path("pipe"), FileError.notAFile)) {
            try files.copy("pipe", in: tree, to: "copy")
        }
        #expect(throws: FileError(tree.path("missing"), ENOENT)) {
            try files.copy("missing", in: tree, to: "copy")
        }
        #expect(FileSystem.kind(of: root + "/copy") == nil)
    }
}
