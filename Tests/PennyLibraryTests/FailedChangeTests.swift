import Glibc
import PennyDiagnostics
import PennyFiles
import Synchronization
import Testing

@testable import PennyLibrary

/// One step of a change fails, and only that one. The message of the command states what happens.
@Suite("A failure says whether the change happens")
struct FailedChangeTests {
    /// Fails one step by its number, once.
    final class FailingSteps: FileSteps {
        private let steps: QuickSteps
        private let left: Mutex<Int>
        private let failures: Int

        init(in folder: LibraryFolder, at step: Int, failures: Int = 1) {
            steps = QuickSteps(folder.path)
            left = Mutex(step)
            self.failures = failures
        }

        var hasFailed: Bool { left.withLock { $0 < 0 } }

        private func step(_ path: String) throws(FileError) {
            let fails = left.withLock { left in
                left -= 1
                return left < 0 && left >= -failures
            }
            if fails { throw FileError(path, EIO) }
        }

        func makeFolder(_ path: String) throws(FileError) {
            try step(path)
            try steps.makeFolder(path)
        }

        func write(_ bytes: [UInt8], to path: String) throws(FileError) {
            try step(path)
            try steps.write(bytes, to: path)
        }

        func link(_ old: String, to new: String) throws(FileError) {
            try step(new)
            try steps.link(old, to: new)
        }

        func rename(_ old: String, to new: String) throws(FileError) {
            try step(new)
            try steps.rename(old, to: new)
        }

        func remove(_ path: String) throws(FileError) {
            try step(path)
            try steps.remove(path)
        }

        func synchronise(folder path: String) throws(FileError) { try step(path) }
    }

    enum Change: CaseIterable {
        case save, add, remove, undo

        func make(_ library: Library) throws {
            switch self {
            case .save: _ = try library.save(try Sets.savings(7, named: "new"))
            case .add:
                _ = try library.add([Sets.savings(7, named: "a"), Sets.savings(8, named: "b")])
            case .remove: _ = try library.remove("one")
            case .undo: _ = try library.undo()
            }
        }
    }

    private func prepared() throws -> LibraryFolder {
        let folder = try LibraryFolder()
        let library = try folder.library()
        for years in 1...2 {
            _ = try library.save(try Sets.savings(years, named: years == 1 ? "one" : "two"))
        }
        _ = try library.remove("two")
        return folder
    }

    private func sets(_ folder: LibraryFolder) throws -> [String: String] {
        try folder.files().filter { !$0.key.contains("/pending/") }
    }

    /// The sets now, and after the next command has run.
    private func ends(_ folder: LibraryFolder) throws -> (
        now: [String: String], next: [String: String]
    ) {
        let now = try sets(folder)
        try folder.library().locked { () throws(DiagnosticError) in }
        return (now, try sets(folder))
    }

    @Test(arguments: Change.allCases, [1, 1_000])
    func whatIsSaidIsWhatHappens(_ change: Change, _ failures: Int) throws {
        let whole = try prepared()
        let before = try sets(whole)
        try change.make(try whole.library())
        let after = try sets(whole)
        var said: Set<String> = []
        for step in 0..<60 {
            let folder = try prepared()
            let steps = FailingSteps(in: folder, at: step, failures: failures)
            var fault: String?
            do {
                try change.make(try folder.library(steps: steps))
            } catch let error as DiagnosticError {
                fault = error.diagnostics.first.map { String($0.summary.prefix(24)) }
            }
            let (now, next) = try ends(folder)
            let comment: Comment = "step \(step) of \(change): \(fault ?? "done")"
            switch fault {
            case "the library’s file canno":
                #expect(now == before && next == before, comment)
            case "the change has begun and": #expect(next == after, comment)
            case "the change is made, but ", nil: #expect(now == after && next == after, comment)
            default: Issue.record("\(comment)")
            }
            said.insert(fault ?? "")
            if !steps.hasFailed { break }
        }
        // A failure that occurs once can be undone.
        let isUndone = !said.contains("the change has begun and")
        #expect(isUndone == (failures == 1), "\(said)")
        #expect(said.count == (failures == 1 ? 3 : 4), "\(said)")
    }

    @Test(arguments: [Change.save, .add])
    func `a first change that fails leaves no folder`(_ change: Change) throws {
        for step in 0..<60 {
            let folder = try LibraryFolder()
            let steps = FailingSteps(in: folder, at: step)
            do {
                try change.make(try folder.library(steps: steps))
            } catch let error as DiagnosticError {
                let summary = error.diagnostics.first?.summary ?? ""
                if summary.hasPrefix("the change is made") { continue }
                #expect(try FileTree(folder.path).entriesWithHidden(of: "") == [], "step \(step)")
            }
            if !steps.hasFailed { return }
        }
        Issue.record("a change has fewer steps")
    }

    /// Another program has created the same file where a set is to be restored, and then the disk
    /// fails.
    @Test func `a file that somebody has put in the place of a removed set stays`() throws {
        for step in 0..<60 {
            let folder = try prepared()
            let text = try #require(
                try folder.files().first { $0.key.contains("/removed/") }?.value)
            try folder.write(text, to: "calculations/two.yaml")
            let before = try sets(folder)
            let steps = FailingSteps(in: folder, at: step)
            do {
                _ = try folder.library(steps: steps).undo()
            } catch let error as DiagnosticError {
                let summary = error.diagnostics.first?.summary ?? ""
                if !summary.hasPrefix("the change is made") {
                    #expect(try sets(folder) == before, "step \(step)")
                }
            }
            #expect(try folder.text("calculations/two.yaml") == text, "step \(step)")
            if !steps.hasFailed { return }
        }
        Issue.record("a change has fewer steps")
    }

    @Test func theWordsSayWhatToDo() {
        #expect(
            Fault.library.willHappen("Input/output error").summary
                == "the change has begun and is not finished: Input/output error")
        #expect(
            Fault.library.willHappen("").nextStep
                == "Free some space or fix the folder. The next change of the library finishes this "
                + "one.")
        #expect(
            Fault.library.unconfirmed("Input/output error").summary
                == "the change is made, but the disk has not confirmed it: Input/output error")
        #expect(
            Fault.library.unconfirmed("").nextStep
                == "Check the disk: a power failure now may undo the change.")
    }
}
