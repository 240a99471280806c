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

    /// A lock costs less than `AtomicLazyReference`, whose `load` is a call of unspecialized code.
    private final class Slot: Sendable {
        let catalog = Mutex<MessageCatalog?>(nil)
    }

    /// The catalog of an area; nil for one without messages.
    public func catalog(of number: UInt8) -> MessageCatalog? {
        guard let area = WordArea(rawValue: number) else { return nil }
        return slots[Int(number)].catalog.withLock { catalog in
            if catalog == nil {
                catalog = Catalogs.words(language: language, areas: [area]).first?.catalog
            }
            return catalog
        }
    }
}
