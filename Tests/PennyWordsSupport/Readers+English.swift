import PennyCatalogs
public import PennyMarkup

extension Words {
    /// The English of all that is printed.
    public static let english: Words = {
        let shelf = CatalogShelf(language: Catalogs.source)
        return Words(language: shelf.language, direction: shelf.direction) { shelf.catalog(of: $0) }
    }()
}

extension Readers {
    /// Readers of English who write numbers in a style.
    public static func english(_ style: NumberStyle) -> Readers { Readers(style, .english) }

    /// Readers in the United States.
    public static let enUS = Readers.english(.enUS)
}
