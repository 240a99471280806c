import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page that compares sets a reader has chosen.
struct ComparePage: Page {
    /// The calculators of the site that browsers can compute.
    let kinds: [Calculator]

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
                shown.page.kinds.filter { $0 != .scenarios }
                    .map { ShownPage($0, shown.layout.numbers) }
            },
        ]

    private static let kindValues: [PageValue<ShownPage<Calculator>>] = [
        .text("kind", "The calculator.") { kind, _ in kind.page.name },
        .text("many", "What several are called.") { kind, _ in
            kind.numbers.text(kind.page.words.many)
        },
        .text("href", "The way to their list.") { kind, address in
            Address.relative(from: address, to: SetList.lists(with: kind.page)[0].address)
        },
    ]
}
