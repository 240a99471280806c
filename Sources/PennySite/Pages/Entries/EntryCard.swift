/// A card for beginners on the home page: a link into a part of the site.
struct EntryCard: Sendable {
    /// The order of the cards, the simplest entry first.
    let order: Int
    let label: String
    let text: String
    let address: String
}
