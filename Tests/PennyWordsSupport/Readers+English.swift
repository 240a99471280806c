import PennyCatalogs
public import PennyEngine
public import PennyMarkup

extension Words {
    /// The English of all that is printed.
    public static let english = of("en")

    /// All that is printed, in a language of the program.
    public static func of(_ language: String) -> Words {
        let shelf = CatalogShelf(language: language)
        return Words(
            language: shelf.language, direction: shelf.direction, typed: .of(language)
        ) { shelf.catalog(of: $0) }
    }

    /// The languages of the program but English.
    public static let otherLanguages = Catalogs.languages.filter { $0 != Catalogs.source }
}

extension TypedWords {
    /// What people type in a language of the program.
    public static func of(_ language: String) -> TypedWords {
        let typed = TypedShelf(language: language)
        return TypedWords(language: language) { typed.readings(of: $0) }
    }
}

extension Readers {
    /// Readers of English who write numbers in a style.
    public static func english(_ style: NumberStyle) -> Readers { Readers(style, .english) }

    /// Readers in the United States.
    public static let enUS = Readers.english(.enUS)
}
