import ArgumentParser

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Fetch the sources of the daily report, or add figures by hand.",
        discussion: """
            The sources are in report.yaml, what they gave on a day is in reports/DATE.yaml, \
            and their answers as they came under reports/raw. Only these commands use the \
            network; a build reads the files.
            """,
        subcommands: [
            ReportFetchCommand.self, ReportAddCommand.self, ReportCheckCommand.self,
        ])
}
