import ArgumentParser
import PennySite

struct ThemeShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Print a file of the theme.",
        discussion: """
              pennypress theme show prose
              pennypress theme show style-tokens.css
            """)

    @Argument(help: ThemeOptions.nameHelp, completion: .list(ThemeOptions.names))
    var name: String

    func validate() throws { _ = try ThemeOptions.part(name) }

    func run() throws {
        let part = try ThemeOptions.part(name)
        try PennyCommandLine.run { try Console.output(part.bytes) }
    }
}
