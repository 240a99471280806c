import PennyContent
import PennyDiagnostics
import PennyMarkup

extension SiteConfiguration {
    /// Returns the number style of the site's locale.
    ///
    /// - Throws: that the locale has no style, at its location in `site.yaml`.
    func numberStyle() throws(DiagnosticError) -> NumberStyle {
        if let style = NumberStyle.named(locale) { return style }
        let known = NumberStyle.all.map(\.locale)
        let near = nearMiss(to: locale, among: known)
        throw DiagnosticError([
            Diagnostic(
                Fault.site.unknownLocale(locale, near, known),
                at: localeLocation)
        ])
    }
}
