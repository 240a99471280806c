import Foundation
import Glibc
import PennyFiles
import PennyTestSupport
import Testing

@testable import PennySite

/// The changes of an output, broken off anywhere.
@Suite struct OutputJournalTests {
    // MARK: - The list

    private func seal(_ number: UInt64) throws -> FolderSeal {
        let sandbox = try Sandbox([:])
        for count in 0...number { try sandbox.makeFolder("\(count)") }
        return try #require(try FolderSeal(of: ["\(number)"], in: FileTree(sandbox.root)))
    }

    @Test func `what is written down is read again, and nothing that is cut off or changed`()
        throws
    {
        let seal = try seal(0)
        var changes = OutputJournal(seal)
        changes.removed = ["a.html", "b/c d.html"]
        changes.added = [
            .init(path: "b", stamp: FileStamp([1])), .init(path: "é/x", stamp: .unknown),
        ]
        changes.replaced = [.init(path: "c", stamp: FileStamp([2]))]
        changes.folders = ["é"]
        changes.cleared = ["b"]
        let bytes = changes.makeBytes()
        #expect(OutputJournal(bytes, sealedBy: seal) == changes)
        for count in bytes.indices {
            #expect(OutputJournal(Array(bytes.prefix(count)), sealedBy: seal) == nil)
            var other = bytes
            other[count] ^= 1
            #expect(OutputJournal(other, sealedBy: seal) == nil)
        }
        #expect(OutputJournal(bytes + [0], sealedBy: seal) == nil)
        let none = OutputJournal(seal)
        #expect(OutputJournal(none.makeBytes(), sealedBy: seal) == none)
        #expect(OutputJournal(bytes, sealedBy: try self.seal(1)) == nil)
    }

    @Test(arguments: [
        "../x", "/x", "a/../x", "a//x", ".", "", ".git", ".git/config", "a\u{7}", "a\u{202e}b",
        "a\u{85}",
    ])
    func `a list that names what no build writes is none`(_ path: String) throws {
        let seal = try seal(0)
        #expect(!PublishedPath.isPath(path))
        for list in [\OutputJournal.removed, \.folders, \.cleared] {
            var changes = OutputJournal(seal)
            changes[keyPath: list] = ["a", path]
            #expect(OutputJournal(changes.makeBytes(), sealedBy: seal) == nil)
        }
        for list in [\OutputJournal.added, \.replaced] {
            var changes = OutputJournal(seal)
            changes[keyPath: list] = [.init(path: path, stamp: .unknown)]
            #expect(OutputJournal(changes.makeBytes(), sealedBy: seal) == nil)
        }
    }

    // MARK: - Broken off

    /// Files have names that were those of folders before, and the other way round.
    private static let old = ["a", "b/c", "b/d/e", "f/g", "same", "other", "pennypress.json"]
    private static let new = ["a/x", "a/y/z", "b", "f/g", "same", "h", "pennypress.json"]

    /// An output, and what is staged to become the next one.
    private struct Staged {
        let sandbox: Sandbox
        let location: OutputLocation
        let staging: StagingFolder
        let changes: OutputJournal

        init() throws {
            sandbox = try Sandbox([:])
            location = try OutputLocation.resolve(sandbox.output)
            staging = location.staging(1)
            for path in old { try sandbox.write("old \(path)", to: "out/\(path)") }
            for path in new where path != "same" {
                try sandbox.write("new \(path)", to: staging.new + "/" + path)
            }
            changes = try OutputJournal.changes(
                from: OutputPaths(old.dropLast()), to: OutputPaths(new.dropLast()),
                staging: staging, output: "out", above: location.above)
            try sandbox.write(changes.makeBytes(), to: staging.plan)
        }

        var update: OutputUpdate {
            OutputUpdate(changes, staging, output: "out", above: location.above)
        }

        /// The files and folders of the output, and by what each file is known.
        func output() throws -> [String: FileStamp] {
            var stamps: [String: FileStamp] = [:]
            for entry in try sandbox.tree() {
                let state =
                    entry.bytes == nil ? nil : try location.above.state(of: "out/" + entry.path)
                stamps[entry.path] = state.map(OutputJournal.stamp) ?? .unknown
            }
            return stamps
        }
    }

