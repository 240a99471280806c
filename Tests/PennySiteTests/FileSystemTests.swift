import Glibc
import PennyFiles
import Testing

@testable import PennySite

/// The file operations and their errors.
@Suite struct FileSystemTests {
    @Test func `the entry at a path is reported without following links`() throws {
        let sandbox = try Sandbox()
        try sandbox.link("link", to: "site")
        #expect(mkfifo(sandbox.path("pipe"), 0o600) == 0)
        #expect(FileSystem.kind(of: sandbox.site) == .folder)
        #expect(FileSystem.kind(of: sandbox.site + "/site.yaml") == .file)
        #expect(FileSystem.kind(of: sandbox.path("link")) == .symbolicLink)
        #expect(FileSystem.kind(of: sandbox.path("pipe")) == .other)
        #expect(FileSystem.kind(of: sandbox.path("nothing")) == nil)
    }

    @Test func `entries come in the order of their bytes, without hidden ones`() throws {
        let sandbox = try Sandbox([:])
        for name in ["b", "a", "B", "é", "10", "9", ".hidden"] {
            try sandbox.write("", to: "f/" + name)
        }
        let names = try FileSystem.entries(of: sandbox.path("f")).map(\.name)
        #expect(names == ["10", "9", "B", "a", "b", "é"])
        let all = try FileSystem.files(below: sandbox.root)
        #expect(all == ["f/.hidden"] + names.map { "f/" + $0 })
    }

    @Test func `a name that is not UTF-8 is an entry that cannot be named`() throws {
        let sandbox = try Sandbox([:])
        let name = Array(sandbox.path("f").utf8) + [0xE9, 0]
        let file = open(name.map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o644)
        try #require(file >= 0)
        close(file)
        #expect(
            try FileSystem.entries(of: sandbox.root) == [
                FolderEntry(name: "f\u{FFFD}", kind: .unnameable)
            ])
    }

    @Test func `reading stops a little after the limit`() throws {
        let sandbox = try Sandbox([:])
        try sandbox.write([UInt8](repeating: 7, count: 300_000), to: "large")
        #expect(try FileSystem.read(sandbox.path("large")).count == 300_000)
        let part = try FileSystem.read(sandbox.path("large"), limit: 1_000)
        #expect(part.count > 1_000 && part.count < 100_000)
    }

    @Test func `a failure says which path and why`() throws {
        let sandbox = try Sandbox([:])
        try sandbox.write("x", to: "file")
        let missing = sandbox.path("missing")
        let file = sandbox.path("file")
        #expect(throws: FileError(missing, ENOENT)) { try FileSystem.read(missing) }
        #expect(throws: FileError(sandbox.root, EISDIR)) { try FileSystem.read(sandbox.root) }
        #expect(throws: FileError(file, ENOTDIR)) { try FileSystem.entries(of: file) }
        #expect(throws: FileError(file, ENOTDIR)) { try FileSystem.makeFolder(file) }
        #expect(FileError(missing, ENOENT).reason == "No such file or directory")
        #expect(try sandbox.text("file") == "x")
    }

    @Test func `removing a tree removes links and not what they lead to`() throws {
        let sandbox = try Sandbox([:])
        try sandbox.write("mine", to: "kept/file")
        try sandbox.write("x", to: "tree/a/b/c")
        try sandbox.link("tree/link", to: sandbox.path("kept"))
        try FileSystem.removeTree(sandbox.path("tree"))
        try FileSystem.removeTree(sandbox.path("tree"))
        #expect(try sandbox.names() == ["kept"])
        #expect(sandbox.exists("kept/file"))
    }

    @Test(arguments: [
        ("index.html", ""), ("calculations/bike.html", "../"), ("a/b/c.html", "../../"),
    ])
    func `the way up to the root has a step a folder`(_ path: String, _ way: String) {
        #expect(Address.root(of: path) == way)
    }

    @Test(arguments: [
        ("a%20b", "a b"), ("%C3%A9", "é"), ("100%", "100%"), ("%zz%4", "%zz%4"), ("%FF", "%FF"),
        ("plain", "plain"), ("%25%32%30", "%20"),
    ])
    func `an address is decoded once`(_ address: String, _ path: String) {
        #expect(Address.percentDecoded(address[...]) == path)
    }
}
