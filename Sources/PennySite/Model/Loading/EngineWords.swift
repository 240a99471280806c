import PennyCatalogs
import PennyEngine
import PennyMarkup

/// The words and the number style that the engine's modules use for readers.
enum EngineWords {
    /// Returns the words of a module as the bytes of one file.
    ///
    /// - Parameter calculator: nil for the module of amount fields.
    static func bytes(of calculator: Calculator?, for readers: Readers) -> [UInt8] {
        let areas = calculator?.wordAreas
        return Catalogs.bundle(
            language: readers.words.language,
            areas: (areas ?? KeypadRequest.wordAreas).map(\.number), readsTyped: areas != nil,
            parts: [readers.style.bundlePart])
    }

    /// Returns the tag in the names of such files: the locale, after the language of the words
    /// where the locale does not begin with it.
    static func tag(of readers: Readers) -> String {
        let (language, locale) = (readers.words.language, readers.style.locale)
        return locale.hasPrefix(language + "-") ? locale : "\(language).\(locale)"
    }
}
