import PennyEngine
import PennyTemplates

/// The cards of a list; each page of the list shows a range of them. Series of months come first,
/// then sets.
struct CardGrid: Sendable {
    var months: [SetCard] = []
    let cards: SetCards
    /// Whether readers can choose sets to compare.
    let canChoose: Bool

    var count: Int { months.count + cards.count }

    func card(_ index: Int) -> SetCard {
        index < months.count ? months[index] : cards.card(index - months.count)
    }

    /// A card as the page shows it.
    fileprivate func shownCard(_ index: Int) -> SetCard {
        canChoose ? card(index) : card(index).withoutChoice
    }

    /// The titles of the sets in a range of cards.
    func titles(_ range: Range<Int>) -> [String] {
        range.filter { $0 >= months.count }.map { card($0).link.title }
    }

    /// The number of cards that readers see at a glance: longer lists have a filter.
    private static let fewCards = 12

    /// Whether readers can narrow a list by words: it is long, and all of it is on one page.
    fileprivate func canFilter(_ range: Range<Int>) -> Bool {
        range.count == count && count > Self.fewCards
    }

    /// The script for choosing sets and for the filter; none where readers can do neither.
    func scripts(_ range: Range<Int>) -> [PageScript] {
        (canChoose && !range.isEmpty) || canFilter(range) ? [.cards] : []
    }
}

/// The cards of one page of a list; none on a page without cards.
struct ShownCards: Sendable {
    var grid: CardGrid?
    var range = 0..<0

    static let values: [PageValue<ShownCards>] = [
        .optional("compare", "The way to the page of sets side by side.") { cards, address in
            cards.grid?.canChoose == true && !cards.range.isEmpty
                ? Address.relative(from: address, to: Address.compare) : nil
        },
        .flag("canFilter", "Whether the list is long, and readers can narrow it by words.") {
            cards, _ in cards.grid?.canFilter(cards.range) == true
        },
        .flag("isStrip", "Always off: the cards are a grid.") { _, _ in false },
        .flag("isTop", "Always on: the cards are below the page’s title.") { _, _ in true },
        .each("cards", "Cards that lead to the results.", of: SetCard.values) { cards, _ in
            guard let grid = cards.grid else { return nil }
            let first = cards.range.lowerBound
            let make: @Sendable (Int) -> SetCard = { grid.shownCard(first + $0) }
            return (cards.range.count, make)
        },
    ]
}
