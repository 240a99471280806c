import Glibc
import PennyDiagnostics
import PennyFiles
import Testing

@testable import PennyLibrary

/// A folder from a stranger, with a library made to do harm.
@Suite("A stranger's library changes nothing elsewhere")
struct StrangersLibraryTests {
    let folder: LibraryFolder
    let library: Library

    init() throws {
        folder = try LibraryFolder()
        library = try folder.library()
        _ = try library.save(try Sets.savings(1, named: "mine"))
        _ = try library.save(try Sets.savings(2, named: "gone"))
        _ = try library.remove("gone")
    }

    /// - Parameter isOwn: whether the plan has the seal of the library.
    private func plan(_ lines: [String], isOwn: Bool = true) throws {
        let seal = try #require(try SealedPlan.seal(in: FileTree(folder.path)))
        let first = ["pennypress library 1"] + (isOwn ? ["seal\t\(seal.digest.hex)"] : [])
        let text = (first + lines + ["end"]).joined(separator: "\n") + "\n"
        try folder.write(text, to: ".library/pending/plan")
    }

    /// Lines of a plan that a library would never write.
    static let steps = [
        "replace\t.library/pending/1\t../home/rc",
        "replace\t.library/pending/1\t/etc/passwd",
        "replace\t.library/pending/1\tcalculations/mine.md",
        "replace\tcalculations/mine.md\t.library/state",
        "replace\t.library/pending/state\tsite.yaml",
        "put\t.library/pending/1\tassets/x.html",
        "put\t.library/pending/1\t.library/state",
        "put\t.library/pending/1\tcalculations/../x.md",
        "put\t.library/pending/1\tcalculations/x.sh",
        "put\t.library/pending/1\tcalculations/.hidden.md",
        "put\t.library/pending/../../secret\tcalculations/x.md",
        "put\t../secret\tcalculations/x.md",
        "put\t/etc/passwd\tcalculations/x.md",
        "put\t.library/removed/0001-calculations-gone.md\tbudgets/gone.md",
        "put\t.library/removed/secret\tcalculations/gone.md",
        "move\tcalculations/mine.md\tassets/mine.md",
        "move\tcalculations/mine.md\t.library/removed/0002-calculations-other.md",
        "move\tcalculations/mine.md\t.library/removed/0002-budgets-mine.md",
        "move\tcalculations/mine.md\t.library/dropped/0002-calculations-mine.md",
        "move\t../secret\t.library/removed/0002-calculations-secret",
        "move\t.library/removed/0001-calculations-gone.md\tassets/gone.md",
        "move\tsite.yaml\t.library/removed/0002-calculations-site.yaml",
    ]

