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

    func validate() throws {
        if folder.isEmpty { throw ValidationError("The name of the folder is empty.") }
    }

    func run() throws {
        try PennyCommandLine.run {
            let paths = try NewSite(folder).make()
            Console.message(
                paths.map { "made \($0)\n" }.joined()
                    + "Next: pennypress build \(Self.quoted(folder))\n")
        }
    }

    /// A path as a shell takes it.
    private static func quoted(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { byte in
            let scalar = Unicode.Scalar(byte)
            return scalar.properties.isAlphabetic && byte < 0x80 || ("0"..."9").contains(scalar)
                || "._/-".unicodeScalars.contains(scalar)
        }
        if isPlain { return path }
        return "'"
            + path.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: "'\\''") + "'"
    }
}
