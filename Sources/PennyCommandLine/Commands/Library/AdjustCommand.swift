import PennySite
import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyLibrary
import PennyMarkup

struct AdjustCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adjust",
        abstract: "Change inputs of a saved set, see what that does, and save it as a new one.",
        discussion: """
            Prints the figures before and after, with the differences. The old set stays as \
            it is; with --save-as the new one is saved beside it, and names it as its origin. \
            An input without a value is taken away.

              pennypress adjust first-home rate=5.9%
              pennypress adjust first-home rate=5.9% --save-as lower-rate
              pennypress adjust extra= rate=5.9%       the current set, without extra payments

            \(LibraryStatus.help)
            """)

    @Argument(
        help: ArgumentHelp(
            "The set, else the current one; then the inputs to change.",
            valueName: "name] [name=value"),
        completion: SetNames.completion)
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
        try InputArguments.validate(inputs, example: "rate=5.9%")
        if inputs.isEmpty {
            throw ValidationError(
                "Nothing to change: add an input, such as: pennypress adjust "
                    + "\(name ?? "first-home") rate=5.9%")
        }
    }

    func run() throws {
        try PennyCommandLine.run {
            let open = try options.open()
            let recall = try open.library.recall(name)
            PennyCommandLine.report(recall.warnings)
            let changes = InputArguments.typed(inputs)
            let name = newName ?? recall.set.id
            let set = try recall.set.adjusted(changes, details: try details.typed(), named: name)
            let result = try open.context.calculation(of: set)
            let comparison = Adjustment(from: recall, to: result, newName: newName).text(open)
            guard newName != nil else {
                try Console.output(comparison.bytes)
                return Console.message("\nnot saved: add “--save-as NAME” to keep it\n")
            }
            let outcome = try open.library.save(set)
            try SavedReport(open).report(outcome) { _ in comparison }
        }
    }
}
