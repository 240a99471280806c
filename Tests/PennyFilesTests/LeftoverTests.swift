import Foundation
import Glibc
import Testing

@testable import PennyFiles

/// A killed command leaves hidden names; the next one removes those, and nothing else.
@Suite final class LeftoverTests {
    private let folder: String
    private let tree: FileTree

    init() throws {
        folder = NSTemporaryDirectory() + "/penny-leftovers-\(UUID().uuidString)"
        tree = FileTree(folder)
        try FileSystem.makeFolders(folder)
    }

    deinit { do { try FileSystem.removeTree(folder) } catch {} }

    private var files: [String] { get throws { try FileSystem.files(below: folder) } }

    /// The number of a process that has ended.
    static func gone() throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/true")
        try process.run()
        process.waitUntilExit()
        return process.processIdentifier
    }

    @Test func `what a killed command has left of a file goes with the next one`() throws {
        let process = try Self.gone()
        try tree.write([7], to: ".a.yaml.\(process).new")
        try tree.write([7], to: ".other.yaml.\(process).new")
        try tree.replace("a.yaml", with: [1])
        #expect(try files == [".other.yaml.\(process).new", "a.yaml"])
        try tree.removeLeftovers(in: "") { $0.hasSuffix(".yaml") }
        #expect(try files == ["a.yaml"])
    }

    @Test func `only what a command would have written is removed`() throws {
        let process = try Self.gone()
        let names = [
            ".a.\(process)", ".a.0\(process).new", ".a.\(process).newer", "a.\(process).new",
            ".a..new", ".\(process).new", ".a.-1.new", ".a.\(getppid()).new", ".b.\(process).new",
        ]
        for name in names { try tree.write([1], to: name) }
        try FileSystem.makeFolder(folder + "/.a.\(process).new")
        try tree.write([1], to: ".a.\(process).new/inside")
        #expect(symlink(".b.\(process).new", folder + "/.a.\(process).old") == 0)
        try tree.removeLeftovers(in: "") { $0 == "a" }
        let left = names + [".a.\(process).new/inside", ".a.\(process).old"]
        #expect(Set(try files) == Set(left))
    }

    @Test func `what a folder brings along gets no other name`() throws {
        let process = try Self.gone()
        try tree.write([7], to: ".a.yaml.\(process).old")
        try tree.removeLeftovers(in: "") { $0 == "a.yaml" }
        #expect(try files.isEmpty)
    }

    @Test func `a name is read as it is written`() {
        let name = HiddenName(of: "2026-11-28.yaml", .new)
        #expect(name.text == ".2026-11-28.yaml.\(getpid()).new")
        #expect(HiddenName(name.text) == name)
    }
}
