import ArgumentParser

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Fetch the sources of the daily report, or add figures by hand.",
        discussion: """
            report.yaml has the sources, reports/DATE.yaml has their values for a day, and \
            reports/raw has their original answers. Only these commands use the network. A \
            build reads the files.
            """,
        subcommands: [
            ReportFetchCommand.self, ReportAddCommand.self, ReportCheckCommand.self,
        ])
}
