import Foundation
import Glibc
import PennyFiles
import Testing

@Suite struct FileReplacementTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "/penny-files-\(UUID().uuidString)"
        try FileSystem.makeFolders(folder)
    }

    @Test func `a file takes the place of another, and nothing else stays`() throws {
        defer { do { try FileSystem.removeTree(folder) } catch {} }
        let path = folder + "/a.yaml"
        try FileSystem.replace(path, with: [1])
        try FileSystem.replace(path, with: [2, 3])
        #expect(try FileSystem.read(path) == [2, 3])
        #expect(try FileSystem.files(below: folder) == ["a.yaml"])
    }

    @Test func `a link is replaced and what it leads to stays`() throws {
        defer { do { try FileSystem.removeTree(folder) } catch {} }
        try FileSystem.replace(folder + "/other", with: [1])
        #expect(symlink("other", folder + "/link") == 0)
        try FileSystem.replace(folder + "/link", with: [2])
        #expect(try FileSystem.read(folder + "/other") == [1])
        #expect(FileSystem.kind(of: folder + "/link") == .file)
    }

    @Test func `what cannot be replaced stays as it was`() throws {
        defer { do { try FileSystem.removeTree(folder) } catch {} }
        try FileSystem.makeFolder(folder + "/a")
        try FileSystem.replace(folder + "/a/b", with: [1])
        #expect(throws: FileError(folder + "/a", EISDIR)) {
            try FileSystem.replace(folder + "/a", with: [2])
        }
        #expect(try FileSystem.files(below: folder) == ["a/b"])
    }
}
