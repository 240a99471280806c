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
            own: [
                "calculators": .list(
                    entries.map { entry in
                        .object(
                            entry.language.values.merging([
                                "label": .text(entry.label),
                                "title": .text(entry.title),
                                "text": .text(entry.text),
                                "href": .text(
                                    Address.relative(from: Address.calculators, to: entry.address)),
                            ]))
                    })
            ])
    }
}
