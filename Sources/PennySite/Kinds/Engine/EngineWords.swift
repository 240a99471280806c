import PennyCatalogs
import PennyEngine
import PennyMarkup

/// What the modules of the engine say to readers, and how they write numbers for them.
enum EngineWords {
    /// The words of a module in one file.
    static func bytes(of module: String, for readers: Readers) -> [UInt8] {
        let areas = Calculator.named(module)?.definition.wordAreas
        return Catalogs.bundle(
            language: readers.words.language,
            areas: (areas ?? KeypadRequest.wordAreas).map(\.number), readsTyped: areas != nil,
            parts: [readers.style.bundlePart])
    }

    /// What the names of such files have behind that of the module: the locale, and before it
    /// the language of the words where that is another one.
    static func tag(of readers: Readers) -> String {
        let (language, locale) = (readers.words.language, readers.style.locale)
        return locale.hasPrefix(language + "-") ? locale : "\(language).\(locale)"
    }
}
