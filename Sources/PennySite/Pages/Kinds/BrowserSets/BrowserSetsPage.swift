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
        let style = layout.style
        return PageContent(
            heading: layout.numbers.text(SavedWords.title),
            description: layout.numbers.text(SavedWords.about),
            subject: .nothing,
            own: [
                "capacity": .text("\(layout.configuration.capacity.count)"),
                "locale": .text(style.locale),
                "compare": .optional(
                    kinds.isEmpty
                        ? nil : Address.relative(from: Address.saved, to: Address.compare)),
                "currency": .text(layout.configuration.currency.code),
                "kinds": .list(kinds.map { value($0, layout.numbers) }),
            ])
    }

    private func value(_ kind: Kind, _ numbers: NumberWriter) -> TemplateValue {
        let calculator = kind.calculator
        let words = calculator.words
        return .object([
            "kind": .text(calculator.name), "one": .text(numbers.text(words.one)),
            "many": .text(numbers.text(words.many)), "folder": .text(calculator.folder.name),
            "href": .text(Address.relative(from: Address.saved, to: kind.address)),
        ])
    }
}
