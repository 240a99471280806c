import ArgumentParser
import PennyEngine
import PennyMarkup
import PennySite

struct ComputeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compute",
        abstract: "Compute one file and print its figures and tables.",
        discussion: """
            Works without a site; inside one, the site's currency, number style and \
            default inputs hold. A CSV file has a set a row and prints a result for each.

              pennypress compute calculations/first-home.md
              pennypress compute first-home.md --set rate=5.9% --set 'term=15 years'
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
            for (index, computed) in try options.computed().enumerated() {
                if index > 0, format != .json { try Console.output("\n") }
                try Console.output(bytes(of: computed))
            }
        }
    }

    private func bytes(of computed: SingleFile.Computed) -> [UInt8] {
        let result = computed.result
        switch format {
        case .text:
            return TextReport(result, style: computed.style).report(title: computed.title).bytes
        case .json: return JSONWriter(result).object(title: computed.title).bytes
        case .csv:
            guard let table = result.table(result.calculator.primaryTable) else { return [] }
            return CSVWriter(table, result.currency).file().bytes
        }
    }
}
