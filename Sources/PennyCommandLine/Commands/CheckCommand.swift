import ArgumentParser
import PennySite

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find everything a build would refuse, and write nothing.",
        discussion: """
            Reads every file, computes every set, follows every link and anchor, fills in \
            every figure, and renders every page into nothing.

              pennypress check
              pennypress check my-site --strict
            """)

    @OptionGroup var options: SiteOptions

    func run() throws {
        try PennyCommandLine.run {
            let build = try options.buildOptions()
            let checked = try SiteBuilder(build).check()
            report(checked.warnings)
            Console.message("\(build.site): no errors in \(countText(checked))\n")
        }
    }
}
