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
              pennypress check --host cloudflare   also the limits of the host

            --host knows the limits that the host documents: the number of files, all bytes, the \
            largest file. It adds up what a build would write.
            """)

    @OptionGroup var options: SiteOptions

    @Flag(help: "Check again each time a file of the site changes. Ctrl-C ends it.")
    var watch = false

    @Flag(help: "With --watch: look at the files every half second.")
    var poll = false

    @Option(
        help: ArgumentHelp(
            "Tell whether the site exceeds a limit of this host.", valueName: "host"))
    var host: HostOption?

    func validate() throws {
        if watch, host != nil {
            throw ValidationError("--watch and --host do not go together.")
        }
    }

    func run() throws {
        try PennyCommandLine.run {
            var build = try options.buildOptions()
            if watch { return try watch(build) }
            if let host { return try check(build, for: host.host) }
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

    /// Checks the site's size for a host. Pictures are files, too, and are made to measure them.
    private func check(_ build: BuildOptions, for host: WebHost) throws {
        var build = build
        build.pictureMaker = { () throws(DiagnosticError) in try BrowserPictures.find() }
        let checked = try ProgressLine.shown(unless: options.isQuiet) {
            (progress) throws(DiagnosticError) in
            build.progress = progress
            return try SiteBuilder(build).check(for: host)
        }
        report(checked.site.warnings)
        if options.isQuiet { return }
        let uses = checked.uses.map(\.text).joined(separator: ", ")
        Console.message(
            "\(build.site): no errors in \(countText(checked.site))\n\(host.name): \(uses)\n")
    }

    /// Shows the current faults after each change, and clears earlier ones.
    private func watch(_ build: BuildOptions) throws {
        try PreviewSession(build).checkFolder()
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
        try watch.run()
    }
}

/// A host, by its name in commands.
struct HostOption: ExpressibleByArgument {
    let host: WebHost

    static var allValueStrings: [String] { WebHost.allCases.map(\.rawValue) }

    init?(argument: String) {
        guard let host = WebHost(rawValue: argument) else { return nil }
        self.host = host
    }
}
