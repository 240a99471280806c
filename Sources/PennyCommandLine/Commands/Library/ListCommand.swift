import ArgumentParser
import PennyDiagnostics
import PennyEngine
import PennyLibrary
import PennyMarkup

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the saved sets with their main figures.",
        discussion: """
            The set you used last has a mark. Sets with errors are in the list too, with the \
            errors below. The exit status is still 0.

              pennypress list
              pennypress list --json | jq -r '.sets[].name'

            \(LibraryStatus.shortHelp)
            """)

    @Flag(help: "Print for programs.")
    var json = false

    @OptionGroup var options: LibraryOptions

    func run() throws {
        try PennyCommandLine.run {
            let open = try options.open()
            let contents = try open.library.contents()
            let lines = contents.sets.map { ListedSet($0, open) }
            let listing = Listing(contents, lines)
            try Console.output(json ? listing.json().file().bytes : listing.text().bytes)
            let faults = lines.flatMap(\.faults)
            PennyCommandLine.report(contents.warnings + faults)
        }
    }
}
