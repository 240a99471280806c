public import PennyEngine
public import PennyMessages

/// The words of one language: a catalog for each area.
public final class Words: Sendable {
    /// The language tag: `de`.
    public let language: String
    /// The direction of the language's text.
    public let direction: MessageDirection
    /// The words that people type in the language.
    public let typed: TypedWords
    private let find: @Sendable (UInt8) -> MessageCatalog?

    /// - Parameter find: returns the catalog of an area by its number, and is called for each
    ///   message.
    public init(
        language: String, direction: MessageDirection, typed: TypedWords = .none,
        _ find: @escaping @Sendable (UInt8) -> MessageCatalog?
    ) {
        self.language = language
        self.direction = direction
        self.typed = typed
        self.find = find
    }

    /// Creates words from loaded catalogs.
    public convenience init(
        language: String, _ catalogs: [(area: WordArea, catalog: MessageCatalog)],
        typed: TypedWords = .none
    ) {
        var table: [MessageCatalog?] = []
        for (area, catalog) in catalogs {
            let index = Int(area.rawValue)
            while table.count <= index { table.append(nil) }
            table[index] = catalog
        }
        let fixed = table
        self.init(
            language: language, direction: catalogs.first?.catalog.direction ?? .leftToRight,
            typed: typed
        ) { area in
            Int(area) < fixed.count ? fixed[Int(area)] : nil
        }
    }

    /// No words, for results that contain only their own.
    public static let none = Words(language: "en", direction: .leftToRight) { _ in nil }

    /// Whether the catalog of an area exists and was made for the messages of this program.
    public func fits(_ area: MessageArea) -> Bool {
        guard let catalog = catalog(area.number) else { return false }
        return catalog.areaDigest == area.digest
            && catalog.vocabularyDigest == MessageVocabulary.programDigest
    }

    package func catalog(_ area: UInt8) -> MessageCatalog? { find(area) }

    /// The isolation of values: marks of direction in right-to-left languages.
    var isolation: BidiIsolation { direction == .rightToLeft ? .marks : .none }
}
