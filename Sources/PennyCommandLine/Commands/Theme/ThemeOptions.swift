import ArgumentParser
import PennyDiagnostics
import PennySite

/// What the commands about the theme share.
struct ThemeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The site’s folder. Default: the one with site.yaml above here, or else ./site.",
            valueName: "folder"))
    var site: String?

    func validate() throws {
        if site == "" { throw ValidationError("The name of the site's folder is empty.") }
    }

    /// The files of the site that is named, or that is here; nil where there is none.
    func ownIfAny() throws(DiagnosticError) -> OwnTheme? {
        let site = try SiteLocator.site(named: site)
        if self.site == nil, try !SiteLocator.isSite(site) { return nil }
        return try OwnTheme(of: site)
    }

    static let nameHelp = ArgumentHelp(
        "A file of the theme. You can leave out “.mustache”.", valueName: "name")

    /// What files of the theme can be called.
    static let names = ThemePart.all().map { $0.template ?? $0.name }

    static func part(_ name: String) throws -> ThemePart {
        if let part = ThemePart.named(name) { return part }
        let meant = nearMiss(to: name, among: names + ThemePart.all().map(\.name), allowing: 2)
        throw ValidationError(
            "The theme has no file '\(name)'."
                + (meant.map { " Did you mean '\($0)'?" } ?? " 'pennypress theme list' lists all."))
    }
}
