import PennyTemplates
import PennyMarkup

/// The list of the calculators.
struct CalculatorListPage: Page {
    struct Entry: Sendable {
        let label: String
        let title: String
        let text: String
        let address: String
        let language: TextLanguage?
    }

    let entries: [Entry]

    var id: String { "calculators" }
    var origin: String { "the list of calculators" }
    var pageHead: PageHead { PageHead(path: Address.calculators, template: "calculators") }

    func content(in layout: Layout) -> PageContent {
        PageContent(
            heading: layout.numbers.text(SiteWords.calculatorsTitle),
            description: layout.numbers.text(SiteWords.calculatorsText),
            section: [Address.calculators],
            own: Self.values.values(of: self, on: Address.calculators))
    }

    static let values: [PageValue<CalculatorListPage>] = [
        .list("calculators", "The calculators of the site.", of: entryValues) { page, _ in
            page.entries
        }
    ]

    private static let entryValues: [PageValue<Entry>] =
        [
            .text("label", "What kind of result it is.") { entry, _ in entry.label },
            .text("title", "The title of its page.") { entry, _ in entry.title },
            .text("text", "What it does.") { entry, _ in entry.text },
            .text("href", "The way to its page.") { entry, address in
                Address.relative(from: address, to: entry.address)
            },
        ] + TextLanguage?.values.of { $0.language }
}