    @Test func `the changes make the output what was staged`() throws {
        let staged = try Staged()
        try staged.update.make()
        try staged.update.commit()
        try staged.update.removeEmptyFolders()
        let files = try FileSystem.files(below: staged.sandbox.output)
        #expect(files == Self.new.sorted())
        for path in files {
            let text = try staged.sandbox.text("out/\(path)")
            #expect(text == (path == "same" ? "old" : "new") + " " + path)
        }
        #expect(try staged.location.unfinished().isEmpty)
    }

    @Test(arguments: 0..<20) func `changes that were broken off anywhere are undone`(
        _ count: Int
    ) throws {
        let staged = try Staged()
        let before = try staged.output()
        try breakOff(staged, after: count)
        // To undo them can be broken off, too, and done again.
        for _ in 0..<2 {
            let unfinished = try staged.location.unfinished()
            #expect(unfinished.count == 1)
            try unfinished[0].undo()
            #expect(try staged.output() == before)
        }
        for update in try staged.location.unfinished() { try update.commit() }
        #expect(try staged.location.unfinished().isEmpty)
    }

    /// Makes the first of the changes, in the order in which a build makes them.
    private func breakOff(_ staged: Staged, after count: Int) throws {
        let (tree, staging) = (staged.location.above, staged.staging)
        var left = count
        func step(_ make: () throws -> Void) rethrows {
            if left > 0 { try make() }
            left -= 1
        }
        let (new, old) = (staging.new + "/", staging.old + "/")
        for folder in ["", "b", "b/d"] {
            try step { try tree.makeFolders(folder.isEmpty ? staging.old : old + folder) }
        }
        for path in ["a", "b/c", "b/d/e"] {
            try step { try tree.rename("out/" + path, to: old + path) }
        }
        for folder in ["b/d", "b"] { try step { try tree.removeEmptyFolder("out/" + folder) } }
        for folder in ["a", "a/y"] { try step { try tree.makeFolders("out/" + folder) } }
        try step { try tree.rename(new + "pennypress.json", to: "out/pennypress.next.json") }
        for path in ["a/x", "a/y/z", "b", "h"] {
            try step { try tree.rename(new + path, to: "out/" + path) }
        }
        try step {
            var moves = FileMoves(from: staging.new, to: "out", in: tree)
            let isDone = try moves.exchange("f/g")
            #expect(isDone)
        }
        try step { try tree.rename("out/other", to: old + "other") }
        try step { try tree.link("out/pennypress.json", to: old + "pennypress.json") }
        try step { try tree.rename("out/pennypress.next.json", to: "out/pennypress.json") }
    }

    @Test func `what others put into the output meanwhile stays`() throws {
        let staged = try Staged()
        try staged.update.make()
        try staged.sandbox.write("mine", to: "out/h")
        try staged.sandbox.write("mine", to: "out/a/mine")
        #expect(throws: FileError.self) { try staged.update.undo() }
        #expect(try staged.sandbox.text("out/h") == "mine")
        #expect(try staged.sandbox.text("out/a/mine") == "mine")
    }

    // MARK: - Not ours

    @Test func `a list of changes of other folders changes nothing`() throws {
        let staged = try Staged()
        try staged.update.make()
        let before = try staged.output()
        let copy = try Sandbox([:])
        for name in ["out", staged.staging.name] {
            try FileManager.default.copyItem(
                atPath: staged.sandbox.path(name), toPath: copy.path(name))
        }
        #expect(try OutputLocation.resolve(copy.output).unfinished().isEmpty)
        #expect(try OutputLocation.resolve(staged.sandbox.output).unfinished().count == 1)
        // Nor does one whose output was taken away and made anew.
        rename(staged.sandbox.output, staged.sandbox.path("moved"))
        try FileManager.default.copyItem(
            atPath: staged.sandbox.path("moved"), toPath: staged.sandbox.output)
        #expect(try OutputLocation.resolve(staged.sandbox.output).unfinished().isEmpty)
        #expect(try staged.output().keys.sorted() == before.keys.sorted())
    }

