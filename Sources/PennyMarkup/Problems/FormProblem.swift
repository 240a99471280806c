import PennyEngine

/// The message of a form about a problem of its inputs: shown at the field, with the labels of the
/// form, and without names that only files have.
struct FormProblem {
    let problem: InputProblem
    private let fields: [InputField]
    let numbers: NumberWriter

    init(_ problem: InputProblem, of fields: [InputField], _ numbers: NumberWriter) {
        self.problem = problem
        self.fields = fields
        self.numbers = numbers
    }

    /// The label of the input, for readers who do not see the field beside the message.
    var location: Message {
        let location = problem.path
        let label = own?.label ?? .text(location.input)
        guard let entry = location.entry else { return label }
        guard let field = location.field else {
            return ProblemWords.placeEntry(list: label, entry: entry + 1)
        }
        let name = inner?.location ?? self.label(field)
        return ProblemWords.placeField(list: label, entry: entry + 1, field: name)
    }

    /// The problem of a set in a list, whose inputs have their own fields.
    var inner: FormProblem? {
        guard case .inSet(_, let fields, let inner) = problem.kind else { return nil }
        return FormProblem(inner, of: fields, numbers)
    }

    // MARK: - Parts of messages

    /// The field of the input; nil if the form has none.
    private var own: InputField? { field(problem.path.input) }

    private func field(_ name: String) -> InputField? {
        (fields + [InputField.currency]).first { $0.name.isSameText(as: name) }
    }

    /// Whether the input is a list that is missing altogether.
    var isList: Bool {
        if problem.path.entry == nil, case .entries? = own?.syntax { return true }
        return false
    }

    /// The label of another field of the same list or the form.
    func label(_ name: String) -> Message {
        if problem.path.field != nil, case .entries(let columns)? = own?.syntax,
            let column = columns.first(where: { $0.name.isSameText(as: name) })
        {
            return column.label
        }
        return field(name)?.label ?? .text(name)
    }

    func labels(_ names: [String]) -> [Quantity] { names.map { .words(label($0)) } }

    /// Rewrites an example in the reader's format.
    func typed(_ example: String) -> String {
        ExampleText(numbers, numbers.currency).typed(example)
    }

    /// Does the same for amounts, which are larger in currencies whose minor unit is worth little.
    func amounts(_ example: String) -> String {
        ExampleText(numbers, numbers.currency).amounts(example)
    }

    /// The message about a number with the decimal mark of other places; nil for other problems.
    private var otherMark: Message? {
        guard let number = problem.inOwnMark else { return nil }
        let isPoint = problem.convention == .point
        return ProblemWords.valueOtherMark(
            mark: isPoint ? "." : ",", number: isPoint ? typed(number) : number)
    }

    var message: Message { otherMark ?? messageOfKind }

    /// Rewrites the example of the input itself in the reader's format.
    func example(_ example: String) -> String {
        var field = own
        if let name = problem.path.field, case .entries(let columns)? = own?.syntax {
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
