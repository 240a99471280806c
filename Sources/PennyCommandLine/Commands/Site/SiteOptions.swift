import ArgumentParser
import PennyDiagnostics
import PennySite

/// The options of commands that read a whole site.
struct SiteOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The site's folder. Default: the one with site.yaml above here, else ./site.",
            valueName: "site"))
    var site: String?

    @Flag(name: .customLong("drafts"), help: "Include sets and pages marked as drafts.")
    var includesDrafts = false

    @Flag(
        name: [.customShort("q"), .customLong("quiet")],
        help: "Show only warnings and errors, no progress and no summary.")
    var isQuiet = false

    @Flag(name: .customLong("strict"), help: "Treat warnings as errors.")
    var isStrict = false

    @Option(
        name: .customLong("base-url"),
        help: ArgumentHelp(
            "The address of the site, instead of the one in site.yaml.", valueName: "url"))
    var baseURL: String?

    @Option(
        name: [.customShort("j"), .customLong("jobs")],
        help: ArgumentHelp(
            "How many threads to use. Default: the number of processors. The output is the same "
                + "for any number.", valueName: "number"))
    var jobs: Int?

    func validate() throws {
        try Self.validate(jobs: jobs)
        if site == "" { throw ValidationError("The name of the site's folder is empty.") }
    }

    static func validate(jobs: Int?) throws {
        guard let jobs, !(1...1_024).contains(jobs) else { return }
        throw ValidationError("The number of jobs is 1 to 1024, not \(jobs).")
    }

    func buildOptions() throws(DiagnosticError) -> BuildOptions {
        var options = BuildOptions(site: try SiteLocator.site(named: site))
        options.includesDrafts = includesDrafts
        options.isStrict = isStrict
        options.baseURL = baseURL
        options.jobs = jobs
        options.date = try SourceDate.day()
        return options
    }
}
