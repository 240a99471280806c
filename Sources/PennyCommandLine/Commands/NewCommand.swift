import ArgumentParser
import PennySite

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Make a site with an example of every kind of content.",
        discussion: """
            The folder must be new or empty. The site builds at once:

              pennypress new my-site
              pennypress build my-site
            """)

    @Argument(help: ArgumentHelp("The folder to make.", valueName: "folder"))
    var folder: String

    func run() throws {
        try PennyCommandLine.run {
            let paths = try NewSite(folder).make()
            Console.message(
                paths.map { "made \($0)\n" }.joined()
                    + "Next: pennypress build \(folder)\n")
        }
    }
}
