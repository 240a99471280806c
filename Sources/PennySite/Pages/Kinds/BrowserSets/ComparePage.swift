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
            own: [
                "capacity": .text("\(layout.configuration.capacity.count)"),
                "locale": .text(layout.style.locale),
                "currency": .text(layout.configuration.currency.code),
                "saved": .text(Address.relative(from: Address.compare, to: Address.saved)),
                "kinds": .list(
                    kinds.filter { $0 != .scenarios }.map { calculator in
                        let list = SetList.lists(with: calculator)[0]
                        return .object([
                            "kind": .text(calculator.name),
                            "many": .text(words.text(calculator.words.many)),
                            "href": .text(
                                Address.relative(from: Address.compare, to: list.address)),
                        ])
                    }),
            ])
    }
}
