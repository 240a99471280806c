public import ArgumentParser
public import PennyImport

struct ImportProductsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "products",
        abstract: "Make a comparison of a CSV table with a product a row.",
        discussion: """
            The first line names the columns: name (or product, item), price (or cost), size \
            (or quantity, weight; unit beside it), and where there are any count, yield, deal, \
            tax, deposit, url. Commas, semicolons or tabs stand between the cells. Every \
            problem is told with its line and column.

              pennypress import products rice.csv
              pennypress import products reis.csv --locale de-DE --currency EUR
              pennypress import products rice.csv --on-mismatch skip --to food.md
            """)

    @OptionGroup var options: ImportOptions

    @Option(
        name: .customLong("on-mismatch"),
        help: """
            What a row does that the comparison cannot hold: error writes nothing, skip \
            leaves it out and reports it.
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
