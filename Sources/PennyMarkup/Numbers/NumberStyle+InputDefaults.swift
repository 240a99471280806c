public import PennyEngine

extension NumberStyle {
    /// The defaults of the locale for inputs that are not typed, and the conventions for typed
    /// ones.
    public func inputDefaults(_ currency: Currency) -> InputDefaults {
        InputDefaults(
            currency: currency, convention: convention, symbols: symbols,
            aprLaw: CountryLaw.apr(in: locale), readsEnglish: Self.isEnglish(locale))
    }

    /// Whether a locale uses English short forms.
    static func isEnglish(_ locale: String) -> Bool { locale.bytes.starts(with: "en-".bytes) }
}
