import Foundation
import Glibc
import Testing

@testable import PennyFiles

/// Entries below a folder are reached from the folder, and never through a link.
@Suite struct FileTreeTests {
    private let folder: String
    private let tree: FileTree

    init() throws {
        folder = NSTemporaryDirectory() + "/penny-tree-\(UUID().uuidString)"
        tree = FileTree(folder + "/site")
        try FileSystem.makeFolders(folder + "/site/real")
        try FileSystem.makeFolders(folder + "/elsewhere")
        try FileTree(folder + "/elsewhere").write(Array("secret".utf8), to: "secret")
        try tree.write(Array("text".utf8), to: "real/file")
        #expect(symlink("../elsewhere", folder + "/site/linked") == 0)
        #expect(symlink("../elsewhere/secret", folder + "/site/real/link") == 0)
        #expect(mkfifo(folder + "/site/real/pipe", 0o644) == 0)
    }

    private func clean() { do { try FileSystem.removeTree(folder) } catch {} }

    @Test func `a file is read, a link, a pipe and a folder are not`() throws {
        defer { clean() }
        #expect(try tree.read("real/file") == Array("text".utf8))
        #expect(throws: FileError(tree.path("real/link"), ELOOP)) { try tree.read("real/link") }
        #expect(throws: FileError(tree.path("real/pipe"), FileError.notAFile)) {
            try tree.read("real/pipe")
        }
        #expect(throws: FileError(tree.path("real"), EISDIR)) { try tree.read("real") }
        #expect(throws: FileError(tree.path("linked"), ELOOP)) { try tree.read("linked/secret") }
        #expect(tree.kind(of: "linked/secret") == nil)
        #expect(tree.kind(of: "linked") == .symbolicLink)
    }

    @Test func `the entries of a folder come in the order of their bytes`() throws {
        defer { clean() }
        let names = ["-", "A", "Z", "a", "a.b", "a0", "aa", "a\u{301}", "b", "á", "\u{1F4B0}"]
        try FileSystem.makeFolders(folder + "/many")
        let many = FileTree(folder + "/many")
        for name in names.shuffled() + [".hidden"] { try many.write([], to: name) }
        #expect(try many.entries(of: "").map(\.name) == names)
        #expect(try many.names(in: "") == names.prefix(1) + [".hidden"] + names.dropFirst())
    }

    @Test(arguments: [
        "", ".", "..", "../elsewhere/secret", "real/../../elsewhere/secret", "/etc/hostname",
        "real//file", "real/", "./real/file", "/real/file", "/linked",
    ])
    func `a path that leaves the folder or is not plain is refused`(_ path: String) {
        defer { clean() }
        #expect(throws: FileError.self) { try tree.read(path) }
        #expect(throws: FileError.self) { try tree.write([1], to: path) }
        #expect(throws: FileError.self) { try tree.rename("real/file", to: path) }
        #expect(tree.kind(of: path) == nil)
    }

    @Test func `a folder that is kept open is read from, whatever takes its name`() throws {
        defer { clean() }
        let opened = tree.keeping(["", "real", "linked", "missing", "real/file"])
        #expect(opened == tree)
        #expect(try opened.read("real/file") == Array("text".utf8))
        #expect(throws: FileError(tree.path("real/link"), ELOOP)) { try opened.read("real/link") }
        #expect(throws: FileError(tree.path("real/.."), EINVAL)) { try opened.read("real/..") }
        #expect(throws: FileError(tree.path("linked"), ELOOP)) { try opened.read("linked/secret") }
        #expect(throws: FileError(tree.path("real/file"), ENOTDIR)) {
            try opened.read("real/file/a")
        }
        try FileSystem.rename(folder + "/site/real", to: folder + "/site/moved")
        #expect(symlink("../elsewhere", folder + "/site/real") == 0)
        #expect(try opened.read("real/file") == Array("text".utf8))
        #expect(throws: FileError(tree.path("real"), ELOOP)) { try tree.read("real/secret") }
    }

    @Test(arguments: [0, 1, 9, 10, 11, 12, 100_000])
    func `a file is read whole, or some more than the limit`(_ size: Int) throws {
        defer { clean() }
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
        try tree.write(bytes, to: "real/sized")
        #expect(try tree.read("real/sized") == bytes)
        let read = try tree.read("real/sized", limit: 10)
        #expect(read.count > 10 || size <= 10)
        #expect(bytes.starts(with: read))
        #expect(size > 10 || read.count == size)
    }

    @Test func `what the system makes up as it is read is read whole`() throws {
        defer { clean() }
        #expect(try FileSystem.read("/proc/self/maps").count > 4_096)
    }

    @Test func `a folder tells what its names are of, by their bytes`() throws {
        defer { clean() }
        #expect(mkdir(folder + "/site/real/B", 0o755) == 0)
        #expect(close(open(folder + "/site/real/.hidden", O_CREAT | O_WRONLY, 0o644)) == 0)
        let name: [UInt8] = Array((folder + "/site/real/z").utf8) + [0xFF, 0]
        let unnameable = name.withUnsafeBytes { bytes in
            open(bytes.bindMemory(to: CChar.self).baseAddress!, O_CREAT | O_WRONLY, 0o644)
        }
        #expect(close(unnameable) == 0)
        #expect(
            try tree.entries(of: "real") == [
                FolderEntry(name: "B", kind: .folder), FolderEntry(name: "file", kind: .file),
                FolderEntry(name: "link", kind: .symbolicLink),
                FolderEntry(name: "pipe", kind: .other),
                FolderEntry(name: "z\u{FFFD}", kind: .unnameable),
            ])
    }

    @Test func `nothing is written, moved or removed behind a link`() throws {
        defer { clean() }
        let behind = FileError(tree.path("linked"), ELOOP)
        #expect(throws: behind) { try tree.write([1], to: "linked/new") }
        #expect(throws: behind) { try tree.replace("linked/secret", with: [1]) }
        #expect(throws: behind) { try tree.link("real/file", to: "linked/new") }
        #expect(throws: behind) { try tree.rename("real/file", to: "linked/new") }
        #expect(throws: behind) { try tree.rename("linked/secret", to: "real/new") }
        #expect(throws: behind) { try tree.remove("linked/secret") }
        #expect(throws: behind) { try tree.makeFolders("linked/new") }
        #expect(throws: behind) { try tree.entries(of: "linked") }
        #expect(throws: behind) { try FolderLock(in: tree, "linked/lock") }
        #expect(throws: FileError(tree.path("real/link"), EEXIST)) {
            try tree.write([1], to: "real/link")
        }
        #expect(try FileSystem.files(below: folder + "/elsewhere") == ["secret"])
        #expect(try FileSystem.read(folder + "/elsewhere/secret") == Array("secret".utf8))
    }

    @Test func `a link is replaced by a file, and what it leads to stays`() throws {
        defer { clean() }
        try tree.replace("real/link", with: [1])
        #expect(tree.kind(of: "real/link") == .file)
        #expect(try FileSystem.read(folder + "/elsewhere/secret") == Array("secret".utf8))
    }

    @Test func `folders are made below the root`() throws {
        defer { clean() }
        try tree.makeFolders("a/b/c")
        try tree.write([1, 2], to: "a/b/c/file")
        #expect(try tree.read("a/b/c/file") == [1, 2])
        #expect(try tree.entries(of: "a/b") == [FolderEntry(name: "c", kind: .folder)])
    }

    @Test(arguments: [
        (".", "a/b", "a/b"), ("", "a", "a"), ("x", "a", "x/a"), ("x/", "a", "x/a"),
        ("/", "a", "/a"), ("x", "", "x"),
    ])
    func `a path is shown as the folder was named`(_ row: (String, String, String)) {
        defer { clean() }
        #expect(FileTree(row.0).path(row.1) == row.2)
        if !row.1.isEmpty { #expect(FileTree(row.0).relative(row.2) == row.1) }
    }

    @Test func `the reasons are words`() {
        defer { clean() }
        #expect(
            FileError("a", ELOOP).reason == "it is a symbolic link, and links are not followed")
        #expect(FileError("a", FileError.notAFile).reason == "it is not a regular file")
    }

    @Test func `a tree is removed however deep it is, and what links in it lead to stays`() throws {
        defer { clean() }
        var current = open(folder + "/elsewhere", O_RDONLY | O_DIRECTORY)
        let name = String(repeating: "d", count: 20)
        for _ in 0..<600 {
            #expect(mkdirat(current, name, 0o755) == 0)
            let next = openat(current, name, O_RDONLY | O_DIRECTORY)
            close(current)
            current = next
        }
        #expect(symlinkat(folder + "/site", current, "link") == 0)
        close(current)
        try FileTree(folder).removeTree("elsewhere")
        #expect(FileSystem.kind(of: folder + "/elsewhere") == nil)
        #expect(try tree.read("real/file") == Array("text".utf8))
        try FileTree(folder).removeTree("elsewhere")
        try tree.removeTree("linked")
        #expect(tree.kind(of: "linked") == nil)
    }

    @Test func `a folder is known from its copies and from what takes its name`() throws {
        defer { clean() }
        let seal = try FolderSeal(of: ["real"], in: tree)
        #expect(seal != nil)
        try tree.write([1], to: "real/other")
        #expect(try FolderSeal(of: ["real"], in: tree) == seal)
        try tree.rename("real", to: "moved")
        #expect(try FolderSeal(of: ["moved"], in: tree) == seal)
        #expect(try FolderSeal(of: ["real"], in: tree) == nil)
        try tree.makeFolders("real")
        #expect(try FolderSeal(of: ["real"], in: tree) != seal)
        #expect(try FolderSeal(of: ["linked"], in: tree) == nil)
    }
}
