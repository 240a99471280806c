import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyLibrary
import PennyMarkup
import PennySite

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Print saved sets as one file that import can read.",
        discussion: """
            JSON has everything, including texts. CSV has one set per row, for a spreadsheet, \
            without the texts below the front matter and without the figures from the day of \
            saving.

              pennypress export > sets.json
              pennypress export first-home lower-rate --format csv > two.csv

            \(LibraryStatus.shortHelp)
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case json, csv
    }

    @Argument(
        help: ArgumentHelp("The sets. Default: all.", valueName: "name"),
        completion: SetNames.completion)
    var names: [String] = []

    @Option(help: "json or csv.")
    var format = Format.json

    @OptionGroup var options: LibraryOptions

    func run() throws {
        try PennyCommandLine.run {
            let open = try options.open()
            let style = open.context.readers.style
            let export = SetExport(try chosen(open), locale: style.locale)
            switch format {
            case .json: try Console.output(export.json().file().bytes)
            case .csv: try Console.output(export.csv(style.convention))
            }
        }
    }

    private static func teach(_ sound: [String]) {
        Console.message(
            "Nothing is exported, as sets have faults. Those without are exported by name:\n"
                + "  pennypress export \(sound.joined(separator: " "))\n\n")
    }

    /// The sets to export. All faults are reported before any output, as half an export looks
    /// complete.
    private func chosen(
        _ open: OpenLibrary
    ) throws(DiagnosticError) -> [(set: SavedSet, currency: Currency)] {
        let contents = try open.library.contents()
        let stored =
            names.isEmpty
            ? contents.sets
            : try names.map { (name) throws(DiagnosticError) in
                try contents.set(named: try open.name(name))
            }
        var sets: [(set: SavedSet, currency: Currency)] = []
        var faults: [Diagnostic] = []
        for one in stored {
            do throws(DiagnosticError) {
                let result = try open.library.calculation(of: one)
                let set = try one.sound()
                let inputs = result.english(set.inputs)
                sets.append((set.replacing(inputs, locations: set.inputLocations), result.currency))
            } catch {
                faults += error.diagnostics
            }
        }
        guard faults.isEmpty else {
            if names.isEmpty, !sets.isEmpty { Self.teach(sets.map(\.set.id)) }
            throw DiagnosticError(faults)
        }
        return sets
    }
}
