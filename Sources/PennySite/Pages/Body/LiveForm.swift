import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates
import PennyTheme

/// The form by which readers change the inputs of a result.
struct LiveForm: Sendable {
    let set: SavedSet
    let defaults: InputDefaults
    /// The form of the calculator before anything is typed.
    let blank: BlankForm
    /// The name of a set that is saved from the page, and the address of the page.
    private let name: String
    private let address: String
    /// The page that the form is on.
    private let page: String

    /// Nil where the program carries no module for the calculator.
    init?(
        _ set: SavedSet, _ defaults: InputDefaults, _ blank: BlankForm?, name: String? = nil,
        at address: String, on page: String? = nil
    ) {
        guard let blank, EngineModules.names.contains(set.calculator.name) else { return nil }
        self.blank = blank
        self.set = set
        self.defaults = defaults
        self.name = name ?? set.id
        self.address = address
        self.page = page ?? self.address
    }

    /// The scripts that `start.js` loads; none in a program without an engine.
    static let scripts: [PageScript] = EngineModules.names.isEmpty ? [] : [.form]

    func value(in layout: Layout) -> TemplateValue {
        value(layout.numbers, layout.configuration.capacity)
    }

    func value(_ numbers: NumberWriter, _ capacity: LibraryCapacity) -> TemplateValue {
        let calculator = set.calculator
        let form = FormHTML(
            calculator.fields, set.inputs, defaults, numbers, members: calculator.memberFields)
        let mark = defaults.convention == .comma ? "," : "."
        return .object([
            "kind": .text(calculator.name), "locale": .text(numbers.style.locale),
            "currency": .text(defaults.currency.code), "decimalMark": .text(mark),
            "fields": .markup(form.content(filling: blank).bytes),
            "name": .text(name), "page": .text(address),
            "folder": .text(calculator.folder.name),
            "capacity": .text("\(capacity.count)"),
            "saved": .text(Address.relative(from: page, to: Address.saved)),
        ])
    }
}
