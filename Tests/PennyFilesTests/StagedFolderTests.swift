import Foundation
import Glibc
import Testing

@testable import PennyFiles

/// A folder has its name with all its contents, or not at all.
@Suite final class StagedFolderTests {
    private let root: String

    init() throws {
        root = NSTemporaryDirectory() + "/penny-staged-\(UUID().uuidString)"
        try FileSystem.makeFolders(root)
    }

    deinit { do { try FileSystem.removeTree(root) } catch {} }

    private var names: [String] { get throws { try FileTree(root).names(in: "") } }
    private var files: [String] { get throws { try FileSystem.files(below: root) } }

    @Test(arguments: ["site", "site/", "a/b/site"])
    func `a folder has its name only when all is in it`(_ name: String) throws {
        let path = root + "/" + name
        let staged = try StagedFolder(path)
        try staged.add([1], to: "one.txt")
        try staged.add([2], to: "in/two.txt")
        #expect(try FileSystem.entryKind(of: path) == nil)
        try staged.commit()
        #expect(try FileSystem.files(below: path) == ["in/two.txt", "one.txt"])
        #expect(try files.count == 2)
    }

    @Test func `a folder that gets no name leaves nothing`() throws {
        do {
            let staged = try StagedFolder(root + "/a/site")
            try staged.add([1], to: "one.txt")
        }
        #expect(try names.isEmpty)
    }

    @Test func `a failure names the file as it was to be and leaves nothing`() throws {
        let staged = try StagedFolder(root + "/a/site")
        try staged.add([1], to: "one.txt")
        let error = #expect(throws: FileError.self) { try staged.add([2], to: "one.txt/two") }
        #expect(error == FileError(root + "/a/site/one.txt", ENOTDIR))
        #expect(try names.isEmpty)
    }

    @Test func `what has the name meanwhile stays`() throws {
        let staged = try StagedFolder(root + "/site")
        try staged.add([1], to: "one.txt")
        try FileSystem.makeFolder(root + "/site")
        try FileTree(root).write([7], to: "site/mine")
        let error = #expect(throws: FileError.self) { try staged.commit() }
        #expect(error == FileError(root + "/site", ENOTEMPTY))
        #expect(try files == ["site/mine"])
        #expect(try names == ["site"])
    }

    @Test func `what a killed command has left of a folder goes with the next one`() throws {
        let gone = try LeftoverTests.gone()
        let tree = FileTree(root)
        for name in [".site.\(gone).new", ".other.\(gone).new", ".site.\(getppid()).new"] {
            try tree.makeFolders(name)
            try tree.write([7], to: name + "/one.txt")
        }
        #expect(symlink(root, root + "/.site.\(gone).old") == 0)
        let staged = try StagedFolder(root + "/site")
        try staged.add([1], to: "one.txt")
        try staged.commit()
        let left = [".other.\(gone).new", ".site.\(getppid()).new", ".site.\(gone).old", "site"]
        #expect(try Set(names) == Set(left))
    }
}
