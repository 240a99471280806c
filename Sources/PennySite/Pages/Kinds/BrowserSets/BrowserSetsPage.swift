import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page of sets that readers save in their browsers, with the data its script needs.
struct BrowserSetsPage: Page {
    /// A calculator, and its first result to start from.
    struct Kind: Sendable {
        let calculator: Calculator
        let address: String
    }

    let kinds: [Kind]

    var id: String { "saved" }
    var origin: String { "the page of saved sets" }
    var pageHead: PageHead {
        PageHead(
            path: Address.saved, template: "saved", change: .never,
            scripts: [.savedSets], isPage: false)
    }

    func content(in layout: Layout) -> PageContent {
        PageContent(
            heading: layout.numbers.text(SavedWords.title),
            description: layout.numbers.text(SavedWords.about),
            subject: .nothing,
            own: Self.values.values(of: (self, layout), on: Address.saved))
    }

    static let values: [PageValue<(page: BrowserSetsPage, layout: Layout)>] =
        capacityValues.of { $0.layout } + Layout.readerValues.of { $0.layout } + [
            .optional("compare", "The way to the page of sets side by side.") { shown, address in
                shown.page.kinds.isEmpty
                    ? nil : Address.relative(from: address, to: Address.compare)
            },
            .list("kinds", "The kinds that can be saved.", of: kindValues) { shown, _ in
                shown.page.kinds.map { ShownPage($0, shown.layout.numbers) }
            },
        ]

    static let capacityValues: [PageValue<Layout>] = [
        .text("capacity", "How many sets a reader can save.") { layout, _ in
            "\(layout.configuration.capacity.count)"
        }
    ]

    private static let kindValues: [PageValue<ShownPage<Kind>>] = [
        .text("kind", "The calculator.") { kind, _ in kind.calculator.name },
        .text("one", "What one of the kind is called.") { kind, _ in
            kind.numbers.text(kind.calculator.words.one)
        },
        .text("many", "What several are called.") { kind, _ in
            kind.numbers.text(kind.calculator.words.many)
        },
        .text("folder", "The folder of the kind.") { kind, _ in kind.calculator.folder.name },
        .text("href", "The way to the first result of the kind.") { kind, address in
            Address.relative(from: address, to: kind.address)
        },
    ]
}
