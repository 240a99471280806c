import PennyEngine

/// What a form says about a problem of its inputs: at the field, with the labels of the form, and
/// without a name that only files have.
struct FormProblem {
    let problem: InputProblem
    private let fields: [InputField]
    let numbers: NumberWriter

    init(_ problem: InputProblem, of fields: [InputField], _ numbers: NumberWriter) {
        self.problem = problem
        self.fields = fields
        self.numbers = numbers
    }

    /// Which input it is, for those who do not see it beside.
    var place: Message {
        let place = problem.place
        let label = own?.label ?? .text(place.input)
        guard let entry = place.entry else { return label }
        guard let field = place.field else {
            return ProblemWords.placeEntry(list: label, entry: entry + 1)
        }
        let name = inner?.place ?? self.label(field)
        return ProblemWords.placeField(list: label, entry: entry + 1, field: name)
    }

    /// The problem of a set in a list, whose inputs have fields of their own.
    var inner: FormProblem? {
        guard case .inSet(_, let fields, let inner) = problem.kind else { return nil }
        return FormProblem(inner, of: fields, numbers)
    }

    // MARK: - Parts of messages

    /// The input itself; nil for one that the form does not have.
    private var own: InputField? { field(problem.place.input) }

    private func field(_ name: String) -> InputField? {
        (fields + [InputField.currency]).first { $0.name.isSameText(as: name) }
    }

    /// Whether the input is a list, and nothing of it is there.
    var isList: Bool {
        if problem.place.entry == nil, case .entries? = own?.syntax { return true }
        return false
    }

    /// The label of another field: one of the same list, or one of the form.
    func label(_ name: String) -> Message {
        if problem.place.field != nil, case .entries(let columns)? = own?.syntax,
            let column = columns.first(where: { $0.name.isSameText(as: name) })
        {
            return column.label
        }
        return field(name)?.label ?? .text(name)
    }

    func labels(_ names: [String]) -> [Quantity] { names.map { .words(label($0)) } }

    /// An example as it is typed here.
    func typed(_ example: String) -> String {
        ExampleText(numbers, numbers.currency).typed(example)
    }

    /// The same of amounts, which are larger where a coin is worth little.
    func amounts(_ example: String) -> String {
        ExampleText(numbers, numbers.currency).amounts(example)
    }

    /// The example of the input itself, as it is typed here.
    func example(_ example: String) -> String {
        var field = own
        if let name = problem.place.field, case .entries(let columns)? = own?.syntax {
            field = columns.first { $0.name.isSameText(as: name) }
        }
        let text = field.map { ExampleText(numbers, numbers.currency).text($0) } ?? ""
        return text.bytes.isEmpty ? typed(example) : text
    }

    func amount(_ minorUnits: Int64, _ currency: Currency) -> String {
        NumberWriter(for: Readers(numbers.style, numbers.words), currency: currency)
            .text(.money(minorUnits))
    }

    static func unit(_ name: String) -> ProblemWords.Unit {
        if name.isSameText(as: "years") { return .years }
        if name.isSameText(as: "months") { return .months }
        return name.isSameText(as: "payments") ? .payments : .other
    }

    static func kind(_ kind: MeasureKind) -> ProblemWords.Kind {
        switch kind {
        case .pieces: .pieces
        case .mass: .weight
        case .volume: .volume
        case .length: .length
        case .area: .other
        }
    }
}
