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
            scripts: [WordsFile.script, "engine.js", "marks.js", "sets.js", "saved.js"],
            isPage: false)
    }

    func content(in frame: Frame) -> PageContent {
        let style = frame.style
        let locales = NumberStyle.all.filter { $0.convention == style.convention }.map(\.locale)
        return PageContent(
            heading: "My saved sets",
            description: "The inputs you have saved on the pages of this site.",
            subject: .nothing,
            own: [
                "capacity": .text("\(frame.configuration.capacity.count)"),
                "locale": .text(style.locale),
                "locales": .text(locales.joined(separator: " ")),
                "currency": .text(frame.configuration.currency.code),
                "kinds": .list(kinds.map(value)),
            ])
    }

    private func value(_ kind: Kind) -> TemplateValue {
        let calculator = kind.calculator
        return .object([
            "kind": .text(calculator.name), "one": .text(calculator.label.one),
            "many": .text(calculator.label.many), "folder": .text(calculator.folder.name),
            "href": .text(Address.relative(from: Address.saved, to: kind.address)),
        ])
    }
}
