public import ArgumentParser
import PennySite

/// The command `pennypress`.
public struct PennypressCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "pennypress",
        abstract: "Prints web sites about money, exact to the cent.",
        discussion: """
            Pennypress reads saved calculations from a folder of plain files, computes \
            them exactly, and prints a web site with their figures, schedules, charts and \
            reasons.

            Begin with:
              pennypress new my-site        make a site with examples
              pennypress build my-site      print it to my-site/public
              pennypress compute FILE       one calculation in the terminal

            Exit status: 0 done, 1 the input has errors, 64 wrong usage.
            """,
        version: Pennypress.version,
        subcommands: [
            NewCommand.self, BuildCommand.self, CheckCommand.self, ComputeCommand.self,
            ExplainCommand.self,
        ])

    public init() {}
}
