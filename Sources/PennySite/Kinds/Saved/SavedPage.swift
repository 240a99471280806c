import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates
import PennyTheme

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
            scripts: ["engine.js", "marks.js", "sets.js", "saved.js"], isPage: false)
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

/// The page of saved sets, where the program carries an engine for some of the site's.
enum SavedKind: ContentKind {
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let kinds = kinds(of: site)
        let hasEngine =
            !kinds.isEmpty
            || !site.site.sets.isEmpty && EngineModules.names.contains(EngineModules.keypad)
        if !hasEngine { return [] }
        return [
            SavedPage(
                kinds: kinds.compactMap { calculator in
                    site.site.sets.first(of: calculator).map {
                        SavedPage.Kind(calculator: calculator, address: $0.address())
                    }
                })
        ]
    }

    /// The kinds whose results can be saved: those with a module.
    static func kinds(of site: CheckedSite) -> [Calculator] {
        let present = site.site.sets.kinds
        return Calculator.allCases.filter {
            EngineModules.names.contains($0.name) && present.contains($0)
        }
    }
}
