import ArgumentParser

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Make saved sets and glossaries of files of other programs.",
        subcommands: [
            ImportProductsCommand.self, ImportBudgetCommand.self, ImportGlossaryCommand.self,
        ])
}