    @Test(arguments: steps)
    func aPlanWithAStepThatNoLibraryTakesIsRefused(_ step: String) throws {
        try folder.write("evil", to: ".library/pending/1")
        try folder.write("evil", to: ".library/pending/state")
        try folder.write("title: T\n", to: "site.yaml")
        try plan([step])
        let before = try folder.files()
        let words = step.split(separator: "\t")
        let error = try #require(throws: DiagnosticError.self) { try library.remove("mine") }
        #expect(
            error.diagnostics == [
                Diagnostic(
                    .error,
                    at: SourceLocation(path: folder.path + "/.library/pending/plan", line: 3),
                    "the plan of an unfinished change has a step that no library takes: "
                        + "“\(words[1])” to “\(words[2])”",
                    nextStep: "Someone else wrote it. Remove “.library/pending”, and look at "
                        + "what else is there.", code: 654)
            ])
        #expect(try folder.files() == before)
    }

    @Test func oneBadStepAmongGoodOnesStopsAllOfThem() throws {
        try plan([
            "move\tcalculations/mine.md\t.library/removed/0002-calculations-mine.md",
            "replace\t.library/pending/1\t../home/rc",
        ])
        let before = try folder.files()
        #expect(throws: DiagnosticError.self) { try library.undo() }
        #expect(try folder.files() == before)
    }

    @Test func aPlanThatFillsAPathTwiceIsRefused() throws {
        try folder.write("a", to: ".library/pending/1")
        try folder.write("b", to: ".library/pending/2")
        try plan([
            "put\t.library/pending/1\tcalculations/x.md",
            "put\t.library/pending/2\tcalculations/x.md",
        ])
        let error = #expect(throws: DiagnosticError.self) { try library.remove("mine") }
        #expect(error?.diagnostics.first?.location.line == 4)
        #expect(try library.contents().sets.map(\.id) == ["mine"])
    }

    @Test(arguments: [
        "9223372036854775807-calculations-z.md", "0099-calculations-..",
        "0024-calculations-a.md\n", "0025-calculations-.hidden.md", "0026-calculations-a.sh",
    ])
    func aRemovedFileOfAStrangeNameIsNoRemovedSet(_ name: String) throws {
        try folder.write("kind: loan\n", to: ".library/removed/" + name)
        _ = try library.remove("mine")
        #expect(try library.undo() == .restored(id: "mine", removedAs: "mine"))
        #expect(try library.undo() == .restored(id: "gone", removedAs: "gone"))
        #expect(try library.undo() == .nothing)
    }

    /// The files are sparse, so that they cost the sender nothing.
    @Test func hugeFilesAreNotReadToCompareThem() throws {
        for path in [".library/pending/1", "calculations/x.md"] {
            try folder.write("", to: path)
            #expect(truncate(folder.path + "/" + path, 1 << 33) == 0)
        }
        try plan(["put\t.library/pending/1\tcalculations/x.md"])
        try library.locked { () throws(DiagnosticError) in }
        #expect(FileSystem.kind(of: folder.path + "/calculations/x-2.md") == .file)
    }

    @Test func theStepsOfTheLibraryItselfAreTaken() throws {
        try plan([
            "move\tcalculations/mine.md\t.library/removed/0002=calculations-mine.md",
            "put\t.library/removed/0001-calculations-gone.md\tcalculations/gone.md",
        ])
        try library.locked { () throws(DiagnosticError) in }
        #expect(try library.contents().sets.map(\.id) == ["gone"])
    }

    @Test func `a plan that came with the folder is not carried out, and named`() throws {
        let steps = ["move\tcalculations/mine.md\t.library/removed/0002-calculations-mine.md"]
        try plan(steps, isOwn: false)
        let before = try folder.files()
        let said = "an unfinished change came with this folder, and was not begun here"
        #expect(try library.contents().warnings.map(\.summary) == [said])
        let error = try #require(throws: DiagnosticError.self) { try library.undo() }
        #expect(error.diagnostics.map(\.summary) == [said])
        #expect(error.diagnostics.first?.location.path == folder.path + "/.library/pending/plan")
        #expect(try folder.files() == before)
        // Nor is a plan of the library itself that was copied along with it.
        try plan(steps)
        let copy = try LibraryFolder()
        for (path, text) in try folder.files() { try copy.write(text, to: path) }
        let copied = try copy.files()
        #expect(throws: DiagnosticError.self) { try copy.library().undo() }
        #expect(try copy.files() == copied)
        _ = try library.undo()
        #expect(try library.contents().sets.map(\.id) == ["mine"])
    }

    @Test func readingTakesNoStepOfAPlanAndSaysThatThereIsOne() throws {
        try plan(["move\tcalculations/mine.md\t.library/removed/0002-calculations-mine.md"])
        let before = try folder.files()
        let contents = try library.contents()
        #expect(contents.sets.map(\.id) == ["mine"])
        #expect(
            contents.warnings.map(\.summary)
                == ["an earlier change of this library is not finished"])
        #expect(
            contents.warnings.map(\.nextStep) == [
                "The next command that saves, removes or puts back a set finishes it."
            ])
        #expect(try library.recall("mine").warnings == contents.warnings)
        #expect(try folder.files() == before)
    }

    // MARK: - Links

    @Test(arguments: [".library", ".library/pending", ".library/removed", "calculations"])
    func aLinkInsteadOfAFolderIsNotFollowed(_ name: String) throws {
        let elsewhere = try LibraryFolder()
        let whole = folder.path + "/" + name
        #expect(rename(whole, elsewhere.path + "/taken") == 0)
        #expect(symlink(elsewhere.path + "/taken", whole) == 0)
        let before = try elsewhere.files()
        let error = try #require(throws: DiagnosticError.self) {
            try library.save(try Sets.savings(3, named: "new"))
        }
        #expect(
            error.diagnostics.map(\.summary) == [
                name == "calculations"
                    ? "sets are saved in a folder, and this is not one"
                    : "the library’s file cannot be used: it is a symbolic link, and links are "
                        + "not followed"
            ])
        #expect(try elsewhere.files() == before)
    }

    @Test(arguments: ["plan", "1", "scratch"])
    func aLinkInsteadOfAFileIsNotReadOrWritten(_ name: String) throws {
        let elsewhere = try LibraryFolder()
        try elsewhere.write("secret", to: "secret")
        #expect(
            symlink(elsewhere.path + "/secret", folder.path + "/.library/pending/" + name) == 0)
        do throws(DiagnosticError) {
            _ = try library.save(try Sets.savings(3, named: "new"))
        } catch {}
        #expect(try elsewhere.text("secret") == "secret")
        let copies = try folder.files().filter { $0.key != ".library/pending/" + name }
        #expect(!copies.values.contains("secret"))
    }

    @Test func aPipeInsteadOfASetIsNotWaitedFor() throws {
        #expect(mkfifo(folder.path + "/calculations/pipe.md", 0o644) == 0)
        #expect(mkfifo(folder.path + "/.library/pending/plan", 0o644) == 0)
        #expect(try library.contents().sets.map(\.id) == ["mine"])
        let error = try #require(throws: DiagnosticError.self) { try library.remove("mine") }
        #expect(
            error.diagnostics.map(\.summary)
                == ["the library’s file cannot be used: it is not a regular file"])
    }

    @Test func aFileWhoseNameHasALineBreakIsNoSet() throws {
        try folder.write("kind: loan\n", to: "calculations/a\nb.md")
        #expect(try library.contents().sets.map(\.id) == ["mine"])
    }
}
