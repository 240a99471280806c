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
              pennypress build --standalone first-home -o first-home.html
            """)

    @OptionGroup var options: SiteOptions

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The folder to write. Default: public in the site's. With --standalone the file.",
            valueName: "folder"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Print the page of this set alone, as one HTML file with its engine in it, to send "
                + "to somebody. Default: to standard output.",
            valueName: "name"),
        completion: SetNames.completion)
    var standalone: String?

    @Flag(help: "Say how long each phase of the build took.")
    var timings = false

    func validate() throws {
        if output == "" { throw ValidationError("The name of the output folder is empty.") }
    }

    func run() throws {
        try PennyCommandLine.run {
            var build = try options.buildOptions()
            if let standalone { return try writePage(of: standalone, build) }
            build.output = output
            build.pictureMaker = { () throws(DiagnosticError) in try BrowserPictures.find() }
            let made = try SiteBuilder(build).build()
            report(made.warnings)
            Console.message("\(made.output): \(countText(made))\n")
            if timings { Console.message(TimingsText(made.timings).text) }
        }
    }

    private func writePage(of set: String, _ build: BuildOptions) throws {
        let builder = SiteBuilder(build)
        guard let output else { return try Console.output(try builder.standalonePage(of: set)) }
        try builder.writeStandalonePage(of: set, to: output)
    }
}

/// `35 pages, 5412 rows`.
func countText(_ report: BuildReport) -> String {
    "\(counted(report.pages, "page")), \(counted(report.rows, "row"))"
}
