import ArgumentParser
import PennyLibrary

struct RedoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "redo",
        abstract: "Remove the set again that you put back last.",
        discussion: """
            Reverses undo, one set at a time, until you save or remove a set.

            Exit status: 0 done, 1 it failed and says why, 5 nothing to redo.
            """)

    @OptionGroup var options: LibraryOptions

    func run() throws {
        try PennyCommandLine.run {
            let outcome = try options.open().library.redo()
            Console.message(LibraryWords.text(of: outcome) + "\n")
            switch outcome {
            case .removed: break
            case .gone, .nothing: throw LibraryStatus.nothing
            }
        }
    }
}
