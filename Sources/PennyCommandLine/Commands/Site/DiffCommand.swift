import ArgumentParser
import PennyDiff
import PennyMarkup

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two built sites: pages, and every figure that changed.",
        discussion: """
            Both must be output folders of a build. Lists pages that were added, removed or \
            moved, and every input and figure that changed, before and after. Only counts \
            changes in the frame of pages, such as the menu.

              pennypress diff public-before public
              pennypress diff public-before public --format markdown > comment.md
              pennypress diff public-before public --format json | jq .counts

            Exit status: 0 every file is the same, 3 they differ, 1 it failed and says why, 64 \
            wrong usage.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, markdown
    }

    @Argument(help: ArgumentHelp("The output folder of the earlier build.", valueName: "old"))
    var old: String

    @Argument(help: ArgumentHelp("The output folder of the later build.", valueName: "new"))
    var new: String

    @Option(
        help: "How to print: text for people, json for programs, markdown for a code review.")
    var format = Format.text

    @Option(
        name: [.customShort("j"), .customLong("jobs")],
        help: ArgumentHelp(
            "How many threads to use. Default: the number of processors.",
            valueName: "number"))
    var jobs: Int?

    /// The exit status if the two sites differ.
    private static let different = ExitCode(3)

    func validate() throws {
        try SiteOptions.validate(jobs: jobs)
        if old == "" || new == "" { throw ValidationError("The name of a folder is empty.") }
    }

    func run() throws {
        try PennyCommandLine.run {
            let differences = try SiteComparison(old: old, new: new, jobs: jobs).differences()
            switch format {
            case .text: try Console.output(DifferencesText(differences).text().bytes)
            case .markdown: try Console.output(DifferencesMarkdown(differences).text())
            case .json:
                try DifferencesJSON(differences).write { (bytes) throws(Console.WriteError) in
                    try Console.output(bytes)
                }
            }
            if !differences.isSame { throw Self.different }
        }
    }
}
