import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyImport
import PennyLibrary
import PennyMarkup
import PennySite

struct ImportSetsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sets",
        abstract: "Add saved sets from an export to the library.",
        discussion: """
            Reads what “pennypress export” and the pages of a site write, tables with a set \
            a row, and the property list in which the app of 2015 archived its results. Each \
            set ends as saved, as a duplicate of one that is there, or left out because the \
            library is full. A name that is taken gets a number.

              pennypress import sets.json
              pennypress import sets.csv

            Exit status: 0 all are in the library now, 1 the file has errors and nothing was \
            saved, 4 the library is full.
            """)

    @Argument(
        help: ArgumentHelp("The file to import.", valueName: "file"),
        completion: .file(extensions: ["json", "csv", "yaml"]))
    var file: String

    @OptionGroup var options: LibraryOptions

    func validate() throws {
        if file.isEmpty { throw ValidationError("The name of the file is empty.") }
    }

    func run() throws {
        try PennyCommandLine.run {
            let open = try options.open()
            let sets = try read(open)
            let outcomes = try open.library.add(sets)
            let report = SavedReport(open)
            for (set, outcome) in zip(sets, outcomes) {
                Console.message("\(set.id): \(report.text(of: outcome))\n")
            }
            if sets.isEmpty { Console.message("no sets in \(file)\n") }
            for case .full in outcomes { throw LibraryStatus.full }
        }
    }

    private func read(_ open: OpenLibrary) throws(DiagnosticError) -> [SavedSet] {
        let source = try ImportFiles.source(file)
        if ArchivedSets.isArchive(source) { return try ArchivedSets(open).sets(of: source) }
        let text = try ContentText(path: file, bytes: source.bytes)
        let reader = SavedSetReader(defaults: open.context.sets)
        let id = Slug.suggestion(for: source.stem)
        if file.hasSuffix(".csv") { return try reader.read(csv: text, id: id).sound() }
        let bundle = try SetBundle.read(text, id: id, reader).sound()
        try check(bundle.locale, open)
        return bundle.sets
    }

    /// Amounts are kept as they were typed: `1.500` is not the same everywhere.
    private func check(_ locale: LocatedWord?, _ open: OpenLibrary) throws(DiagnosticError) {
        guard let locale else { return }
        let here = open.context.style
        if let there = NumberStyle.named(locale.text) {
            if there.convention == here.convention { return }
            let fault = CommandFault.otherNumbers(locale.text, here: here.locale)
            throw DiagnosticError([Diagnostic(.error, fault, at: locale.location)])
        }
        let known = NumberStyle.all.map(\.locale)
        let near = nearMiss(to: locale.text, among: known)
        throw DiagnosticError([
            Diagnostic(
                .error, SiteFault.unknownLocale(locale.text, near: near, known: known),
                at: locale.location)
        ])
    }
}
