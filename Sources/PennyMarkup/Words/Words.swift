public import PennyEngine
public import PennyMessages

/// The words of one language: a catalog for each area that is printed.
public final class Words: Sendable {
    /// The language tag: `de`.
    public let language: String
    /// How texts of the language run.
    public let direction: MessageDirection
    /// What people type in the language.
    public let typed: TypedWords
    private let find: @Sendable (UInt8) -> MessageCatalog?

    /// `find` gives the catalog of an area by its number. It is asked for each message.
    public init(
        language: String, direction: MessageDirection, typed: TypedWords = .none,
        _ find: @escaping @Sendable (UInt8) -> MessageCatalog?
    ) {
        self.language = language
        self.direction = direction
        self.typed = typed
        self.find = find
    }

    /// Catalogs that are there already.
    public convenience init(
        language: String, _ catalogs: [(area: WordArea, catalog: MessageCatalog)],
        typed: TypedWords = .none
    ) {
        var table: [MessageCatalog?] = []
        for (area, catalog) in catalogs {
            let place = Int(area.rawValue)
            while table.count <= place { table.append(nil) }
            table[place] = catalog
        }
        let places = table
        self.init(
            language: language, direction: catalogs.first?.catalog.direction ?? .leftToRight,
            typed: typed
        ) { area in
            Int(area) < places.count ? places[Int(area)] : nil
        }
    }

    /// No words at all, for results whose words are all their own.
    public static let none = Words(language: "en", direction: .leftToRight) { _ in nil }

    /// Whether the catalog of an area is there, and one for the messages of this program.
    public func fits(_ area: MessageArea) -> Bool {
        guard let catalog = catalog(area.number) else { return false }
        return catalog.areaDigest == area.digest
            && catalog.vocabularyDigest == MessageVocabulary.programDigest
    }

    package func catalog(_ area: UInt8) -> MessageCatalog? { find(area) }

    /// Marks keep the direction of a value to itself where the language runs from the right.
    var isolation: BidiIsolation { direction == .rightToLeft ? .marks : .none }
}
