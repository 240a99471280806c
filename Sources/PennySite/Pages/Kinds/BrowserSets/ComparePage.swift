import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page that compares sets a reader has chosen.
struct ComparePage: Page {
    /// The calculators of the site that browsers can compute, but that of the comparison.
    let kinds: [Calculator]
    /// The pages on which readers compare offers that they type.
    let offers: [CalculatorOffers]

    var id: String { "compare" }
    var origin: String { "the page of sets side by side" }
    var pageHead: PageHead {
        PageHead(
            path: Address.compare, template: "compare", change: .never,
            scripts: [.comparePage], isPage: false)
    }

    func content(in layout: Layout) -> PageContent {
        let words = layout.numbers
        return PageContent(
            heading: words.text(SavedWords.compareTitle),
            description: words.text(SavedWords.compareAbout),
            subject: .nothing,
            own: Self.values.values(of: (self, layout), on: Address.compare))
    }

    static let values: [PageValue<(page: ComparePage, layout: Layout)>] =
        BrowserSetsPage.capacityValues.of { $0.layout } + Layout.readerValues.of { $0.layout } + [
            .text("saved", "The way to the page of saved sets.") { _, address in
                Address.relative(from: address, to: Address.saved)
            },
            .list("kinds", "The kinds that can be put side by side.", of: kindValues) { shown, _ in
                shown.page.kinds.map { ($0, shown.layout) }
            },
            .flag("hasOffers", "Whether the site has pages to compare offers.") { shown, _ in
                !shown.page.offers.isEmpty
            },
            .list("offers", "The pages to compare offers.", of: offerValues) { shown, _ in
                shown.page.offers.map { ($0, shown.layout) }
            },
        ]

    private static let offerValues: [PageValue<(offers: CalculatorOffers, layout: Layout)>] = [
        .text("title", "What is compared there.") { shown, _ in
            shown.layout.numbers.text(shown.offers.page.title)
        },
        .text("href", "The way to the page.") { shown, address in
            Address.relative(from: address, to: shown.offers.address)
        },
    ]

    private static let kindValues: [PageValue<(calculator: Calculator, layout: Layout)>] = [
        .text("kind", "The calculator.") { kind, _ in kind.calculator.name },
        .text("many", "What several are called.") { kind, _ in
            kind.layout.numbers.text(kind.calculator.words.many)
        },
        .text("href", "The way to their list.") { kind, address in
            let lists = SetList.lists(
                with: kind.calculator, kind.layout.configuration.calculators)
            return Address.relative(from: address, to: lists[0].address)
        },
    ]
}
