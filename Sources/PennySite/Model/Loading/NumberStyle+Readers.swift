import PennyCatalogs
import PennyEngine
public import PennyMarkup

extension NumberStyle {
    /// Readers who write numbers in this style and read English.
    public var readers: Readers { readers(of: Catalogs.source) }

    /// Returns readers who write numbers in this style and read a language: `de-AT` as `de`.
    /// Readers of a language that the program does not have get English. `en-XA` shows words that
    /// are not translated.
    func readers(of language: String) -> Readers {
        if language == Catalogs.pseudo { return Readers(self, .pseudo) }
        let tag = language.lowercased().split { $0 == "-" || $0 == "_" }.first.map(String.init)
        return Readers(self, tag.flatMap { Words.known[$0] } ?? .english)
    }
}

extension Words {
    /// The program's words in each of its languages. Each area of words is compiled when it is
    /// first needed.
    fileprivate static let known: [String: Words] = Dictionary(
        uniqueKeysWithValues: Catalogs.languages.map { ($0, Words(of: $0)) })

    fileprivate static let english = Words(of: Catalogs.source)

    fileprivate static let pseudo = Words(of: Catalogs.pseudo)

    /// Whether texts of a language run from the right, whether or not the program knows it.
    static func runRightToLeft(in language: String) -> Bool {
        CatalogStore(language: language).isRightToLeft
    }

    private convenience init(of language: String) {
        let store = CatalogStore(language: language)
        let typed = TypedWordsStore(language: language)
        self.init(
            language: store.language, direction: store.direction,
            typed: TypedWords(language: language) { typed.readings(of: $0) }
        ) { store.catalog(of: $0) }
    }
}
