public import PennyMessages
import Synchronization

/// The catalogs of a language, each compiled on first use and then cached for all threads.
public final class CatalogStore: Sendable {
    /// The language's tag.
    public let language: String
    /// The direction of the language's text.
    public let direction: MessageDirection
    public var isRightToLeft: Bool { direction == .rightToLeft }
    /// The cached catalogs, by the number of the area.
    private let slots: [Slot]

    public init(language: String) {
        self.language = language
        direction = MessageDirection(ofLanguage: language)
        slots = WordArea.allCases.map { _ in Slot() }
    }

    private final class Slot: Sendable {
        let catalog = AtomicLazyReference<MessageCatalog>()
    }

    /// The catalog of an area; nil for one without messages.
    public func catalog(of number: UInt8) -> MessageCatalog? {
        guard let area = WordArea(rawValue: number) else { return nil }
        let slot = slots[Int(number)]
        if let catalog = slot.catalog.load() { return catalog }
        guard let words = Catalogs.words(language: language, areas: [area]).first else {
            return nil
        }
        return slot.catalog.storeIfNil(words.catalog)
    }
}
