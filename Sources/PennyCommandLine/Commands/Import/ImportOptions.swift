import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyImport
import PennyMarkup
import PennySite

/// The options of commands that import.
struct ImportOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The file to import.", valueName: "file"))
    var file: String

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp(
            "The file to write. Default: the name of the imported file, in the site's folder.",
            valueName: "file.md"))
    var destination: String?

    @Option(help: "The title. Default: made from the name of the file.")
    var title: String?

    @Option(
        help: ArgumentHelp(
            "The currency. Default: the one in the file, else the site's.", valueName: "USD"))
    var currency: String?

    @Option(
        help: ArgumentHelp(
            "How the file writes numbers and dates. Default: as in the site.",
            valueName: "en-US"))
    var locale: String?

    @Flag(name: .customLong("force"), help: "Replace a file that is there already.")
    var replaces = false

    func validate() throws {
        if file.isEmpty { throw ValidationError("The name of the file is empty.") }
        if title == "" { throw ValidationError("The title is empty.") }
    }

    /// The file to write: below the site's folder, or in the current folder without a site.
    func target(in folder: String) throws(DiagnosticError) -> ImportTarget {
        let site = destination == nil ? try SiteLocator.standardForFiles() : "."
        return try ImportTarget(
            destination, folder: site == "." ? "\(folder)/" : "\(site)/\(folder)/", source: file)
    }

    func settings(for target: ImportTarget) throws(DiagnosticError) -> ImportSettings {
        let context = try SiteContext.read(around: ImportFiles.nearest(to: target.path))
        var settings = ImportSettings(site: context.inputs)
        settings.title = title
        settings.currency = try chosenCurrency()
        settings.siteIsDayFirst = context.isDayFirst
        if let style = try LocaleOption.style(locale) {
            let file = style.inputDefaults(context.inputs.currency)
            settings.convention = file.convention
            settings.symbols = file.symbols
            settings.readsEnglish = file.readsEnglish
            settings.isLocaleNamed = true
            if let isDayFirst = style.isDayFirst { settings.isDayFirst = isDayFirst }
        }
        return settings
    }

    /// Reads the file, writes the result of `make`, and reports the files and the content that was
    /// left out.
    func importFile(_ make: (ContentText) throws -> Imported) throws {
        let source = try ImportFiles.source(file)
        let imported = try make(try ContentText(path: file, bytes: source.bytes))
        let site = destination == nil ? try SiteLocator.standardForFiles() : nil
        try ImportFiles.write(imported, of: [source], below: site, replaces: replaces)
    }

    private func chosenCurrency() throws(DiagnosticError) -> Currency? {
        guard let currency else { return nil }
        if let known = Currency(code: currency) { return known }
        let near = Currency.nearest(to: currency)
        throw DiagnosticError([
            Diagnostic(
                Fault.value.notACurrency(currency, near),
                at: SourceLocation.option("--currency \(currency)"))
        ])
    }
}
