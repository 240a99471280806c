import ArgumentParser
import PennyLibrary

struct RemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a saved set from the library. To put it back, use undo.",
        discussion: """
              pennypress remove first-home
              pennypress undo

            \(LibraryStatus.shortHelp)
            """)

    @Argument(
        help: ArgumentHelp("The set.", valueName: "name"), completion: SetNames.completion)
    var name: String

    @OptionGroup var options: LibraryOptions

    func run() throws {
        try PennyCommandLine.run {
            let open = try options.open()
            let removal = try open.library.remove(try open.name(name))
            Console.message(LibraryWords.removed(removal) + "\n")
        }
    }
}
