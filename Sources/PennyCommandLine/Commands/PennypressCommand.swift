public import ArgumentParser
import Glibc
import PennySite

/// The command `pennypress`.
public struct PennypressCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "pennypress",
        abstract: "Builds sites about money, exact to the cent.",
        discussion: """
            Pennypress reads saved calculations from a folder of plain files, computes them \
            exactly, and builds a site with figures, schedules, charts and explanations.

            Begin with:
              pennypress new my-site        make a site with examples
              pennypress serve my-site      show it in a browser while you write
              pennypress build my-site      build it in my-site/public
              pennypress compute FILE       compute one file in the terminal

            'pennypress help loan' lists the inputs of a calculator.

            Exit status: 0 done, 1 the input has errors or a file cannot be used, 64 wrong usage.
            """,
        version: Pennypress.version,
        subcommands: [
            NewCommand.self, BuildCommand.self, MergeCommand.self, ServeCommand.self,
            PrintCommand.self, CheckCommand.self, DiffCommand.self, ChangedCommand.self,
            ComputeCommand.self, ExplainCommand.self,
            SaveCommand.self, ListCommand.self, ShowCommand.self,
            AdjustCommand.self, RemoveCommand.self, UndoCommand.self, RedoCommand.self,
            ImportCommand.self, ExportCommand.self, ReportCommand.self, SchemaCommand.self,
            ThemeCommand.self,
        ])

    public init() {}

    /// Runs the command in the program's arguments, and exits. Help and version, too, must fail if
    /// they could not be printed.
    public static func main() {
        Console.fillClosedStreams()
        do {
            let arguments = ProgramArguments.words
            try UnknownCommand.refuse(arguments)
            if let text = try HelpTopic.text(for: arguments) {
                return try PennyCommandLine.run { try Console.output(text) }
            }
            var command = try parseAsRoot(arguments)
            try command.run()
        } catch {
            let text = fullMessage(for: error)
            let status = exitCode(for: error)
            if text.isEmpty { Glibc.exit(status.rawValue) }
            guard status.isSuccess else {
                Console.message(text + "\n")
                Glibc.exit(status.rawValue)
            }
            do {
                try PennyCommandLine.run { try Console.output(text + "\n") }
            } catch {
                Glibc.exit(exitCode(for: error).rawValue)
            }
        }
    }
}
