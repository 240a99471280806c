import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// A card that leads to a result.
struct Card: Sendable {
    let link: PageLink
    let kindLabel: String
    let highlights: Highlights
    let summary: String

    /// What a card calls a series of months.
    static let severalMonths = "Several months"

    func value(from page: String) -> TemplateValue {
        .object([
            "title": .text(link.title),
            "href": .text(Address.relative(from: page, to: link.address)),
            "kindLabel": .text(kindLabel),
            "figureLabel": .text(highlights.label),
            "figure": .text(highlights.figure),
            "isWords": .flag(highlights.isWords),
            "isNegative": .flag(highlights.isNegative),
            "detail": highlights.detail.map {
                .object(["label": .text($0.label), "value": .text($0.value)])
            } ?? .flag(false),
            "summary": .text(summary),
        ])
    }
}

/// The cards of saved sets, each made when a page shows it.
struct SetCards: Sendable {
    let catalog: SetCatalog
    let records: [SetRecord?]
    let places: [Int]

    var count: Int { places.count }

    /// Nil for a set that has no page.
    func card(_ index: Int) -> Card? {
        let (head, place) = (catalog.heads[places[index]], places[index])
        return records[place].map { record in
            Card(
                link: PageLink(title: record.title, address: head.address()),
                kindLabel: head.calculator.label.one, highlights: record.highlights,
                summary: record.summary)
        }
    }

    func first(_ count: Int) -> [Card] { (0..<min(count, self.count)).compactMap(card) }
}

extension CheckedSite {
    /// The cards of the computed sets of some kinds.
    func cards(where isShown: (Calculator) -> Bool) -> SetCards {
        let sets = site.sets
        return SetCards(
            catalog: sets, records: records,
            places: sets.heads.indices.filter {
                records[$0] != nil && isShown(sets.heads[$0].calculator)
            })
    }

    func card(_ months: ComputedSeries) -> Card {
        Card(
            link: PageLink(title: months.series.title, address: months.series.address),
            kindLabel: Card.severalMonths,
            highlights: Highlights(
                months.result.figures,
                NumberWriter(style: site.style, currency: months.result.currency)),
            summary: months.summary(numbers))
    }

    /// How many sets of a folder there are, in words.
    func countText(_ count: Int, _ folder: SetFolder) -> String {
        count == 1 ? "1 \(folder.word)" : "\(numbers.text(.count(count))) \(folder.name)"
    }
}
