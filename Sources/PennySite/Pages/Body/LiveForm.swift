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
    private let capacity: LibraryCapacity
    /// The name of a set that is saved from the page, and the address of the page.
    private let name: String
    private let address: String
    /// The page that the form is on.
    private let page: String
    /// Whether the fields are the reader's own, and the inputs of the set are only an example.
    private let isCalculator: Bool

    /// Nil where the program carries no module for the calculator.
    init?(
        _ set: SavedSet, _ defaults: InputDefaults, _ blank: BlankForm?,
        _ capacity: LibraryCapacity, name: String? = nil, at address: String,
        on page: String? = nil, isCalculator: Bool = false
    ) {
        guard let blank, EngineModules.names.contains(set.calculator.name) else { return nil }
        self.blank = blank
        self.set = set
        self.defaults = defaults
        self.capacity = capacity
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

    private func fields(_ numbers: NumberWriter) -> [UInt8] {
        let calculator = set.calculator
        if isCalculator {
            return FormHTML(calculator, emptyRows, defaults, numbers, example: set.inputs)
                .content().bytes
        }
        return FormHTML(calculator, set.inputs, defaults, numbers).content(filling: blank).bytes
    }

    static let values: [PageValue<(form: LiveForm, numbers: NumberWriter)>] = [
        .text("kind", "The calculator.") { shown, _ in shown.form.set.calculator.name },
        .text("locale", "How numbers are written.") { shown, _ in shown.numbers.style.locale },
        .text("currency", "The currency of the set.") { shown, _ in
            shown.form.defaults.currency.code
        },
        .text("decimalMark", "The decimal mark.") { shown, _ in shown.form.defaults.decimalMark },
        .markup("fields", "The fields.") { shown, _ in shown.form.fields(shown.numbers) },
        .text("name", "The name of the set.") { shown, _ in shown.form.name },
        .text("page", "The address of the page.") { shown, _ in shown.form.address },
        .text("folder", "The folder of the set.") { shown, _ in
            shown.form.set.calculator.folder.name
        },
        .flag("isBlank", "Whether it is a calculator, whose fields are empty.") { shown, _ in
            shown.form.isCalculator
        },
        .text("example", "The inputs of the set, as lines `name=value`.") { shown, _ in
            ComparisonInputs(shown.form.set.inputs, shown.form.defaults.currency).inputs
        },
        .text("capacity", "How many sets a reader can save.") { shown, _ in
            "\(shown.form.capacity.count)"
        },
        .text("saved", "The way to the page of saved sets.") { shown, _ in
            Address.relative(from: shown.form.page, to: Address.saved)
        },
    ]
}

extension InputDefaults {
    /// The decimal mark of its numbers.
    var decimalMark: String { convention == .comma ? "," : "." }
}
