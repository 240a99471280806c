import ArgumentParser
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyReport
import PennySite

struct ReportAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add figures and headlines to the day's snapshot by hand.",
        discussion: """
            Each figure is NAME=VALUE with the name of a source in report.yaml. Write it as the \
            readers of the site do: 101.20 with the locale en-US, 101,20 with de-DE.

              pennypress report add house=412000
              pennypress report add house=412,000 --as-of 2026-11-01
              pennypress report add --headline 'Rates hold | https://example.org/rates'
              pennypress report add --headline 'news=Rates hold | https://example.org/rates'
            """)

    @Argument(help: ArgumentHelp("Figures, NAME=VALUE each.", valueName: "name=value"))
    var values: [String] = []

    @Option(
        name: .customLong("headline"),
        help: ArgumentHelp("A headline. You can repeat this option.", valueName: "title | url"))
    var headlines: [String] = []

    @Option(
        name: .customLong("as-of"),
        help: ArgumentHelp(
            "The day of the figures. Default: the day of the report.",
            valueName: "day")
    )
    var asOf: String?

    @Option(
        help: ArgumentHelp(
            "How the figures are written. Default: as in the site.", valueName: "en-US"))
    var locale: String?

    @Option(help: "The site's folder. Default: the one with site.yaml above here, else ./site.")
    var site: String?

    @OptionGroup var day: ReportDay

    func validate() throws {
        if values.isEmpty, headlines.isEmpty {
            throw ValidationError("Name a figure, such as house=412000, or a --headline.")
        }
        if site == "" { throw ValidationError("The name of the site's folder is empty.") }
    }

    func run() throws {
        try PennyCommandLine.run {
            let root = try SiteLocator.site(named: site)
            let context = try SiteContext.read(library: root, isSite: try SiteLocator.isSite(root))
            let style = try LocaleOption.style(locale)
            let report = try day.job(site: root).add(
                values: values, headlines: headlines,
                asOf: try asOf.map { (typed) throws(DiagnosticError) in
                    try ReportDay.date(typed, option: "--as-of")
                },
                numbers: TypedNumbers(
                    style?.convention ?? context.inputs.convention,
                    symbols: style?.inputDefaults(.usDollar).symbols ?? context.inputs.symbols,
                    isNamed: style != nil))
            try Console.output(lines: report.text)
            if let path = report.path { Console.message("made \(path)\n") }
        }
    }
}
