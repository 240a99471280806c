import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyLibrary
import PennyMarkup

struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a saved set: its inputs, its figures, and what has changed.",
        discussion: """
            Shows the set as it was saved, with the date. If a figure is different today, you \
            see both. The command does not change anything.

              pennypress show first-home
              pennypress show                the set saved or put back last

            \(LibraryStatus.shortHelp)
            """)

    @Argument(
        help: ArgumentHelp("The set. Default: the one saved or put back last.", valueName: "name"),
        completion: SetNames.completion)
    var name: String?

    @OptionGroup var options: LibraryOptions

    func run() throws {
        try PennyCommandLine.run {
            let open = try options.open()
            let recall = try open.library.recall(try name.map(open.name))
            try Console.output(RecallText(recall, open).bytes())
            PennyCommandLine.report(recall.warnings)
        }
    }
}
