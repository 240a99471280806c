import PennyCatalogs
public import PennyMarkup

extension NumberStyle {
    /// Readers who write numbers so, and read English.
    public var readers: Readers { Readers(self, .english) }
}

extension Words {
    /// The program's English.
    fileprivate static let english: Words = {
        let shelf = CatalogShelf(language: Catalogs.source)
        return Words(language: shelf.language, direction: shelf.direction) { shelf.catalog(of: $0) }
    }()
}
