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
            Reads exports from “pennypress export” and from the pages of a site, files of sets, \
            tables with one set per row, and the property list of the app of 2015. Reports for \
            each set whether it was saved, was a duplicate, or was left out because the library \
            is full. If a name is taken, the set gets a number.

              pennypress import sets.json
              pennypress import sets.csv
              pennypress export --site old | pennypress import - --site new

            If a folder of the library is full, the command does not compare sets. Then it also \
            reports duplicates as left out.

            Exit status: 0 all sets are in the library now, 1 it failed, says why and saved \
            nothing, 4 the library is full, 64 wrong usage.
            """)

    @Argument(
        help: ArgumentHelp("The file to import; - reads standard input.", valueName: "file"),
        completion: .file(extensions: ["json", "csv", "yaml", "md", "plist"]))
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
        let source = try source()
        if ArchivedSets.isArchive(source) { return try ArchivedSets(open).sets(of: source) }
        let text = try ContentText(path: source.path, bytes: source.bytes)
        let reader = SavedSetReader(defaults: open.context.sets)
        let id = Slug.suggestion(for: source.stem, fallback: "set")
        if text.text.hasPrefix("---") { return [try reader.read(markdown: text, id: id).sound()] }
        if Self.isTable(text) { return try ExportedSetTable.read(text, id: id, reader).sound() }
        let bundle = try SetBundle.read(text, id: id, reader).sound()
        try check(bundle.locale, open)
        return bundle.sets
    }

    private func source() throws(DiagnosticError) -> ImportSource {
        guard file == "-" else { return try ImportFiles.source(file) }
        return ImportSource(
            path: "standard input",
            bytes: try Console.requiredInput(limit: ContentText.byteLimit))
    }

    /// Whether a file is a table with a header: by its ending, or without one by its first line;
    /// text that begins like JSON is no table.
    private static func isTable(_ text: ContentText) -> Bool {
        let first = text.text.first { !$0.isWhitespace }
        if first == "{" || first == "[" { return false }
        if ContentFormat.isTable(text.path) { return true }
        let line = text.text.prefix { !$0.isNewline }
        return !text.path.contains(".") && line.contains(",") && !line.contains(":")
    }

    /// Checks the locale. Amounts are stored as typed, and `1.500` differs by locale.
    private func check(_ locale: LocatedWord?, _ open: OpenLibrary) throws(DiagnosticError) {
        guard let locale else { return }
        let here = open.context.readers.style
        if let there = NumberStyle.named(locale.text) {
            if there.convention == here.convention { return }
            let fault = Fault.command.otherNumbers(locale.text, here.locale)
            throw DiagnosticError([Diagnostic(fault, at: locale.location)])
        }
        let known = NumberStyle.all.map(\.locale)
        let near = nearMiss(to: locale.text, among: known)
        throw DiagnosticError([
            Diagnostic(
                Fault.site.unknownLocale(locale.text, near, known),
                at: locale.location)
        ])
    }
}
