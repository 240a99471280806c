import ArgumentParser
import Glibc
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

            Several machines can build a site together. Each makes a part from the same files, \
            and 'pennypress merge' puts the parts together:

              pennypress build --shard 3/8 -o part3     the third of eight parts
              pennypress build --shard auto             the number comes from the scheduler

            auto reads the variables of Slurm arrays, AWS Batch arrays, and parallel jobs of \
            GitLab and CircleCI. Indexed Jobs of Kubernetes and GNU parallel do not say how many \
            jobs there are: write auto/8. A shard does not list the errors of the site. merge \
            lists those of all shards once.
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

    @Option(
        help: ArgumentHelp(
            "Build only a part of the site, for 'pennypress merge': 3/8, auto or auto/8. Default "
                + "folder: part3 for the third.",
            valueName: "number/count"))
    var shard: ShardOption?

    @Flag(help: "Make every page again, without the cache of the last build.")
    var clean = false

    @Flag(help: "Say how long each phase of the build took.")
    var timings = false

    func validate() throws {
        if output == "" { throw ValidationError("The name of the output folder is empty.") }
        if shard != nil, standalone != nil {
            throw ValidationError("--shard and --standalone do not go together.")
        }
    }

    func run() throws {
        let shard = try shard?.chosen { name in getenv(name).map { String(cString: $0) } }
        try PennyCommandLine.run {
            var build = try options.buildOptions()
            if let standalone { return try writePage(of: standalone, build) }
            build.output = output
            build.isClean = clean
            build.pictureMaker = { () throws(DiagnosticError) in try BrowserPictures.find() }
            if let shard { return try make(shard, build) }
            let made = try ProgressLine.shown(unless: options.isQuiet) {
                (progress) throws(DiagnosticError) in
                build.progress = progress
                return try SiteBuilder(build).build()
            }
            report(made.warnings)
            if !options.isQuiet { Console.message(BuildText(made).text) }
            if timings { Console.message(TimingsText(made.timings).text) }
            // The site is published, but with warnings.
            if build.isStrict, !made.warnings.isEmpty { throw ExitCode.failure }
        }
    }

    private func make(_ shard: Shard, _ build: BuildOptions) throws {
        var build = build
        build.output = output
        let made = try ProgressLine.shown(unless: options.isQuiet) {
            (progress) throws(DiagnosticError) in
            build.progress = progress
            return try SiteBuilder(build).build(shard)
        }
        report(made.warnings)
        if !options.isQuiet || made.hasErrors { Console.message(ShardText(made).text) }
        if timings { Console.message(TimingsText(made.timings).text) }
    }

    private func writePage(of set: String, _ build: BuildOptions) throws {
        let builder = SiteBuilder(build)
        guard let output else { return try Console.output(try builder.standalonePage(of: set)) }
        try builder.writeStandalonePage(of: set, to: output)
    }
}

/// The counts of a build: `35 pages, 5412 rows`.
func countText(_ report: BuildReport) -> String {
    "\(counted(report.pages, "page")), \(counted(report.rows, "row"))"
}
