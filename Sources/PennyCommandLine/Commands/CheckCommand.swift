import ArgumentParser
import PennyDiagnostics
import PennyPreview
import PennySite

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find everything that would stop a build, and write nothing.",
        discussion: """
            Reads every file, computes every set, checks every link and anchor, fills in every \
            figure, and makes every page without writing it.

              pennypress check
              pennypress check my-site --strict
              pennypress check --watch             again each time you save a file
            """)

    @OptionGroup var options: SiteOptions

    @Flag(help: "Check again each time a file of the site changes. Ctrl-C ends it.")
    var watch = false

    @Flag(help: "With --watch: look at the files every half second.")
    var poll = false

    func run() throws {
        try PennyCommandLine.run {
            var build = try options.buildOptions()
            if watch { return try watch(build) }
            let checked = try ProgressLine.shown(unless: options.isQuiet) {
                (progress) throws(DiagnosticError) in
                build.progress = progress
                return try SiteBuilder(build).check()
            }
            report(checked.warnings)
            if options.isQuiet { return }
            Console.message("\(build.site): no errors in \(countText(checked))\n")
        }
    }

    /// Shows the faults there are now, and nothing of those before.
    private func watch(_ build: BuildOptions) throws {
        try LiveSite(build).checkFolder()
        let watch = try CheckWatch(build, polls: poll) { checked in
            Console.clear()
            switch checked {
            case .success(let checked):
                report(checked.warnings)
                Console.message("\(build.site): no errors in \(countText(checked))\n")
            case .failure(let error): report(error.diagnostics)
            }
            Console.message("Waiting for changes; Ctrl-C ends it.\n")
        }
        watch.run()
    }
}
