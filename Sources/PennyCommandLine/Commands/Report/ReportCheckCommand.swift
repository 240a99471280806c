import ArgumentParser
import PennyReport

struct ReportCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Try the sources, and write nothing.",
        discussion: """
            Fetches every source and checks whether its answer is still what report.yaml \
            expects.

              pennypress report check
              pennypress report check my-site

            Exit status: 0 when every source gave something, 1 when one failed.
            """)

    @OptionGroup var options: ReportOptions

    @Option(
        help: ArgumentHelp(
            "Only the source with this name. You can repeat this option.",
            valueName: "name"))
    var only: [String] = []

    func run() throws {
        try PennyCommandLine.run {
            let report = try options.job().check(only: only)
            try Console.output(lines: report.text)
            if report.hasFailures { throw ExitCode(1) }
        }
    }
}
