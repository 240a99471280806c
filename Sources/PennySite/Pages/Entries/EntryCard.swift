import PennyTemplates

/// A card for beginners on the home page: a link into a part of the site.
struct EntryCard: Sendable {
    /// The order of the cards, the simplest entry first.
    let order: Int
    let label: String
    let text: String
    let address: String

    static let values: [PageValue<EntryCard>] = [
        .text("label", "The words of the link.") { card, _ in card.label },
        .text("text", "What is there.") { card, _ in card.text },
        .text("href", "The way to it.") { card, _ in card.address },
    ]
}
