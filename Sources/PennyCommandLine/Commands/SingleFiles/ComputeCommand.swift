import ArgumentParser
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennySite

struct ComputeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compute",
        abstract: "Compute one file and print its figures and tables.",
        discussion: """
            Works without a site. Inside a site, it uses the site's currency, number style and \
            default inputs. For a CSV file, it prints a result for each row. With --format csv, \
            all rows have one header, and the name of the set comes first.

              pennypress compute calculations/first-home.md
              pennypress compute first-home.md --set rate=5.9% --set 'term=15 years'
              pennypress compute egg.md --set 'products=A price 2 size 6; B price 3 size 9'
              pennypress compute first-home.md --format csv > schedule.csv
              pennypress compute first-home.md --format json | jq .figures.payment
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, csv
    }

    @OptionGroup var options: FileOptions

    @Option(help: "How to print: text for people, json or csv for programs.")
    var format = Format.text

    func run() throws {
        try PennyCommandLine.run {
            let computed = try options.computed()
            switch format {
            case .text:
                for (index, one) in computed.enumerated() {
                    if index > 0 { try Console.output("\n") }
                    let report = TextReport(one.result, for: one.readers)
                    try Console.output(report.report(title: one.title).bytes)
                }
            case .json:
                for one in computed {
                    try Console.output(
                        JSONWriter(one.result).object(title: one.title, for: one.readers).bytes)
                }
            case .csv: try Console.output(try csv(computed).bytes)
            }
        }
    }

    private func csv(_ computed: [SingleFile.Computed]) throws(DiagnosticError) -> Bytes {
        let tables = try computed.map { one throws(DiagnosticError) in
            guard let table = one.result.spreadsheetTable else {
                let fault = Fault.command.noTable(one.id)
                throw DiagnosticError([
                    Diagnostic(fault, at: SourceLocation(path: options.file))
                ])
            }
            return (name: one.id, table: table, currency: one.result.currency)
        }
        guard tables.count == 1 else { return CSVWriter.file(of: tables) }
        return CSVWriter(tables[0].table, tables[0].currency).file()
    }
}
