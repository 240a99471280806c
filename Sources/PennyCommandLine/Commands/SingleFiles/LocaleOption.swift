import PennyDiagnostics
import PennyMarkup
import PennySite

/// The option `--locale` of several commands.
enum LocaleOption {
    /// The number style of a locale; nil if none was given.
    static func style(_ locale: String?) throws(DiagnosticError) -> NumberStyle? {
        guard let locale else { return nil }
        if let known = NumberStyle.named(locale) { return known }
        let known = NumberStyle.all.map(\.locale)
        let near = nearMiss(to: locale, among: known)
        throw DiagnosticError([
            Diagnostic(
                Fault.site.unknownLocale(locale, near, known),
                at: SourceLocation.option("--locale \(locale)"))
        ])
    }
}
