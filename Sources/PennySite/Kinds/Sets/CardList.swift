import PennyEngine
import PennyTemplates

/// The cards of a list, of which a page shows some: months that are shown together, then sets.
struct CardList: Sendable {
    var months: [Card] = []
    let cards: SetCards
    /// Whether readers can choose sets to compare.
    let canChoose: Bool

    var count: Int { months.count + cards.count }

    func card(_ place: Int) -> Card {
        place < months.count ? months[place] : cards.card(place - months.count)
    }

    /// The titles of the sets on a page.
    func titles(_ places: Range<Int>) -> [String] {
        places.filter { $0 >= months.count }.map { card($0).link.title }
    }

    /// The scripts by which readers choose some.
    func scripts(_ places: Range<Int>) -> [String] {
        canChoose && !places.isEmpty ? [WordsFile.script, "marks.js", "pick.js"] : []
    }

    func values(_ places: Range<Int>, in frame: Frame, from page: String) -> TemplateValues {
        [
            "compare": .optional(
                canChoose && !places.isEmpty
                    ? Address.relative(from: page, to: Address.compare) : nil),
            "isStrip": .flag(false),
            "isTop": .flag(true),
            "cards": .each(count: places.count) { index in
                card(places.lowerBound + index)
                    .value(in: frame, from: page, canChoose: canChoose)
            },
        ]
    }

    static let names: [ThemeName] = [
        .text("compare", "The way to the page of sets side by side.").orOff,
        .flag("isStrip", "Always off: the cards are a grid."),
        .flag("isTop", "Always on: the cards are below the page’s title."),
        .list("cards", "Cards that lead to the results.", of: ThemeName.card),
    ]

    /// The same names on a page without cards.
    static let noValues: TemplateValues = [
        "compare": .flag(false), "isStrip": .flag(false), "isTop": .flag(true),
        "cards": .list([]),
    ]
}
