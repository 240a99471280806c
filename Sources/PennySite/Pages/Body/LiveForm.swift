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
    /// Whether the fields are the reader's own, and the inputs of the set are only an example.
    private let isCalculator: Bool

    /// Nil where the program carries no module for the calculator.
    init?(
        _ set: SavedSet, _ defaults: InputDefaults, _ blank: BlankForm?, name: String? = nil,
        at address: String, on page: String? = nil, isCalculator: Bool = false
    ) {
        guard let blank, EngineModules.names.contains(set.calculator.name) else { return nil }
        self.blank = blank
        self.set = set
        self.defaults = defaults
        self.name = name ?? set.id
        self.address = address
        self.page = page ?? self.address
        self.isCalculator = isCalculator
    }

    /// The scripts that `start.js` loads; none in a program without an engine.
    static let scripts: [PageScript] = EngineModules.names.isEmpty ? [] : [.form]

    /// The rows that a calculator's lists begin with: those that are needed, with nothing in them.
    private var emptyRows: [RawInput] {
        if let first = set.calculator.compared.first {
            let offers = ["1", "2"].map { name in
                [
                    RawInput.Field(name: "set", text: name),
                    RawInput.Field(name: "kind", text: first.name),
                ]
            }
            return [RawInput("sets", .entries(offers))]
        }
        return set.calculator.fields.compactMap { field in
            guard case .entries(let columns) = field.syntax, field.requirement == .required,
                let first = columns.first
            else { return nil }
            let row = [RawInput.Field(name: first.name, text: "")]
            let count = set.calculator.comparesChoices ? 2 : 1
            return RawInput(field.name, .entries(Array(repeating: row, count: count)))
        }
    }

    func value(in layout: Layout) -> TemplateValue {
        value(layout.numbers, layout.configuration.capacity)
    }

    func value(_ numbers: NumberWriter, _ capacity: LibraryCapacity) -> TemplateValue {
        let calculator = set.calculator
        let form = FormHTML(
            calculator, isCalculator ? emptyRows : set.inputs, defaults, numbers)
        let mark = defaults.convention == .comma ? "," : "."
        return .object([
            "kind": .text(calculator.name), "locale": .text(numbers.style.locale),
            "currency": .text(defaults.currency.code), "decimalMark": .text(mark),
            "fields": .markup(form.content(filling: blank).bytes),
            "name": .text(name), "page": .text(address),
            "folder": .text(calculator.folder.name),
            "capacity": .text("\(capacity.count)"),
            "isBlank": .flag(isCalculator),
            "example": .text(ComparisonInputs(set.inputs, defaults.currency).inputs),
            "saved": .text(Address.relative(from: page, to: Address.saved)),
        ])
    }
}
