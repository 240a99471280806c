import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// A card that leads to a result: it leads with the first figure, and tells the second.
struct Card: Sendable {
    let link: PageLink
    let kindLabel: String
    let figureLabel: String
    let figure: String
    let isWords: Bool
    let isNegative: Bool
    let detail: (label: String, value: String)?
    let summary: String

    /// What a card calls a series of months.
    static let severalMonths = "Several months"

    init(
        _ link: PageLink, kind: String, _ figures: [Figure], _ writer: NumberWriter,
        summary: String
    ) {
        let main = figures.first
        self.link = link
        kindLabel = kind
        figureLabel = main?.label ?? ""
        figure = main.map { writer.text($0.quantity) } ?? ""
        isWords = main?.quantity.isWords ?? false
        isNegative = main?.quantity.isNegative ?? false
        detail = figures.dropFirst().first.map { ($0.label, writer.text($0.quantity)) }
        self.summary = summary
    }

    func value(from page: String) -> TemplateValue {
        .object([
            "title": .text(link.title),
            "href": .text(Address.relative(from: page, to: link.address)),
            "kindLabel": .text(kindLabel),
            "figureLabel": .text(figureLabel),
            "figure": .text(figure),
            "isWords": .flag(isWords),
            "isNegative": .flag(isNegative),
            "detail": detail.map {
                .object(["label": .text($0.label), "value": .text($0.value)])
            } ?? .flag(false),
            "summary": .text(summary),
        ])
    }
}

extension CheckedSite {
    func card(_ place: Int) -> Card {
        let set = sets.all[place]
        return Card(
            sets.link(place), kind: set.set.calculator.label.one, set.figures,
            NumberWriter(style: site.style, currency: set.currency),
            summary: filled(set.set.description, own: set.set.id))
    }

    func card(_ months: ComputedSeries) -> Card {
        Card(
            PageLink(title: months.series.title, address: months.series.address),
            kind: Card.severalMonths, months.figures,
            NumberWriter(style: site.style, currency: months.currency),
            summary: months.summary(numbers))
    }

    /// How many sets of a folder there are, in words.
    func countText(_ count: Int, _ folder: SetFolder) -> String {
        count == 1 ? "1 \(folder.word)" : "\(numbers.text(.count(count))) \(folder.name)"
    }
}

extension Quantity {
    fileprivate var isWords: Bool {
        switch self {
        case .text, .link, .choice: true
        default: false
        }
    }

    fileprivate var isNegative: Bool {
        if case .money(let amount) = self { amount < 0 } else { false }
    }
}
