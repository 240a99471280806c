import Glibc
import PennyDiagnostics
import PennyFiles
import PennyTestSupport
import Synchronization
import Testing

@testable import PennyLibrary

/// The process ends at any step of any change. The next one finds the library as it was before the
/// change or as it is after, never between.
@Suite("A library survives the end of its process")
struct LibraryCrashTests {
    /// Performs some steps, and then no more: the next one is not performed, or writes only half,
    /// and all later ones fail, as the process has ended.
    final class MortalSteps: FileSteps {
        struct Life {
            var left: Int
            var taken = 0
        }

        private let life: Mutex<Life>
        private let steps: QuickSteps

        init(in folder: LibraryFolder, stepsLeft: Int) {
            life = Mutex(Life(left: stepsLeft))
            steps = QuickSteps(folder.path)
        }

        var taken: Int { life.withLock { $0.taken } }
        var isDead: Bool { life.withLock { $0.left <= 0 } }

        private func live(at path: String) throws(FileError) {
            let lives = life.withLock { life in
                defer { life.left -= 1 }
                if life.left > 0 { life.taken += 1 }
                return life.left > 0
            }
            guard lives else { throw FileError(path, EIO) }
        }

        func makeFolder(_ path: String) throws(FileError) {
            try live(at: path)
            try steps.makeFolder(path)
        }

        func write(_ bytes: [UInt8], to path: String) throws(FileError) {
            let isLast = life.withLock { $0.left == 0 }
            if isLast { try steps.write(Array(bytes.prefix(bytes.count / 2)), to: path) }
            try live(at: path)
            try steps.write(bytes, to: path)
        }

        func link(_ old: String, to new: String) throws(FileError) {
            try live(at: new)
            try steps.link(old, to: new)
        }

        func rename(_ old: String, to new: String) throws(FileError) {
            try live(at: new)
            try steps.rename(old, to: new)
        }

        func remove(_ path: String) throws(FileError) {
            try live(at: path)
            try steps.remove(path)
        }

        func synchronise(folder path: String) throws(FileError) { try live(at: path) }
    }

    /// A library with three sets, one removed and one restored.
    private func prepared() throws -> LibraryFolder {
        let folder = try LibraryFolder()
        let library = try folder.library(capacity: 4)
        for years in 1...4 { _ = try library.save(try Sets.savings(years, named: "s\(years)")) }
        _ = try library.remove("s1")
        _ = try library.remove("s2")
        _ = try library.undo()
        return folder
    }

    private func inspect(_ folder: LibraryFolder) throws -> [String: String] {
        let library = try folder.library(capacity: 4)
        let before = try folder.files()
        _ = try library.contents()
        #expect(try folder.files() == before, "reading has changed files")
        // The next process that locks the library finishes the change.
        try library.locked { () throws(DiagnosticError) in }
        return try folder.files()
    }

    enum Action: String, CaseIterable, CustomTestStringConvertible {
        case save, add, remove, undo, redo, removeAll, undoDuplicate

        var testDescription: String { rawValue }

        func perform(_ library: Library) throws {
            switch self {
            case .save: _ = try library.save(try Sets.savings(7, named: "new"))
            case .add:
                _ = try library.add([
                    Sets.savings(7, named: "s2"), Sets.savings(8, named: "other"),
                ])
            case .remove: _ = try library.remove("s3")
            case .undo: _ = try library.undo()
            case .redo: _ = try library.redo()
            case .removeAll:
                for id in try library.contents().sets.map(\.id) { _ = try library.remove(id) }
            case .undoDuplicate:
                _ = try library.save(try Sets.savings(1, named: "again"))
                _ = try library.undo()
            }
        }

        /// The number of its changes, each of which is atomic.
        var changes: Int {
            switch self {
            case .removeAll: 3
            case .undoDuplicate: 2
            default: 1
            }
        }
    }

    @Test(arguments: Action.allCases)
    func theLibraryIsAsBeforeOrAsAfterWhereverItWasStopped(_ action: Action) throws {
        let states = try states(of: action)
        #expect(states.count == action.changes + 1)
        var stops = 0
        while true {
            let folder = try prepared()
            let steps = MortalSteps(in: folder, stepsLeft: stops)
            let library = try folder.library(steps: steps, capacity: 4)
            var hasEnded = false
            do {
                try action.perform(library)
            } catch is DiagnosticError {
                hasEnded = true
            }
            let found = try inspect(folder)
            #expect(states.contains(found), "stopped after \(stops) steps: \(found.keys.sorted())")
            // Reading again changes nothing.
            #expect(try inspect(folder) == found)
            if !hasEnded && !steps.isDead { break }
            stops += 1
        }
        #expect(stops >= 8 * action.changes)
    }

    /// Stopped once, and stopped again at every step of the recovery.
    @Test func aStopWhileFinishingWhatAStopLeftIsNoOther() throws {
        let states = try states(of: .add)
        for first in Effort.some(14, of: Array(0..<40)) {
            for second in Effort.some(4, of: Array(0..<14)) {
                let folder = try prepared()
                for stops in [first, second] {
                    let steps = MortalSteps(in: folder, stepsLeft: stops)
                    let library = try folder.library(steps: steps, capacity: 4)
                    do {
                        if stops == first {
                            try Action.add.perform(library)
                        } else {
                            try library.locked { () throws(DiagnosticError) in }
                        }
                    } catch is DiagnosticError {}
                }
                let found = try inspect(folder).filter { !$0.key.hasSuffix("/state") }
                let isKnown = states.contains { state in
                    state.filter { !$0.key.hasSuffix("/state") } == found
                }
                #expect(isKnown, "stopped after \(first) and \(second) steps")
            }
        }
    }

    /// A person's file has the name that a stopped change was about to give.
    @Test func aFileThatSomebodyWroteMeanwhileIsKept() throws {
        var stored = 0
        for stops in 0..<40 {
            let folder = try prepared()
            let library = try folder.library(
                steps: MortalSteps(in: folder, stepsLeft: stops), capacity: 5)
            let set = try Sets.savings(7, named: "new")
            do throws(DiagnosticError) { _ = try library.save(set) } catch {}
            let isThere = try folder.files().keys.contains("calculations/new.md")
            if isThere { continue }
            try folder.write("Mine.\n", to: "calculations/new.md")
            _ = try inspect(folder)
            #expect(try folder.text("calculations/new.md") == "Mine.\n")
            if try folder.files().keys.contains("calculations/new-2.md") { stored += 1 }
        }
        #expect(stored > 0)
    }

    /// The library before the action and after each of its changes.
    private func states(of action: Action) throws -> [[String: String]] {
        let folder = try prepared()
        var states = [try inspect(folder)]
        let library = try folder.library(capacity: 4) { _ in }
        if action == .removeAll {
            for id in try library.contents().sets.map(\.id) {
                _ = try library.remove(id)
                states.append(try inspect(folder))
            }
        } else if action == .undoDuplicate {
            _ = try library.save(try Sets.savings(1, named: "again"))
            states.append(try inspect(folder))
            _ = try library.undo()
            states.append(try inspect(folder))
        } else {
            try action.perform(library)
            states.append(try inspect(folder))
        }
        return states
    }
}
