import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyLibrary
import PennyMarkup
import PennySite

struct SaveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "save",
        abstract: "Save a calculation: its inputs, a title and the date.",
        discussion: """
            Computes the set, shows the figures, and writes a file to calculations/, or to the \
            folder for its kind. Saves the same inputs only once: 5 and 5.00 are the same, and \
            titles and dates do not count. Each folder can have 15 sets, unless site.yaml says \
            otherwise under library: capacity:.

              pennypress save loan principal=350000 rate=6.25% term='30 years'
              pennypress save savings initialInvestment=1000 monthlyDeposit=50 \\
                  yearsToInvest=10 interestRate=4% --title 'A rainy day'

            \(LibraryStatus.help)
            """)

    @Argument(
        help: ArgumentHelp(
            "What to compute, such as loan or savings.", valueName: "kind"),
        completion: .list(CalculatorCatalog.builtIn.names))
    var kind: String

    @Argument(
        help: ArgumentHelp("The inputs, each as name=value.", valueName: "name=value"),
        completion: InputNames.completion)
    var inputs: [String] = []

    @Option(
        help: ArgumentHelp(
            "The name in addresses. Default: made from the title, or else the kind.",
            valueName: "name"))
    var name: String?

    @OptionGroup var details: SetDetails
    @OptionGroup var options: LibraryOptions

    func validate() throws {
        if InputArguments.isPair(kind) {
            throw ValidationError(
                "The kind comes first, such as: pennypress save loan \(kind)")
        }
        try InputArguments.validate(
            inputs, example: "rate=6.25%", options: ["name"] + SetDetails.names + ["site"])
    }

    func run() throws {
        try PennyCommandLine.run {
            let open = try options.open()
            let typed =
                [TypedText("kind", kind, at: SourceLocation.option("save \(kind)"))]
                + InputArguments.typed(inputs) + (try details.typed())
            let set = try open.set(typed, named: name ?? Self.name(of: details.title, kind))
            // A generated name gets a number if it is taken.
            let outcome =
                try name == nil ? open.library.add([set])[0] : open.library.save(set)
            try SavedReport(open).report(outcome) { result in
                TextReport(result, for: open.context.readers).summary(title: "")
            }
        }
    }

    /// A name made from the title, or from the kind if the title gives none.
    private static func name(of title: String?, _ kind: String) -> String {
        guard let title else { return kind }
        let name = Slug.suggestion(for: title, fallback: kind)
        return SetName.refusal(of: name) == nil ? name : kind
    }
}
