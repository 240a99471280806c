import ArgumentParser
import PennyDiagnostics
import PennySite

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Make a site of the parts that several machines have built.",
        discussion: """
            Takes the pages from the folders that 'pennypress build --shard' has made, and makes \
            what needs all of them: the home page, lists, search, feeds, the site map. The result \
            has the same bytes as a build on one machine. Pages are linked, not copied, where the \
            file system can do that. The parts do not change.

            The site's files must be those of the shards. Options such as --drafts and --base-url \
            are taken from the parts. If a part does not fit, it says which command to run again.

              pennypress merge part1 part2 part3 -o public
              pennypress merge part* --site my-site
            """)

    @Argument(
        help: ArgumentHelp("The folder of each part, in any order.", valueName: "part"),
        completion: .directory)
    var parts: [String]

    @Option(
        help: ArgumentHelp(
            "The site's folder. Default: the one with site.yaml above here, else ./site.",
            valueName: "folder"),
        completion: .directory)
    var site: String?

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The folder to write. Default: public in the site's folder.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Flag(
        name: [.customShort("q"), .customLong("quiet")],
        help: "Show only warnings and errors, no progress and no summary.")
    var isQuiet = false

    @Option(
        name: [.customShort("j"), .customLong("jobs")],
        help: ArgumentHelp(
            "How many threads to use. Default: the number of processors.", valueName: "number"))
    var jobs: Int?

    @Flag(help: "Say how long each phase took.")
    var timings = false

    func validate() throws {
        try SiteOptions.validate(jobs: jobs)
        if parts.contains("") || site == "" || output == "" {
            throw ValidationError("The name of a folder is empty.")
        }
    }

    func run() throws {
        try PennyCommandLine.run {
            var build = BuildOptions(site: try SiteLocator.site(named: site))
            build.output = output
            build.jobs = jobs
            build.pictureMaker = { () throws(DiagnosticError) in try BrowserPictures.find() }
            let made = try ProgressLine.shown(unless: isQuiet) {
                (progress) throws(DiagnosticError) in
                build.progress = progress
                return try SiteBuilder(build).merge(parts)
            }
            report(made.warnings)
            if !isQuiet { Console.message(BuildText(made).text) }
            if timings { Console.message(TimingsText(made.timings).text) }
        }
    }
}
