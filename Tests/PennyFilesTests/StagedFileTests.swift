import Foundation
import Glibc
import Testing

@testable import PennyFiles

/// A file gets its name when it is complete, and only then.
@Suite final class StagedFileTests {
    private let folder: String
    private let tree: FileTree

    init() throws {
        folder = NSTemporaryDirectory() + "/penny-staged-\(UUID().uuidString)"
        tree = FileTree(folder)
        try FileSystem.makeFolders(folder + "/a")
    }

    deinit { do { try FileSystem.removeTree(folder) } catch {} }

    private var files: [String] { get throws { try FileSystem.files(below: folder) } }

    @Test func `it is hidden until it is placed`() throws {
        let staged = try StagedFile([1, 2], for: "a/file", in: tree)
        #expect(tree.kind(of: "a/file") == nil)
        #expect(try files == ["a/.file.\(getpid()).new"])
        try staged.commit(replaces: false)
        #expect(try tree.read("a/file") == [1, 2])
    }

    @Test func `nothing is left of one that is not placed`() throws {
        do { _ = try StagedFile([1], for: "a/file", in: tree) }
        #expect(try files == [])
    }

    @Test func `it takes the place of another only when it may`() throws {
        try tree.write([1], to: "a/file")
        do {
            let staged = try StagedFile([2], for: "a/file", in: tree)
            #expect(throws: FileError(tree.path("a/file"), EEXIST)) {
                try staged.commit(replaces: false)
            }
            #expect(try tree.read("a/file") == [1])
            try staged.commit(replaces: true)
        }
        #expect(try tree.read("a/file") == [2])
        #expect(try files == ["a/file"])
    }

    @Test func `what a crash has left is no obstacle`() throws {
        try tree.write([7], to: "a/.file.\(getpid()).new")
        do { try StagedFile([1], for: "a/file", in: tree).commit(replaces: false) }
        #expect(try tree.read("a/file") == [1])
        #expect(try files == ["a/file"])
    }

    @Test func `what cannot be written is called by its own name`() throws {
        #expect(throws: FileError(tree.path("missing"), ENOENT)) {
            try StagedFile([1], for: "missing/file", in: tree)
        }
        try FileSystem.makeFolder(folder + "/a/.file.\(getpid()).new")
        #expect(throws: FileError(tree.path("a/file"), EEXIST)) {
            try StagedFile([1], for: "a/file", in: tree)
        }
    }
}