    @Test func `a forged list of changes touches neither the output nor what git keeps there`()
        throws
    {
        let sandbox = try Sandbox()
        try sandbox.build()
        try sandbox.write("secret", to: "out/.git/config")
        try sandbox.write("mine", to: "site/mine.txt")
        let plans = [
            "pennypress changes 1\0.git\u{0}0\u{0}1\u{0}404.html\u{0}config\u{0}end\u{0}",
            "pennypress changes 1\0site\u{0}1\u{0}0\u{0}mine.txt\u{0}end\u{0}",
        ]
        for plan in plans {
            for path in [".out.changes", ".out.staging/plan", ".out.staging-2/plan"] {
                try sandbox.write(plan, to: path)
            }
            let before = try sandbox.tree()
            try sandbox.build()
            #expect(try sandbox.tree() == before)
            #expect(try sandbox.text("site/mine.txt") == "mine")
        }
    }

    @Test(.timeLimit(.minutes(1))) func `a forged list of changes may have any size`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        try sandbox.write("", to: ".out.staging/plan")
        #expect(truncate(sandbox.path(".out.staging/plan"), 40 << 30) == 0)
        #expect(try OutputLocation.resolve(sandbox.output).unfinished().isEmpty)
        try sandbox.build()
        #expect(!sandbox.exists(".out.staging"))
    }

    @Test(arguments: [true, false])
    func `of a site that was copied in the middle of a change, the next build makes all`(
        _ hasStaging: Bool
    ) throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        try sandbox.write(SmallSite.page(body: "More."), to: "site/pages/more.md")
        try sandbox.remove("site/pages/about.md")
        try breakOffBuild(sandbox)
        #expect(sandbox.exists("out/more.html"))
        let copy = try Sandbox([:])
        for name in ["site", "out"] + (hasStaging ? [".out.staging", ".out.cache"] : []) {
            try FileManager.default.removeItemIfThere(copy.path(name))
            try FileManager.default.copyItem(
                atPath: sandbox.path(name), toPath: copy.path(name))
        }
        #expect(copy.faults() == "")
        let clean = try Sandbox([:])
        try FileManager.default.removeItemIfThere(clean.path("site"))
        try FileManager.default.copyItem(atPath: sandbox.site, toPath: clean.site)
        try clean.build()
        #expect(try copy.tree().map(\.path) == clean.tree().map(\.path))
        #expect(try copy.tree() == clean.tree())
        #expect(try copy.names() == ["out", "site"])
        // Here, what was changed is undone first.
        #expect(sandbox.faults() == "")
        #expect(try sandbox.tree() == clean.tree())
        #expect(try sandbox.names() == ["out", "site"])
    }

    /// Makes all changes of a build but the last step, which says that they are made.
    private func breakOffBuild(_ sandbox: Sandbox) throws {
        let other = try Sandbox([:])
        try FileManager.default.removeItemIfThere(other.path("site"))
        try FileManager.default.copyItem(atPath: sandbox.site, toPath: other.site)
        try other.build()
        let location = try OutputLocation.resolve(sandbox.output)
        let staging = location.staging(1)
        let new = try FileSystem.files(below: other.output)
        let old = try FileSystem.files(below: sandbox.output)
        for path in new where !old.contains(path) || path == Address.manifest {
            try sandbox.write(try other.bytes("out/" + path), to: staging.new + "/" + path)
        }
        let changes = try OutputJournal.changes(
            from: OutputPaths(old.filter { $0 != Address.manifest }),
            to: OutputPaths(new.filter { $0 != Address.manifest }), staging: staging,
            output: "out", above: location.above)
        try sandbox.write(changes.makeBytes(), to: staging.plan)
        let update = OutputUpdate(changes, staging, output: "out", above: location.above)
        try update.make()
        // As it is before the new manifest gets its name.
        try location.above.rename("out/pennypress.json", to: "out/pennypress.next.json")
        try location.above.rename(staging.old + "/pennypress.json", to: "out/pennypress.json")
    }

    @Test func `paths that are not among others are found in one go`() {
        let paths = OutputPaths(["a", "b", "c/d", "e"])
        #expect(paths.without(OutputPaths(["b", "e"])) == ["a", "c/d"])
        #expect(paths.without(paths) == [])
        #expect(paths.without(OutputPaths([String]())) == ["a", "b", "c/d", "e"])
        #expect(OutputPaths([String]()).without(paths) == [])
    }
}

extension FileManager {
    fileprivate func removeItemIfThere(_ path: String) throws {
        if fileExists(atPath: path) { try removeItem(atPath: path) }
    }
}
