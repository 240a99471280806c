import ArgumentParser
import PennyDiagnostics
import PennySite

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Print a site to HTML.",
        discussion: """
            All files are read and checked first. With any error, all of them are listed \
            with line and column, nothing is written, and the old output stays as it was. \
            The same files give the same bytes, on any day and machine.

              pennypress build                     the site here, to its folder public
              pennypress build my-site -o /srv/www
              pennypress build --base-url https://example.org/money/
            """)

    @OptionGroup var options: SiteOptions

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The folder to write. Default: public in the site's.", valueName: "folder"))
    var output: String?

    func validate() throws {
        if output == "" { throw ValidationError("The name of the output folder is empty.") }
    }

    func run() throws {
        try PennyCommandLine.run {
            var build = try options.buildOptions()
            build.output = output
            let made = try SiteBuilder(build).build()
            report(made.warnings)
            Console.message("\(made.output): \(countText(made))\n")
        }
    }
}

/// `35 pages, 5412 rows`.
func countText(_ report: BuildReport) -> String {
    "\(counted(report.pages, "page")), \(counted(report.rows, "row"))"
}
