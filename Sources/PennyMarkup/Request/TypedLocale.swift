import PennyEngine

/// The locale in which inputs were typed that other people read: `de-DE comma`. A module includes
/// only the number style of its own readers, so the decimal separator comes with the locale.
public struct TypedLocale: Equatable, Sendable {
    let locale: String
    let convention: NumberConvention

    /// Reads a locale and a separator; nil if they are invalid.
    init?(_ text: String) {
        let parts = text.bytes.split(separator: UInt8(ascii: " "))
        guard parts.count == 2 else { return nil }
        locale = String(bytes: Array(parts[0]))
        let mark = String(bytes: Array(parts[1]))
        if mark.isSameText(as: "comma") {
            convention = .comma
        } else if mark.isSameText(as: "point") {
            convention = .point
        } else {
            return nil
        }
    }

    /// The input defaults with the conventions and law of this locale; words and signs are those of
    /// `own`.
    func inputDefaults(_ own: InputDefaults) -> InputDefaults {
        InputDefaults(
            currency: own.currency, convention: convention, symbols: own.symbols,
            aprLaw: CountryLaw.apr(in: locale), words: own.words,
            readsEnglish: NumberStyle.isEnglish(locale))
    }
}
