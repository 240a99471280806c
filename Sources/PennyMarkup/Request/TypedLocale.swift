import PennyEngine

/// Where inputs were typed that other people read: `de-DE comma`. A module knows the numbers of
/// its own readers alone, so the mark before decimals comes with the locale.
public struct TypedLocale: Equatable, Sendable {
    let locale: String
    let convention: NumberConvention

    /// Nil for what is no locale and a mark.
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

    /// How people there type, with the law of the place; words and signs are those of others.
    func inputDefaults(_ own: InputDefaults) -> InputDefaults {
        InputDefaults(
            currency: own.currency, convention: convention, symbols: own.symbols,
            aprLaw: NumberStyle.aprLaw(of: locale), words: own.words,
            readsEnglish: NumberStyle.isEnglish(locale))
    }
}
