import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// A card that links to a result.
struct SetCard: Sendable {
    let link: PageLink
    let kindLabel: String
    let highlights: CardFigures
    let summary: String
    /// The set's data for a comparison; nil for a card that is not one set.
    var choice: Choice?

    struct Choice: Sendable {
        let calculator: Calculator
        let name: String
        let comparison: ComparisonInputs

        fileprivate var value: TemplateValue {
            .object([
                "kind": .text(calculator.name), "name": .text(name),
                "currency": .text(comparison.currency), "inputs": .text(comparison.inputs),
            ])
        }
    }

    /// - Parameter canChoose: whether readers can choose sets to compare on this page.
    func value(in layout: Layout, from page: String, canChoose: Bool = false) -> TemplateValue {
        .object(
            link.language.values.merging([
                "title": .text(link.title),
                "href": .text(Address.relative(from: page, to: link.address)),
                "kindLabel": .text(kindLabel),
                "figureLabel": .text(highlights.label),
                "figure": .text(highlights.figure),
                "isWords": .flag(highlights.isWords),
                "isNegative": .flag(highlights.isNegative),
                "answer": .text(highlights.answer),
                "summary": .text(summary),
                "choice": (canChoose ? choice : nil).map(\.value) ?? .flag(false),
            ]))
    }
}

/// The cards of saved sets, each made when a page shows it.
struct SetCards: Sendable {
    private let catalog: SetIndex
    private let records: SetRecordList
    private let numbers: NumberWriter
    /// The language of sets that are not translated.
    private let foreign: TextLanguage?
    /// The indexes of the shown sets among the records.
    private let shown: [UInt32]

    fileprivate init(_ site: AnalyzedEdition, shown: [UInt32]) {
        foreign = site.site.edition.foreign
        catalog = site.site.sets
        records = site.records
        numbers = site.numbers
        self.shown = shown
    }

    var count: Int { shown.count }

    func card(_ index: Int) -> SetCard {
        let record = records[Int(shown[index])]
        let head = catalog.heads[record.setIndex]
        return SetCard(
            link: PageLink(
                title: record.title, address: head.address(), head.isForeign ? foreign : nil),
            kindLabel: numbers.text(head.calculator.words.one), highlights: record.highlights,
            summary: record.summary,
            choice: head.calculator == .scenarios
                ? nil
                : SetCard.Choice(
                    calculator: head.calculator, name: head.id, comparison: record.comparison))
    }

    func first(_ count: Int) -> [SetCard] { (0..<min(count, self.count)).map(card) }
}

extension AnalyzedEdition {
    /// The cards of computed sets, by calculator.
    func cards(where isShown: (Calculator) -> Bool) -> SetCards {
        cards(of: recordIndices(where: isShown))
    }

    /// The indexes among the records of computed sets, by calculator.
    func recordIndices(where isShown: (Calculator) -> Bool) -> [UInt32] {
        let (sets, heads) = (records.setIndices, site.sets.heads)
        return sets.indices.filter { isShown(heads.calculator(Int(sets[$0]))) }
            .map(UInt32.init)
    }

    /// The cards of sets, by their indexes among the records.
    func cards(of indices: [UInt32]) -> SetCards { SetCards(self, shown: indices) }

    func link(to record: SetRecord) -> PageLink {
        let head = site.sets.heads[record.setIndex]
        return PageLink(
            title: record.title, address: head.address(),
            head.isForeign ? site.edition.foreign : nil)
    }

    func card(_ months: ComputedSeries) -> SetCard {
        SetCard(
            link: PageLink(title: months.series.title, address: months.series.address),
            kindLabel: numbers.text(SiteWords.cardMonths),
            highlights: CardFigures(
                months.result.figures, months.result.answer,
                NumberWriter(for: site.readers, currency: months.result.currency)),
            summary: months.summary(numbers))
    }
}

extension SetFolder {
    /// A message with the number of sets in the folder.
    func count(_ count: Int) -> Message {
        switch self {
        case .calculations: SiteWords.listCountCalculations(count: count)
        case .comparisons: SiteWords.listCountComparisons(count: count)
        case .budgets: SiteWords.listCountBudgets(count: count)
        }
    }
}
