import PennyCatalogs
import PennyEngine
public import PennyMarkup

extension NumberStyle {
    /// Readers who write numbers so, and read English.
    public var readers: Readers { readers(of: Catalogs.source) }

    /// Readers who write numbers so, and read a language: `de-AT` as `de`. The program has English
    /// for languages that it does not know, and `en-XA` to look for words that are not translated.
    func readers(of language: String) -> Readers {
        if language == Catalogs.pseudo { return Readers(self, .pseudo) }
        let tag = language.lowercased().split { $0 == "-" || $0 == "_" }.first.map(String.init)
        return Readers(self, tag.flatMap { Words.known[$0] } ?? .english)
    }
}

extension Words {
    /// The program's words in each of its languages. An area is compiled when it is needed.
    fileprivate static let known: [String: Words] = Dictionary(
        uniqueKeysWithValues: Catalogs.languages.map { ($0, Words(of: $0)) })

    fileprivate static let english = Words(of: Catalogs.source)

    fileprivate static let pseudo = Words(of: Catalogs.pseudo)

    /// Whether texts of a language run from the right, whether or not the program knows it.
    static func runRightToLeft(in language: String) -> Bool {
        CatalogShelf(language: language).isRightToLeft
    }

    private convenience init(of language: String) {
        let shelf = CatalogShelf(language: language)
        let typed = TypedShelf(language: language)
        self.init(
            language: shelf.language, direction: shelf.direction,
            typed: TypedWords(language: language) { typed.readings(of: $0) }
        ) { shelf.catalog(of: $0) }
    }
}
