import ArgumentParser
import PennyLibrary

struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Put back the set that you removed last.",
        discussion: """
            The set comes back unchanged, in its old place, and is then the current set. You \
            can put back several sets, one after the other, at any time. The last one you \
            removed comes back first.

            Exit status: 0 done, 1 it failed and says why, 3 the same inputs were saved since \
            then, 4 the library is full, 5 nothing to undo.
            """)

    @OptionGroup var options: LibraryOptions

    func run() throws {
        try PennyCommandLine.run {
            let outcome = try options.open().library.undo()
            Console.message(LibraryWords.text(of: outcome) + "\n")
            switch outcome {
            case .restored: break
            case .duplicate: throw LibraryStatus.duplicate
            case .full: throw LibraryStatus.full
            case .nothing: throw LibraryStatus.nothing
            }
        }
    }
}
