import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates
import PennyTheme

/// What lets the reader of a result change its inputs.
struct LiveForm: Sendable {
    let set: SavedSet
    let defaults: InputDefaults
    /// The form of the calculator before anything is typed.
    let blank: BlankForm
    /// What a set that is saved from the page is called, and where the page is.
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

    /// The scripts that `start.js` loads, where the program carries an engine.
    static let scripts =
        EngineModules.names.isEmpty
        ? []
        : [
            WordsFile.script, "engine.js", "redraw.js", "keypad.js", "fields.js",
            "faults.js", "live.js", "line.js", "marks.js", "places.js", "sets.js", "save.js",
            "keep.js",
        ]

    func value(in frame: Frame) -> TemplateValue {
        value(frame.numbers, frame.configuration.capacity)
    }

    func value(_ numbers: NumberWriter, _ capacity: LibraryCapacity) -> TemplateValue {
        let calculator = set.calculator
        let form = FormHTML(
            calculator.fields, set.inputs, defaults, numbers, members: calculator.memberFields)
        let mark = defaults.convention == .comma ? "," : "."
        return .object([
            "kind": .text(calculator.name), "locale": .text(numbers.style.locale),
            "currency": .text(defaults.currency.code), "mark": .text(mark),
            "fields": .markup(form.content(filling: blank).bytes),
            "name": .text(name), "page": .text(address),
            "folder": .text(calculator.folder.name),
            "capacity": .text("\(capacity.count)"),
            "saved": .text(Address.relative(from: page, to: Address.saved)),
        ])
    }
}
