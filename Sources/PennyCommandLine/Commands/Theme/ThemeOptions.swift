import ArgumentParser
import PennyDiagnostics
import PennySite

/// The options of commands for the theme.
struct ThemeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The site’s folder. Default: the one with site.yaml above here, or else ./site.",
            valueName: "folder"))
    var site: String?

    func validate() throws {
        if site == "" { throw ValidationError("The name of the site's folder is empty.") }
    }

    /// The overrides of the named site, or the one in the current folder; nil without a site.
    func ownIfAny() throws(DiagnosticError) -> ThemeOverrides? {
        let site = try SiteLocator.site(named: site)
        if self.site == nil, try !SiteLocator.isSite(site) { return nil }
        return try ThemeOverrides.find(in: site)
    }

    static let nameHelp = ArgumentHelp(
        "A file of the theme. You can leave out “.mustache”.", valueName: "name")

    /// The names by which theme files can be given.
    static let names = ThemeFileDescription.all().map { $0.template ?? $0.name }

    static func part(_ name: String) throws -> ThemeFileDescription {
        if let part = ThemeFileDescription.named(name) { return part }
        if let new = ThemeFileDescription.newName(of: name) {
            throw ValidationError("The theme has no file '\(name)'. It is '\(new)' now.")
        }
        let meant = nearMiss(
            to: name, among: names + ThemeFileDescription.all().map(\.name), allowing: 2)
        throw ValidationError(
            "The theme has no file '\(name)'."
                + (meant.map { " Did you mean '\($0)'?" } ?? " 'pennypress theme list' lists all."))
    }
}
