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
    private let catalog: SetCatalog
    private let records: [SetRecord]
    /// Those that are shown, by their places among the records.
    private var shown: [Int]

    init(_ catalog: SetCatalog, _ records: [SetRecord], where isShown: (Calculator) -> Bool) {
        self.catalog = catalog
        self.records = records
        shown = records.indices.filter { isShown(catalog.heads[records[$0].place].calculator) }
    }

    var count: Int { shown.count }

    func prefix(_ count: Int) -> SetCards {
        var few = self
        few.shown = Array(shown.prefix(count))
        return few
    }

    func card(_ index: Int) -> Card {
        let record = records[shown[index]]
        let head = catalog.heads[record.place]
        return Card(
            link: PageLink(title: record.title, address: head.address()),
            kindLabel: head.calculator.label.one, highlights: record.highlights,
            summary: record.summary)
    }

    func first(_ count: Int) -> [Card] { (0..<min(count, self.count)).map(card) }
}

extension CheckedSite {
    /// The cards of the computed sets of some kinds.
    func cards(where isShown: (Calculator) -> Bool) -> SetCards {
        SetCards(site.sets, records, where: isShown)
    }

    func card(_ months: ComputedSeries) -> Card {
        Card(
            link: PageLink(title: months.series.title, address: months.series.address),
            kindLabel: Card.severalMonths,
            highlights: Highlights(
                months.result.figures,
                NumberWriter(for: site.readers, currency: months.result.currency)),
            summary: months.summary(numbers))
    }

    /// How many sets of a folder there are, in words.
    func countText(_ count: Int, _ folder: SetFolder) -> String {
        count == 1 ? "1 \(folder.word)" : "\(numbers.text(.count(count))) \(folder.name)"
    }
}
