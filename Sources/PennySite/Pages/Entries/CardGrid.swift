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

    /// The titles of the sets in a range of cards.
    func titles(_ range: Range<Int>) -> [String] {
        range.filter { $0 >= months.count }.map { card($0).link.title }
    }

    /// The number of cards that readers see at a glance: longer lists have a filter.
    private static let fewCards = 12

    /// Whether readers can narrow a list by words: it is long, and all of it is on one page.
    private func canFilter(_ range: Range<Int>) -> Bool {
        range.count == count && count > Self.fewCards
    }

    /// The script for choosing sets and for the filter; none where readers can do neither.
    func scripts(_ range: Range<Int>) -> [PageScript] {
        (canChoose && !range.isEmpty) || canFilter(range) ? [.cards] : []
    }

    func values(_ range: Range<Int>, in layout: Layout, from page: String) -> TemplateValues {
        [
            "compare": .optional(
                canChoose && !range.isEmpty
                    ? Address.relative(from: page, to: Address.compare) : nil),
            "canFilter": .flag(canFilter(range)),
            "isStrip": .flag(false),
            "isTop": .flag(true),
            "cards": .each(count: range.count) { index in
                card(range.lowerBound + index)
                    .value(in: layout, from: page, canChoose: canChoose)
            },
        ]
    }

    static let names: [TemplateVariable] = [
        .text("compare", "The way to the page of sets side by side.").orOff,
        .flag("canFilter", "Whether the list is long, and readers can narrow it by words."),
        .flag("isStrip", "Always off: the cards are a grid."),
        .flag("isTop", "Always on: the cards are below the page’s title."),
        .list("cards", "Cards that lead to the results.", of: TemplateVariable.card),
    ]

    /// The values of these variables on a page without cards.
    static let noValues: TemplateValues = [
        "compare": .flag(false), "canFilter": .flag(false), "isStrip": .flag(false),
        "isTop": .flag(true),
        "cards": .list([]),
    ]
}
