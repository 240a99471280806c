import Glibc
import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyMarkup
import PennyWordsSupport
import Testing

@testable import PennyLibrary

@Suite("The rules of the library")
struct LibraryRuleTests {
    let folder: LibraryFolder
    let library: Library

    init() throws {
        folder = try LibraryFolder()
        library = try folder.library(capacity: 3)
    }

    private var names: [String] { get throws { try library.contents().sets.map(\.id) } }

    @Test func anEmptyFolderIsAnEmptyLibrary() throws {
        let contents = try library.contents()
        #expect(contents.sets.isEmpty)
        #expect(contents.current == nil)
        #expect(try folder.files().isEmpty)
    }

    @Test func aSavedSetIsAFileThatSaysWhatWasTypedAndShown() throws {
        let outcome = try library.save(
            try Sets.set(
                "savings", named: "ten-years",
                [
                    ("title", "Ten: years"), ("date", "2026-11-21"), ("yearsToInvest", "10"),
                    ("initialInvestment", "1,000.00"), ("interestRate", "4%"),
                ]))
        #expect(outcome.savedID == "ten-years")
        #expect(
            try folder.text("calculations/ten-years.md") == """
                ---
                kind: savings
                title: "Ten: years"
                date: 2026-11-21
                yearsToInvest: 10
                initialInvestment: 1,000.00
                interestRate: 4%
                shown:
                  accruedBalance: 1490.83
                  totalDeposits: 1000.00
                  totalInterest: 490.83
                ---

                """)
    }

    @Test(arguments: [
        ("5", "5.0"), ("5.0", "5.00"), ("5", "05"), ("60 months", "5 years"),
        ("5 years", "5.00 years"),
    ])
    func otherSpellingsOfTheSameInputsAreADuplicate(_ first: String, _ second: String) throws {
        func set(_ years: String, _ name: String) throws -> SavedSet {
            let isTerm = years.contains(" ")
            return try Sets.set(
                isTerm ? "loan" : "savings", named: name,
                isTerm
                    ? [("principal", "1000"), ("rate", "6%"), ("term", years)]
                    : [
                        ("yearsToInvest", years), ("initialInvestment", "1000"),
                        ("interestRate", "4%"),
                    ])
        }
        #expect(try library.save(set(first, "one")).savedID == "one")
        #expect(try library.save(set(second, "two")).duplicateID == "one")
    }

    @Test func titlesDatesAndTypedDefaultsMakeNoOtherSet() throws {
        _ = try library.save(try Sets.savings(5, named: "one"))
        let titled = try Sets.set(
            "savings", named: "two",
            [
                ("title", "Another"), ("date", "2020-01-01"), ("yearsToInvest", "5"),
                ("initialInvestment", "1000"), ("interestRate", "4%"), ("monthlyDeposit", "0"),
                ("currency", "USD"),
            ])
        #expect(try library.save(titled).duplicateID == "one")
        #expect(try names == ["one"])
    }

    @Test func anotherCurrencyIsAnotherSet() throws {
        _ = try library.save(try Sets.savings(5, named: "one"))
        let inEuro = try Sets.set(
            "savings", named: "two",
            [
                ("yearsToInvest", "5"), ("initialInvestment", "1000"), ("interestRate", "4%"),
                ("currency", "EUR"),
            ])
        #expect(try library.save(inEuro).savedID == "two")
    }

    @Test func fullComesBeforeDuplicate() throws {
        for years in 1...3 {
            #expect(try library.save(try Sets.savings(years, named: "s\(years)")).savedID != nil)
        }
        #expect(try library.save(try Sets.savings(1, named: "again")).isFull)
        #expect(try library.save(try Sets.savings(4, named: "new")).isFull)
        #expect(try names == ["s1", "s2", "s3"])
    }

    @Test func eachFolderHasRoomOfItsOwn() throws {
        for years in 1...3 { _ = try library.save(try Sets.savings(years, named: "s\(years)")) }
        let comparison = try Sets.set(
            "comparison", named: "eggs",
            [("products", "A price 2 size 6 pieces; B price 3 size 10 pieces")])
        #expect(try library.save(comparison).savedID == "eggs")
        #expect(try folder.text("comparisons/eggs.md").contains("kind: comparison"))
    }

    @Test func aFileOverTheCapacityIsListedAndNothingIsEvicted() throws {
        for years in 1...5 {
            try folder.write(
                "---\nkind: savings\nyearsToInvest: \(years)\ninitialInvestment: 5\n"
                    + "interestRate: 1%\n---\n", to: "calculations/s\(years).md")
        }
        #expect(try library.save(try Sets.savings(9, named: "new")).isFull)
        #expect(try names.count == 5)
    }

    @Test func theNameOfASetMustBeFreeAndAnAddress() throws {
        _ = try library.save(try Sets.savings(1, named: "one"))
        let taken = try #require(throws: DiagnosticError.self) {
            try library.save(try Sets.savings(2, named: "one"))
        }
        #expect(taken.diagnostics.map(\.summary) == ["a set named “one” is there already"])
        #expect(
            taken.diagnostics.map(\.nextStep) == ["Choose another name, such as “one-2”."])
        let bad = try #require(throws: DiagnosticError.self) {
            try library.save(try Sets.savings(2, named: "../My set"))
        }
        #expect(bad.diagnostics.map(\.summary) == ["“../My set” cannot be the name of a set"])
        #expect(
            bad.diagnostics.map(\.nextStep)
                == ["Use small letters, digits and hyphens, such as “my-set”."])
        #expect(try names == ["one"])
    }

    @Test func faultsOfInputsAreReportedAndNothingIsSaved() throws {
        let set = try Sets.set(
            "loan", named: "bad", [("principal", "-5"), ("rate", "6"), ("term", "2 years")])
        #expect(throws: DiagnosticError.self) { try library.save(set) }
        #expect(try names.isEmpty)
    }

    // MARK: - Removing

    @Test func whatWasRemovedComesBackAsItWasTheLastFirst() throws {
        for years in 1...3 { _ = try library.save(try Sets.savings(years, named: "s\(years)")) }
        let before = try folder.files().filter { !$0.key.hasPrefix(".") }
        #expect(try library.remove("s2") == Removal(id: "s2", current: "s3"))
        #expect(try library.remove("s3") == Removal(id: "s3", current: "s1"))
        #expect(try library.remove("s1") == Removal(id: "s1", current: nil))
        #expect(try names.isEmpty)
        // Another run knows what this one has removed.
        let later = try folder.library(capacity: 3)
        #expect(try later.undo() == .restored(id: "s1", removedAs: "s1"))
        #expect(try later.undo() == .restored(id: "s3", removedAs: "s3"))
        #expect(try later.undo() == .restored(id: "s2", removedAs: "s2"))
        #expect(try later.undo() == .nothing)
        #expect(try names == ["s1", "s2", "s3"])
        #expect(try library.contents().current == "s2")
        #expect(try folder.files().filter { !$0.key.hasPrefix(".") } == before)
    }

    @Test func redoGoesBackOverWhatWasUndone() throws {
        for years in 1...3 { _ = try library.save(try Sets.savings(years, named: "s\(years)")) }
        _ = try library.remove("s1")
        _ = try library.remove("s2")
        _ = try library.undo()
        _ = try library.undo()
        #expect(try library.redo() == .removed(Removal(id: "s1", current: "s2")))
        #expect(try library.redo() == .removed(Removal(id: "s2", current: "s3")))
        #expect(try library.redo() == .nothing)
        #expect(try library.undo() == .restored(id: "s2", removedAs: "s2"))
    }

    @Test func anyNewChangeEndsRedoing() throws {
        _ = try library.save(try Sets.savings(1, named: "s1"))
        _ = try library.remove("s1")
        _ = try library.undo()
        _ = try library.save(try Sets.savings(2, named: "s2"))
        #expect(try library.redo() == .nothing)
        #expect(try names == ["s1", "s2"])
    }

    @Test func aSetThatSomeoneRemovedIsNotRemovedAgain() throws {
        _ = try library.save(try Sets.savings(1, named: "s1"))
        _ = try library.remove("s1")
        _ = try library.undo()
        try FileTree(folder.path).remove("calculations/s1.md")
        #expect(try library.redo() == .gone(id: "s1"))
        #expect(try library.redo() == .nothing)
    }

    @Test func anUndoWithoutRoomStaysToBeDone() throws {
        for years in 1...3 { _ = try library.save(try Sets.savings(years, named: "s\(years)")) }
        _ = try library.remove("s1")
        _ = try library.save(try Sets.savings(4, named: "s4"))
        #expect(try library.undo() == .full(id: "s1", .calculations, capacity: 3))
        _ = try library.remove("s4")
        #expect(try library.undo() == .restored(id: "s4", removedAs: "s4"))
        _ = try library.remove("s2")
        _ = try library.undo()
        _ = try library.remove("s3")
        _ = try library.remove("s4")
        _ = try library.undo()
        _ = try library.undo()
        #expect(try library.undo() == .full(id: "s1", .calculations, capacity: 3))
        #expect(try library.contents().removedCount == 1)
    }

    @Test func anUndoOfWhatWasSavedAnewIsDroppedAndItsFileKept() throws {
        _ = try library.save(try Sets.savings(1, named: "s1", title: "With a title"))
        _ = try library.remove("s1")
        _ = try library.save(try Sets.savings(1, named: "again", spelling: 2))
        let stored = ".library/dropped/0001-calculations-s1.md"
        #expect(
            try library.undo()
                == .duplicate(id: "s1", of: "again", storedAt: folder.path + "/" + stored))
        #expect(try folder.text(stored).contains("title: With a title"))
        #expect(try library.undo() == .nothing)
        #expect(try names == ["again"])
        #expect(try library.contents().current == "again")
    }

    @Test func anUndoWhoseNameWasTakenGetsANumber() throws {
        _ = try library.save(try Sets.savings(1, named: "plan"))
        _ = try library.remove("plan")
        _ = try library.save(try Sets.savings(2, named: "plan"))
        #expect(try library.undo() == .restored(id: "plan-2", removedAs: "plan"))
        #expect(try names == ["plan", "plan-2"])
    }

    @Test func aSetEditedByHandIsRemovedAndComesBackWithTheEdit() throws {
        _ = try library.save(try Sets.savings(1, named: "s1"))
        let edited = try folder.text("calculations/s1.md") + "A note of my own.\n"
        try folder.write(edited, to: "calculations/s1.md")
        _ = try library.remove("s1")
        _ = try library.undo()
        #expect(try folder.text("calculations/s1.md") == edited)
    }

    /// A person may store the same inputs twice, and can expect an undo.
    @Test func aTwinThatWasThereBeforeIsNoReasonNotToPutASetBack() throws {
        _ = try library.save(try Sets.savings(1, named: "a"))
        try folder.write(
            try folder.text("calculations/a.md") + "Notes of mine.\n", to: "calculations/b.md")
        _ = try library.remove("b")
        #expect(try library.undo() == .restored(id: "b", removedAs: "b"))
        #expect(try folder.text("calculations/b.md").hasSuffix("Notes of mine.\n"))
    }

    @Test func twoFilesOfOneNameAreDistinguishedByThePerson() throws {
        _ = try library.save(try Sets.savings(1, named: "a"))
        try folder.write(
            "kind: savings\nyearsToInvest: 2\ninitialInvestment: 5\ninterestRate: 1%\n",
            to: "calculations/a.yaml")
        let error = try #require(throws: DiagnosticError.self) { try library.remove("a") }
        #expect(error.diagnostics.map(\.summary) == ["several sets are named “a”"])
        let directory = folder.path + "/calculations"
        #expect(
            error.diagnostics.map(\.nextStep)
                == ["Rename one of \(directory)/a.md or \(directory)/a.yaml."])
    }

    @Test func aNameThatALinkHasIsTaken() throws {
        try folder.write("", to: "calculations/.keep")
        #expect(symlink("/nonexistent", folder.path + "/calculations/plan.md") == 0)
        let error = try #require(throws: DiagnosticError.self) {
            try library.save(try Sets.savings(1, named: "plan"))
        }
        #expect(error.diagnostics.map(\.summary) == ["a set named “plan” is there already"])
        #expect(try library.add([Sets.savings(1, named: "plan")]).map(\.savedID) == ["plan-2"])
    }

    @Test func aFolderThatIsALinkIsRefusedBeforeAnythingIsSaved() throws {
        try folder.write("", to: "real/.keep")
        #expect(symlink("real", folder.path + "/calculations") == 0)
        let error = try #require(throws: DiagnosticError.self) {
            try library.save(try Sets.savings(1, named: "plan"))
        }
        #expect(
            error.diagnostics.map(\.summary)
                == ["sets are saved in a folder, and this is not one"])
        #expect(try FileSystem.entries(of: folder.path + "/real").isEmpty)
    }

    @Test func aSaveThatFailedDoesNotHappenLater() throws {
        struct NoLinks: FileSteps {
            let steps: QuickSteps
            func makeFolder(_ path: String) throws(FileError) { try steps.makeFolder(path) }
            func write(_ bytes: [UInt8], to path: String) throws(FileError) {
                try steps.write(bytes, to: path)
            }
            func link(_ old: String, to new: String) throws(FileError) {
                throw FileError(new, ENOSPC)
            }
            func rename(_ old: String, to new: String) throws(FileError) {
                try steps.rename(old, to: new)
            }
            func remove(_ path: String) throws(FileError) { try steps.remove(path) }
            func synchronise(folder path: String) throws(FileError) {}
        }
        let failing = try folder.library(steps: NoLinks(steps: QuickSteps(folder.path)))
        let error = try #require(throws: DiagnosticError.self) {
            try failing.save(try Sets.savings(1, named: "plan"))
        }
        #expect(
            error.diagnostics.map(\.summary)
                == ["the library’s file cannot be used: No space left on device"])
        #expect(try library.contents().sets.isEmpty)
        #expect(try library.save(try Sets.savings(1, named: "plan")).savedID == "plan")
    }

    @Test func aRowOfATableIsRemovedByHand() throws {
        try folder.write(
            "name,kind,principal,rate,term\nbike,loan,900,6%,2 years\n",
            to: "calculations/all.csv")
        let error = try #require(throws: DiagnosticError.self) { try library.remove("bike") }
        #expect(
            error.diagnostics.map(\.location.description)
                == ["\(folder.path)/calculations/all.csv:2:1"])
        #expect(error.diagnostics.map(\.summary) == ["“bike” is a row of a table"])
        #expect(error.diagnostics.map(\.nextStep) == ["Delete its line by hand."])
    }

    // MARK: - Looking

    @Test func aBrokenFileHidesNoOtherAndIsLikeNone() throws {
        _ = try library.save(try Sets.savings(1, named: "good"))
        try folder.write("---\nkind: savings\n  bad: [\n---\n", to: "calculations/broken.md")
        try folder.write("not a set", to: "calculations/plain.md")
        let contents = try library.contents()
        #expect(contents.sets.map(\.id) == ["broken", "good", "plain"])
        #expect(contents.sets.map(\.faults.isEmpty) == [false, true, false])
        #expect(try library.save(try Sets.savings(1, named: "again")).isFull)
        _ = try library.remove("broken")
        #expect(try library.save(try Sets.savings(1, named: "again")).duplicateID == "good")
        #expect(try library.undo() == .restored(id: "broken", removedAs: "broken"))
    }

    @Test func recallShowsTheSetAndWhatHasChangedSince() throws {
        _ = try library.save(try Sets.savings(10, named: "plan"))
        #expect(try library.recall("plan").changes.isEmpty)
        let file = try folder.text("calculations/plan.md")
        try folder.write(
            file.replacing("accruedBalance: 1490.83", with: "accruedBalance: 1490.82"),
            to: "calculations/plan.md")
        let recall = try library.recall(nil)
        #expect(recall.stored.id == "plan")
        #expect(recall.changes.map(\.label.english) == ["Final balance"])
        #expect(recall.changes.map(\.then) == [.money(149_082)])
        #expect(recall.changes.map(\.now) == [.money(149_083)])
    }

    @Test func theSetThatWasChangedLastIsTheCurrentOneAndShowingChangesNothing() throws {
        let error = try #require(throws: DiagnosticError.self) { try library.recall(nil) }
        #expect(error.diagnostics.map(\.summary) == ["no set is saved here yet"])
        _ = try library.save(try Sets.savings(1, named: "one"))
        _ = try library.save(try Sets.savings(2, named: "two"))
        #expect(try library.recall(nil).stored.id == "two")
        let before = try folder.files()
        _ = try library.recall("one")
        #expect(try folder.files() == before)
        #expect(try folder.library().recall(nil).stored.id == "two")
    }

    @Test func anUnknownNameIsReportedWithTheNearest() throws {
        _ = try library.save(try Sets.savings(1, named: "first-home"))
        let error = try #require(throws: DiagnosticError.self) { try library.remove("frist-home") }
        #expect(error.diagnostics.map(\.summary) == ["no saved set is named “frist-home”"])
        #expect(error.diagnostics.map(\.nextStep) == ["Did you mean “first-home”?"])
    }

    @Test func aDamagedMemoryIsAWarningAndTheSetsAreThere() throws {
        _ = try library.save(try Sets.savings(1, named: "one"))
        try folder.write("nonsense", to: ".library/state")
        let contents = try library.contents()
        #expect(contents.sets.map(\.id) == ["one"])
        #expect(
            contents.warnings.map(\.summary) == ["what the library remembered cannot be read"])
        _ = try library.save(try Sets.savings(2, named: "two"))
        #expect(try library.contents().warnings.isEmpty)
    }

    @Test func aLockThatIsHeldIsReportedAfterAWhile() throws {
        _ = try library.save(try Sets.savings(1, named: "one"))
        let impatient = try folder.library(patience: .milliseconds(30))
        try library.locked { () throws(DiagnosticError) in
            let error = #expect(throws: DiagnosticError.self) { try impatient.remove("one") }
            #expect(
                error?.diagnostics.map(\.summary)
                    == ["another pennypress is changing this library"])
        }
        _ = try impatient.remove("one")
    }
}
