import ArgumentParser
import PennyLibrary

struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Put back the set that was removed last.",
        discussion: """
            It comes back as it was, at its place, and is the current set. Several can be put \
            back one after the other, the last removed first, today or next year.

            Exit status: 0 done, 1 it failed, and says why, 3 the same inputs were saved since, \
            4 the library is full, 5 nothing to undo.
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
