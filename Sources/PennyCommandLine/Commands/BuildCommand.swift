import ArgumentParser
import PennyDiagnostics
import PennySite

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build a site.",
        discussion: """
            Reads and checks all files first. If there are errors, it lists all of them with \
            line and column and does not change the old output. The same files always give the \
            same bytes, on any machine.

              pennypress build                     the site here, to its folder public
              pennypress build my-site -o /srv/www
              pennypress build --base-url https://example.org/money/
              pennypress build --standalone first-home -o first-home.html
            """)

    @OptionGroup var options: SiteOptions

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The folder to write. Default: public in the site's folder. With --standalone, the "
                + "file.",
            valueName: "folder"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Write only the page of this set, as one HTML file with its engine, to send to "
                + "someone. Default: to standard output.",
            valueName: "name"),
        completion: SetNames.completion)
    var standalone: String?

    @Flag(help: "Make every page again, without the cache of the last build.")
    var clean = false

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
            build.isClean = clean
            build.pictureMaker = { () throws(DiagnosticError) in try BrowserPictures.find() }
            let made = try ProgressLine.shown(unless: options.isQuiet) {
                (progress) throws(DiagnosticError) in
                build.progress = progress
                return try SiteBuilder(build).build()
            }
            report(made.warnings)
            if !options.isQuiet { Console.message(BuildText(made).text) }
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
