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

        static let values: [PageValue<Choice>] = [
            .text("kind", "The calculator.") { choice, _ in choice.calculator.name },
            .text("name", "The name of the set.") { choice, _ in choice.name },
            .text("currency", "Its currency.") { choice, _ in choice.comparison.currency },
            .text("inputs", "Its inputs.") { choice, _ in choice.comparison.inputs },
        ]
    }

    /// The values of a card.
    static let values: [PageValue<SetCard>] =
        [
            .text("title", "The title of the result.") { card, _ in card.link.title },
            .text("href", "The way to it.") {
                Address.relative(from: $1, to: $0.link.address)
            },
            .text("kindLabel", "What kind of result it is.") { card, _ in card.kindLabel },
            .text("figureLabel", "What its main figure is called.") { card, _ in
                card.highlights.label
            },
            .text("figure", "Its main figure.") { card, _ in card.highlights.figure },
            .flag("isWords", "Whether that figure is a text.") { card, _ in
                card.highlights.isWords
            },
            .flag("isNegative", "Whether that figure is below zero.") { card, _ in
                card.highlights.isNegative
            },
            .text("answer", "The sentence that answers the calculator’s question.") { card, _ in
                card.highlights.answer
            },
            .text("summary", "What the set says of itself.") { card, _ in card.summary },
            .object("choice", "What lets readers put it beside others.", of: Choice.values) {
                card, _ in card.choice
            },
        ] + TextLanguage?.values.of { $0.link.language }

    /// The card on a page where readers cannot choose sets to compare.
    var withoutChoice: SetCard {
        var card = self
        card.choice = nil
        return card
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
            choice: !head.calculator.compared.isEmpty
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
