import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The sets that readers save in their browsers: what a script needs to know of the site.
struct SavedPage: Page {
    /// A kind, and the first result of it as a place to begin.
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
            scripts: [
                WordsFile.script, "engine.js", "marks.js", "places.js", "sets.js",
                "pick.js", "saved.js",
            ],
            isPage: false)
    }

    func content(in frame: Frame) -> PageContent {
        let style = frame.style
        return PageContent(
            heading: frame.numbers.text(SavedWords.title),
            description: frame.numbers.text(SavedWords.about),
            subject: .nothing,
            own: [
                "capacity": .text("\(frame.configuration.capacity.count)"),
                "locale": .text(style.locale),
                "compare": .optional(
                    kinds.isEmpty
                        ? nil : Address.relative(from: Address.saved, to: Address.compare)),
                "currency": .text(frame.configuration.currency.code),
                "kinds": .list(kinds.map { value($0, frame.numbers) }),
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
