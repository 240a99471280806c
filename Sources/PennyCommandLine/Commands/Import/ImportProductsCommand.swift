public import ArgumentParser
public import PennyImport

struct ImportProductsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "products",
        abstract: "Make a comparison from a CSV table with one product per row.",
        discussion: """
            The first line names the columns: name (or product, item), price (or cost), and \
            size (or quantity, weight; with unit in another column). It can also have count, \
            yield, deal, tax, deposit and url. Put commas, semicolons or tabs between the \
            cells. The command reports every problem with its line and column.

              pennypress import products rice.csv
              pennypress import products reis.csv --locale de-DE --currency EUR
              pennypress import products rice.csv --on-mismatch skip --to food.md
            """)

    @OptionGroup var options: ImportOptions

    @Option(
        name: .customLong("on-mismatch"),
        help: """
            What to do with a row that cannot be compared: error writes nothing; skip leaves \
            the row out and reports it.
            """)
    var mismatch = ProductImport.Mismatch.error

    func run() throws {
        try PennyCommandLine.run {
            let target = try options.target(in: "comparisons")
            let settings = try options.settings(for: target)
            try options.importFile { file in
                try ProductImport(settings, mismatch).read(file, to: target)
            }
        }
    }
}

extension ProductImport.Mismatch: ExpressibleByArgument {}
