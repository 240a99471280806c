import ArgumentParser

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Make saved sets and glossaries from files of other programs.",
        discussion: "Without a kind of file, reads saved sets: pennypress import sets.json",
        subcommands: [
            ImportSetsCommand.self, ImportProductsCommand.self, ImportBudgetCommand.self,
            ImportGlossaryCommand.self,
        ], defaultSubcommand: ImportSetsCommand.self)
}
