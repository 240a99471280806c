import PennyCatalogs
public import PennyEngine
public import PennyMarkup

extension Words {
    /// All English words.
    public static let english = of("en")

    /// All words of a language of the program.
    public static func of(_ language: String) -> Words {
        let store = CatalogStore(language: language)
        return Words(
            language: store.language, direction: store.direction, typed: .of(language)
        ) { store.catalog(of: $0) }
    }

    /// The languages of the program other than English.
    public static let otherLanguages = Catalogs.languages.filter { $0 != Catalogs.source }
}

extension TypedWords {
    /// The words that people type in a language of the program.
    public static func of(_ language: String) -> TypedWords {
        let typed = TypedWordsStore(language: language)
        return TypedWords(language: language) { typed.readings(of: $0) }
    }
}

extension Readers {
    /// English readers with the given number style.
    public static func english(_ style: NumberStyle) -> Readers { Readers(style, .english) }

    /// Readers in the United States.
    public static let enUS = Readers.english(.enUS)
}
