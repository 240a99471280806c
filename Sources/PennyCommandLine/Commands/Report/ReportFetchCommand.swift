import ArgumentParser
import PennyReport

struct ReportFetchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fetch",
        abstract: "Fetch the sources and write the day's snapshot.",
        discussion: """
            Asks every source in report.yaml for new values, over http or https, and writes \
            reports/DATE.yaml. If one source fails, the others still work: its row says why, \
            with the last good value and its date. A second run on the same day keeps what the \
            first one found. The command refuses private addresses unless allowHosts names \
            them.

            A source can be a file of the site: “file: data/rates.csv” instead of “url”. \
            “onFailure” of a source says what happens if it gives nothing: “keep” its last \
            value, “warn” on the pages, or “stop” without writing a report.

              pennypress report fetch
              pennypress report fetch --dry-run    show what it would ask
              pennypress report fetch my-site --only vix

            Exit status: 0 when a source gave something, 1 when all failed or one stopped it.
            """)

    @OptionGroup var options: ReportOptions

    @Flag(name: .customLong("dry-run"), help: "Say what would be fetched, and fetch nothing.")
    var isDryRun = false

    @Option(
        help: ArgumentHelp(
            "Only the source with this name. You can repeat this option.",
            valueName: "name"))
    var only: [String] = []

    func run() throws {
        try PennyCommandLine.run {
            let job = try options.job()
            let report = try isDryRun ? job.plan(only: only) : job.fetch(only: only)
            try Console.output(lines: report.text)
            if let path = report.path {
                Console.message(isDryRun ? "would write \(path)\n" : "made \(path)\n")
            }
            PennyCommandLine.report(report.faults)
            if report.hasOnlyFailures || report.isStopped { throw ExitCode(1) }
        }
    }
}
