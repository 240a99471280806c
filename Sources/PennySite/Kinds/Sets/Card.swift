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
    /// What readers put beside others; nil for what is made of several sets.
    var choice: Choice?

    struct Choice: Sendable {
        let calculator: Calculator
        let name: String
        let pick: SetPick

        fileprivate var value: TemplateValue {
            .object([
                "kind": .text(calculator.name), "name": .text(name),
                "currency": .text(pick.currency), "inputs": .text(pick.inputs),
            ])
        }
    }

    /// - Parameter canChoose: whether readers can put it beside others from this page.
    func value(in frame: Frame, from page: String, canChoose: Bool = false) -> TemplateValue {
        .object(
            link.language.values.merging([
                "title": .text(link.title),
                "href": .text(Address.relative(from: page, to: link.address)),
                "kindLabel": .text(kindLabel),
                "figureLabel": .text(highlights.label),
                "figure": .text(highlights.figure),
                "isWords": .flag(highlights.isWords),
                "isNegative": .flag(highlights.isNegative),
                "detail": highlights.detail.map { detail($0, in: frame) } ?? .flag(false),
                "summary": .text(summary),
                "choice": (canChoose ? choice : nil).map(\.value) ?? .flag(false),
            ]))
    }

    private func detail(_ detail: (label: String, value: String), in frame: Frame) -> TemplateValue
    {
        let sentence = Sentence(frame.numbers) {
            SiteWords.cardDetail(label: detail.label, value: $0)
        }
        return .object(sentence.values.merging(["value": .text(detail.value)]))
    }
}

/// The cards of saved sets, each made when a page shows it.
struct SetCards: Sendable {
    private let catalog: SetCatalog
    private let records: SetRecords
    private let numbers: NumberWriter
    /// The language of what is not translated.
    private let foreign: TextLanguage?
    /// Those that are shown, by their places among the records.
    private let shown: [UInt32]

    fileprivate init(_ site: CheckedSite, shown: [UInt32]) {
        foreign = site.site.edition.foreign
        catalog = site.site.sets
        records = site.records
        numbers = site.numbers
        self.shown = shown
    }

    var count: Int { shown.count }

    func card(_ index: Int) -> Card {
        let record = records[Int(shown[index])]
        let head = catalog.heads[record.place]
        return Card(
            link: PageLink(
                title: record.title, address: head.address(), head.isForeign ? foreign : nil),
            kindLabel: numbers.text(head.calculator.words.one), highlights: record.highlights,
            summary: record.summary,
            choice: head.calculator == .scenarios
                ? nil
                : Card.Choice(calculator: head.calculator, name: head.id, pick: record.pick))
    }

    func first(_ count: Int) -> [Card] { (0..<min(count, self.count)).map(card) }
}

extension CheckedSite {
    /// The cards of the computed sets of some kinds.
    func cards(where isShown: (Calculator) -> Bool) -> SetCards {
        cards(of: places(where: isShown))
    }

    /// The computed sets of some kinds, by their places among the records.
    func places(where isShown: (Calculator) -> Bool) -> [UInt32] {
        let (places, heads) = (records.places, site.sets.heads)
        return places.indices.filter { isShown(heads.calculator(Int(places[$0]))) }
            .map(UInt32.init)
    }

    /// The cards of some sets, by their places among the records.
    func cards(of places: [UInt32]) -> SetCards { SetCards(self, shown: places) }

    func link(to record: SetRecord) -> PageLink {
        let head = site.sets.heads[record.place]
        return PageLink(
            title: record.title, address: head.address(),
            head.isForeign ? site.edition.foreign : nil)
    }

    func card(_ months: ComputedSeries) -> Card {
        Card(
            link: PageLink(title: months.series.title, address: months.series.address),
            kindLabel: numbers.text(SiteWords.cardMonths),
            highlights: Highlights(
                months.result.figures,
                NumberWriter(for: site.readers, currency: months.result.currency)),
            summary: months.summary(numbers))
    }
}

extension SetFolder {
    /// How many sets of it there are.
    func count(_ count: Int) -> Message {
        switch self {
        case .calculations: SiteWords.listCountCalculations(count: count)
        case .comparisons: SiteWords.listCountComparisons(count: count)
        case .budgets: SiteWords.listCountBudgets(count: count)
        }
    }
}
