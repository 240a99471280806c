import ArgumentParser
import PennyDiagnostics
import PennyMarkup
import PennySite

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of a kind of file, for your editor.",
        discussion: """
            An editor with a schema completes the keys of a file, explains them and marks typos. \
            The kinds are site, report, page, lesson, part, term, set, and each calculator.

              pennypress schema site > site.schema.json
              pennypress schema loan > loan.schema.json

            Then begin site.yaml with this line, which many editors read:
              # yaml-language-server: $schema=site.schema.json
            """)

    @Argument(
        help: ArgumentHelp(
            "site, report, page, lesson, part, term, set, or a calculator such as loan."),
        completion: .list(FileSchema.words))
    var kind: String

    func validate() throws {
        if FileSchema(kind) != nil { return }
        let meant = nearMiss(to: kind, among: FileSchema.words, allowing: 2)
        throw ValidationError(
            "There is no schema of '\(kind)'."
                + (meant.map { " Did you mean '\($0)'?" }
                    ?? " Name site, report, page, lesson, part, term, set, or a calculator."))
    }

    func run() throws {
        guard let schema = FileSchema(kind) else { return }
        try PennyCommandLine.run { try Console.output(schema.json.file().bytes) }
    }
}
