import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyLibrary
import PennyMarkup
import PennySite

struct AdjustCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adjust",
        abstract: "Change inputs of a saved set, compare the figures, and save it as a new set.",
        usage: "pennypress adjust [<name>] <name=value> ... [--save-as <name>] [<options>]",
        discussion: """
            Prints the figures before and after, with the differences. The old set does not \
            change. With --save-as, the command saves a new set that names the old one as its \
            origin. To remove an input, leave out its value.

              pennypress adjust first-home rate=5.9%
              pennypress adjust first-home rate=5.9% --save-as lower-rate
              pennypress adjust extra= rate=5.9%       the set saved last, no extras

            \(LibraryStatus.help)
            """)

    @Argument(
        help: ArgumentHelp(
            "The set (default: the one saved or put back last), then the inputs to change.",
            valueName: "name=value"),
        completion: SetNames.andInputs)
    var arguments: [String] = []

    @Option(
        name: .customLong("save-as"),
        help: ArgumentHelp("Save the adjusted set under this name.", valueName: "name"))
    var newName: String?

    @OptionGroup var details: SetDetails
    @OptionGroup var options: LibraryOptions

    private var name: String? { arguments.first.flatMap { InputArguments.isPair($0) ? nil : $0 } }
    private var inputs: [String] { Array(name == nil ? arguments : Array(arguments.dropFirst())) }

    func validate() throws {
        let known = ["save-as"] + SetDetails.names + ["site"]
        if let name { try InputArguments.refuseUnknownOption(before: name, known) }
        try InputArguments.validate(inputs, example: "rate=5.9%", options: known)
        if newName == nil, let given = details.given {
            throw ValidationError(
                "--\(given) is for a set that is saved: add --save-as with its name")
        }
    }

    func run() throws {
        try PennyCommandLine.run {
            let open = try options.open()
            let recall = try open.library.recall(try name.map(open.name))
            if inputs.isEmpty { throw Self.nothingToChange(recall.set) }
            PennyCommandLine.report(recall.warnings)
            let changes = InputArguments.typed(inputs)
            let name = newName ?? recall.set.id
            let set = try recall.set.adjusted(changes, details: try details.typed(), named: name)
            let result = try open.context.calculation(of: set)
            let comparison = Adjustment(from: recall, to: result, newName: newName).text(open)
            guard newName != nil else {
                try Console.output(comparison.bytes)
                return Console.message("\n\(Self.unsaved(recall, result))\n")
            }
            let outcome = try open.library.save(set)
            try SavedReport(open).report(outcome) { _ in comparison }
        }
    }

    private static func unsaved(_ recall: Recall, _ result: Calculation) -> String {
        let isSame =
            recall.result.currency == result.currency
            && recall.result.inputs.map(\.quantity) == result.inputs.map(\.quantity)
        return isSame
            ? "nothing has changed: these are the inputs of “\(recall.set.id)”"
            : "not saved: add “--save-as NAME” to keep it"
    }

    /// Reports that nothing changes. The example is an input of the set's own kind, one that it has
    /// if that is short.
    private static func nothingToChange(_ set: SavedSet) -> ExitCode {
        let given = Set(set.inputs.map(\.name))
        let fields = set.calculator.fields
        let field =
            fields.first { $0.syntax == .rate && given.contains($0.name) }
            ?? fields.first { given.contains($0.name) } ?? fields[0]
        let input = ShellWord.quoted("\(field.name)=\(field.example)")
        Console.message(
            "Error: Nothing to change: add an input, such as: "
                + "pennypress adjust \(set.id) \(input)\n"
                + "  See 'pennypress adjust --help' for more information.\n")
        return ExitCode.validationFailure
    }
}
