import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates
import PennyTheme

/// The sets that readers save in their browsers: what a script needs to know of the site.
extension PageRenderer {
    /// The kinds whose results can be saved: those with a module.
    var savableKinds: [Calculator] {
        Calculator.allCases.filter { calculator in
            EngineModules.names.contains(calculator.name)
                && sets.contains { $0.set.calculator == calculator }
        }
    }

    /// What the page of a set says for saving its inputs.
    func saving(_ set: SavedSet) -> [String: TemplateValue] {
        let address = Address.set(set)
        return [
            "name": .text(set.id), "page": .text(address),
            "folder": .text(set.calculator.folder.name), "capacity": capacity,
            "saved": .text(Address.relative(from: address, to: Address.saved)),
        ]
    }

    func savedValues() -> PageValues {
        let style = site.style
        let locales = NumberStyle.all.filter { $0.convention == style.convention }.map(\.locale)
        return PageValues(
            heading: "My saved sets",
            description: "The inputs you have saved on the pages of this site.",
            own: [
                "capacity": capacity,
                "locale": .text(style.locale),
                "locales": .text(locales.joined(separator: " ")),
                "currency": .text(site.configuration.currency.code),
                "kinds": .list(savableKinds.compactMap(savedKind)),
            ])
    }

    private var capacity: TemplateValue { .text("\(site.configuration.capacity.count)") }

    /// A kind, and the first result of it as a place to begin.
    private func savedKind(_ calculator: Calculator) -> TemplateValue? {
        guard let first = sets.first(where: { $0.set.calculator == calculator }) else { return nil }
        let address = Address.set(first.set)
        return .object([
            "kind": .text(calculator.name), "one": .text(calculator.label.one),
            "many": .text(calculator.label.many), "folder": .text(calculator.folder.name),
            "href": .text(Address.relative(from: Address.saved, to: address)),
        ])
    }
}
