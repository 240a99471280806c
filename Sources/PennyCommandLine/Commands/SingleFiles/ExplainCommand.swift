import ArgumentParser
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennySite

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Show how a figure was computed, with your numbers.",
        discussion: """
              pennypress explain calculations/first-home.md
              pennypress explain first-home.md payment
              pennypress explain first-home.md apr --set fees=1,500
            """)

    @OptionGroup var options: FileOptions

    @Argument(
        help: ArgumentHelp(
            "The name of the figure, as you write it in texts. Default: all.",
            valueName: "figure"))
    var figure: String?

    func run() throws {
        try PennyCommandLine.run {
            let all = try options.computed()
            if let figure {
                for computed in all { try check(figure, computed) }
            }
            for (index, computed) in all.enumerated() {
                if index > 0 { try Console.output("\n") }
                let report = TextReport(computed.result, for: computed.readers)
                try Console.output(
                    report.explanation(title: computed.title, of: figure).bytes)
            }
        }
    }

    private func check(_ figure: String, _ computed: SingleFile.Computed) throws(DiagnosticError) {
        let known = computed.result.figures.map(\.name)
        if known.contains(figure) { return }
        let fault = Fault.reference.unknownFigure(
            figure, computed.id, nearMiss(to: figure, among: known), known)
        throw DiagnosticError([
            Diagnostic(fault, at: SourceLocation(path: options.file))
        ])
    }
}
