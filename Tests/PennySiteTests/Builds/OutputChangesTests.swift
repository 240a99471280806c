import Foundation
import PennyFiles
import PennyTestSupport
import Testing

@testable import PennySite

/// The changes of an output, broken off anywhere.
@Suite struct OutputChangesTests {
    @Test func `what is written down is read again, and nothing that is cut off`() {
        let changes = OutputChanges(
            staging: ".out.staging", removed: ["a.html", "b/c d.html"], staged: ["b", "é/x"])
        let bytes = changes.bytes
        #expect(OutputChanges(bytes) == changes)
        for count in 0..<bytes.count { #expect(OutputChanges(Array(bytes.prefix(count))) == nil) }
        #expect(OutputChanges(bytes + [0]) == nil)
        let none = OutputChanges(staging: "s", removed: [], staged: [])
        #expect(OutputChanges(none.bytes) == none)
    }

    /// Files stand under names that were folders before, and the other way round.
    private static let old = ["a", "b/c", "b/d/e", "f/g", "same", "other"]
    private static let new = ["a/x", "a/y/z", "b", "f/g", "same", "h"]

    @Test func `changes that were broken off anywhere are made to the end by the next build`()
        throws
    {
        var random = SeededGenerator()
        for _ in 0..<200 {
            let sandbox = try Sandbox([:])
            for path in Self.old { try sandbox.write("old \(path)", to: "out/\(path)") }
            for path in Self.new where path != "same" {
                try sandbox.write("new \(path)", to: ".out.staging/\(path)")
            }
            let changes = OutputChanges(
                staging: ".out.staging",
                removed: OutputPaths(Self.old).without(OutputPaths(Self.new)),
                staged: Self.new.filter { $0 != "same" })
            try sandbox.write(changes.bytes, to: ".out.changes")
            try breakOff(changes, after: random.number(in: 0...12), in: sandbox)
            let place = try OutputPlace(sandbox.output)
            try place.recover()
            let files = try FileSystem.files(below: sandbox.output)
            #expect(files == Self.new.sorted())
            for path in files {
                let text = try sandbox.text("out/\(path)")
                #expect(text == (path == "same" ? "old" : "new") + " " + path)
            }
            #expect(!sandbox.exists(".out.changes"))
        }
    }

    /// Makes the first of the changes.
    private func breakOff(
        _ changes: OutputChanges, after count: Int, in sandbox: Sandbox
    ) throws {
        var left = count
        for path in changes.removed where left > 0 {
            try sandbox.remove("out/" + path)
            left -= 1
        }
        if left == 0 { return }
        for folder in ["b/d", "b"] { rmdir(sandbox.path("out/" + folder)) }
        for path in changes.staged where left > 0 {
            let target = URL(fileURLWithPath: sandbox.path("out/" + path))
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            #expect(rename(sandbox.path(".out.staging/" + path), target.path) == 0)
            left -= 1
        }
    }

    @Test func `a list of changes without its output or its end changes nothing`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let before = try sandbox.tree()
        let changes = OutputChanges(staging: ".out.staging", removed: ["about.html"], staged: [])
        try sandbox.write(Array(changes.bytes.dropLast(3)), to: ".out.changes")
        try sandbox.build()
        #expect(try sandbox.tree() == before)
        try sandbox.write(changes.bytes, to: ".other.changes")
        try sandbox.build { $0.output = sandbox.path("other") }
        #expect(sandbox.exists("other/about.html"))
        #expect(try sandbox.names() == ["other", "out", "site"])
    }

    @Test func `paths that are not among others are found in one go`() {
        let paths = OutputPaths(["a", "b", "c/d", "e"])
        #expect(paths.without(OutputPaths(["b", "e"])) == ["a", "c/d"])
        #expect(paths.without(paths) == [])
        #expect(paths.without(OutputPaths([String]())) == ["a", "b", "c/d", "e"])
        #expect(OutputPaths([String]()).without(paths) == [])
    }
}
