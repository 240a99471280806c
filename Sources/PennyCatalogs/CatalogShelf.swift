public import PennyMessages
import Synchronization

/// The catalogs of a language, each compiled when somebody asks for it first. Asking again costs
/// next to nothing, from any thread.
public final class CatalogShelf: Sendable {
    /// The language's tag.
    public let language: String
    /// How texts of the language run.
    public let direction: MessageDirection
    public var isRightToLeft: Bool { direction == .rightToLeft }
    /// By the number of the area.
    private let places: [Place]

    public init(language: String) {
        self.language = language
        direction = MessageDirection(ofLanguage: language)
        places = WordArea.allCases.map { _ in Place() }
    }

    private final class Place: Sendable {
        let catalog = AtomicLazyReference<MessageCatalog>()
    }

    /// The catalog of an area; nil for one that has no words.
    public func catalog(of number: UInt8) -> MessageCatalog? {
        guard let area = WordArea(rawValue: number) else { return nil }
        let place = places[Int(number)]
        if let catalog = place.catalog.load() { return catalog }
        guard let words = Catalogs.words(language: language, areas: [area]).first else {
            return nil
        }
        return place.catalog.storeIfNil(words.catalog)
    }
}
