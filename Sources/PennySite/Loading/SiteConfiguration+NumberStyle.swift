import PennyContent
import PennyDiagnostics
import PennyMarkup

extension SiteConfiguration {
    /// The number style of the site's locale; a locale without one is a fault where it is written.
    func numberStyle() throws(DiagnosticError) -> NumberStyle {
        if let style = NumberStyle.named(locale) { return style }
        let known = NumberStyle.all.map(\.locale)
        let near = nearMiss(to: locale, among: known)
        throw DiagnosticError([
            Diagnostic(
                .error, SiteFault.unknownLocale(locale, near: near, known: known),
                at: localeLocation)
        ])
    }
}
