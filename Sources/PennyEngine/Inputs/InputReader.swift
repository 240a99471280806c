/// Reads a calculator's inputs one by one, records the value of each, and collects every problem
/// instead of stopping at the first.
struct InputReader {
    let calculator: Calculator
    private let raw: [RawInput]
    let defaults: InputDefaults
    private(set) var currency: Currency
    private(set) var inputs: [NormalisedInput] = []
    private(set) var problems: [InputProblem] = []
    /// The index of what was typed for each field; -1 for a field that is left out.
    private(set) var typed: [Int]
    /// The index of the field that was read last. The next search starts there, as fields are
    /// read in order.
    private var lastPlace = 0
    /// The last text that was read in another language, with its English; nil for English text.
    private(set) var phrase: TypedPhrase?
    /// The row of a list that is being read.
    private(set) var row: Row?
    /// The quantities of the row that is being read.
    private var quantities: [NamedQuantity] = []
    /// The fields of the current list that were typed in another language, with their English.
    private var foreign: [(index: Int, field: String, english: String)] = []

    /// A row of a list, as it was typed.
    struct Row {
        let input: String
        let index: Int
        let fields: [RawInput.Field]
    }

    var fields: [InputField] { calculator.fields }
    var convention: NumberConvention { defaults.convention }
    var symbols: String { defaults.symbols }
    /// The law of the reader's country on the rate of a loan. Other rules of a country depend on it
    /// as well.
    var aprLaw: APRLaw { defaults.aprLaw }
    var readsEnglish: Bool { defaults.readsEnglish }
    private var words: TypedWords { defaults.words }

    init(_ calculator: Calculator, _ raw: [RawInput], _ defaults: InputDefaults) {
        self.calculator = calculator
        self.raw = raw
        self.defaults = defaults
        currency = defaults.currency
        let fields = calculator.fields
        typed = [Int](repeating: -1, count: fields.count)
        for (index, input) in raw.enumerated() {
            let isCurrency = input.name.isSameText(as: "currency")
            let place = place(of: input.name)
            if place == nil, !isCurrency {
                let known = fields.map { $0.name } + ["currency"]
                report(
                    InputProblem.Path(input.name),
                    .unknownInput(calculator: calculator.name, known: known))
            } else if raw[..<index].contains(where: { $0.name.isSameText(as: input.name) }) {
                report(InputProblem.Path(input.name), .repeated)
            } else if let place, !fields[place].isBlankList(input.value) {
                typed[place] = index
            }
        }
        lastPlace = 0
        readCurrency()
    }

    @inline(never)
    private mutating func readCurrency() {
        var given: RawInput.Value?
        for input in raw.reversed() where input.name.isSameText(as: "currency") {
            given = input.value
        }
        guard case .text(let typed)? = given else {
            if given != nil { report(.init("currency"), .textExpected) }
            return
        }
        if let known = Currency(typed: typed, own: currency, symbols: symbols) {
            currency = known
        } else {
            report(.init("currency"), .notACurrency(typed))
        }
    }

    /// The problems in the order of the calculator's inputs. Problems of unknown names and of the
    /// currency come first.
    var orderedProblems: [InputProblem] {
        var ordered = problems.filter { problem in
            !fields.contains { $0.name.isSameText(as: problem.path.input) }
        }
        for field in fields {
            ordered += problems.filter { $0.path.input.isSameText(as: field.name) }
        }
        return ordered
    }

    @inline(never)
    mutating func report(_ path: InputProblem.Path, _ kind: InputProblem.Kind) {
        problems.append(InputProblem(path, kind, convention))
    }

    /// Reports a problem of a field, of the row that is being read where there is one.
    @inline(never)
    mutating func report(_ field: InputField, _ kind: InputProblem.Kind) {
        report(path(field.name), kind)
    }

    @inline(never)
    func path(_ name: String) -> InputProblem.Path {
        guard let row else { return InputProblem.Path(name) }
        return InputProblem.Path(row.input, entry: row.index, field: name)
    }

    /// The value that was understood for an input, or for a field of the row.
    @inline(never)
    func quantity(_ name: String) -> Quantity? {
        if row != nil {
            for own in quantities where own.name.isSameText(as: name) { return own.quantity }
            return nil
        }
        for input in inputs where input.name.isSameText(as: name) { return input.quantity }
        return nil
    }

    @inline(never)
    func place(of name: String) -> Int? {
        for place in lastPlace..<fields.count where fields[place].name.isSameText(as: name) {
            return place
        }
        for place in 0..<lastPlace where fields[place].name.isSameText(as: name) { return place }
        return nil
    }

    /// The index of a declaration.
    @inline(never)
    func place(of field: InputField) -> Int? {
        for place in lastPlace..<fields.count where fields[place] === field { return place }
        for place in 0..<lastPlace where fields[place] === field { return place }
        return nil
    }

    /// Leaves an input out that has no meaning beside others.
    mutating func leaveOut(_ field: InputField) {
        if let place = place(of: field) { typed[place] = -1 }
    }

    private mutating func typedValue(_ field: InputField) -> RawInput.Value? {
        guard let place = place(of: field) else { return nil }
        lastPlace = place
        return typed[place] < 0 ? nil : raw[typed[place]].value
    }

    // MARK: - One input

    /// Reads a field by `parse`, which receives the typed text, and records its quantity, if it
    /// has one. Reports a required input that is missing.
    mutating func read<Value>(
        _ field: InputField, _ parse: (String) throws(InputProblem.Kind.Failure) -> Value,
        _ quantity: (Value) -> Quantity?
    ) -> Value? {
        guard let given = given(field) else { return nil }
        do {
            let value = try parsed(given.text, parse)
            record(field, quantity(value), isDefault: given.isDefault)
            return value
        } catch {
            report(field, error.kind)
            return nil
        }
    }

    /// Reads a field by `parse`, and records the typed text.
    mutating func readPhrase<Value>(
        _ field: InputField, _ parse: (String) throws(InputProblem.Kind.Failure) -> Value
    ) -> Value? {
        guard let given = given(field) else { return nil }
        do {
            let value = try parsed(given.text, parse)
            record(
                field, phrase?.quantity ?? .text(given.text), isDefault: given.isDefault)
            return value
        } catch {
            report(field, error.kind)
            return nil
        }
    }

    /// Parses a text as English first, then as what it says in the reader's language. If both fail,
    /// the error is that of the text as English, unless the text has two meanings in that language.
    mutating func parsed<Value>(
        _ typed: String, _ parse: (String) throws(InputProblem.Kind.Failure) -> Value
    ) throws(InputProblem.Kind.Failure) -> Value {
        phrase = nil
        do {
            return try parse(typed)
        } catch {
            for english in words.readings(of: typed) {
                do throws(InputProblem.Kind.Failure) {
                    let value = try parse(english)
                    phrase = TypedPhrase(shown: TypedText.trimmed(typed), english: english)
                    return value
                } catch {
                    if let kind = error.kind.twoReadings(of: typed) { throw InputFailure(kind) }
                }
            }
            throw error
        }
    }

    /// The beginning of a phrase that has this English meaning: `2 Flaschen` of `2 Flaschen pro
    /// Woche` means `2 bottles`. Returns the English where no beginning does.
    func beginning(of phrase: TypedPhrase, saying english: String) -> String {
        var bytes = phrase.shown.bytes
        while let last = bytes.lastIndex(of: UInt8(ascii: " ")) {
            bytes.removeLast(bytes.count - last)
            let part = String(bytes: bytes)
            for reading in [part] + words.readings(of: part) where reading.isSameText(as: english) {
                return part
            }
        }
        return english
    }

    /// The typed text of a field, or its default. Reports a required input that is missing.
    @inline(never)
    private mutating func given(_ field: InputField) -> (text: String, isDefault: Bool)? {
        if let row {
            for own in row.fields where own.name.isSameText(as: field.name) {
                return (own.text, false)
            }
        } else if let value = typedValue(field) {
            if case .text(let text) = value { return (text, false) }
            report(field, .textExpected)
            return nil
        }
        switch field.requirement {
        case .required: if row == nil { report(field, .missing(example: field.example)) }
        case .optional: break
        case .defaults(let standard): if field.hasDefault(self) { return (standard, true) }
        case .defaultsByCountry: return (aprLaw.rawValue, true)
        }
        return nil
    }

    /// Records what was understood of a field.
    @inline(never)
    mutating func record(_ field: InputField, _ quantity: Quantity?, isDefault: Bool) {
        guard let quantity else { return }
        if let row {
            quantities.append(NamedQuantity(field.name, quantity))
            if let phrase, !isDefault { foreign.append((row.index, field.name, phrase.english)) }
            return
        }
        let english = isDefault ? nil : phrase.map { RawInput.Value.text($0.english) }
        record(field, quantity, isDefault: isDefault, english)
    }

    @inline(never)
    private mutating func record(
        _ field: InputField, _ quantity: Quantity, isDefault: Bool, _ english: RawInput.Value?
    ) {
        var columns: [InputField] = []
        if case .entries(let fields) = field.syntax { columns = fields }
        inputs.append(
            NormalisedInput(
                name: field.name, label: field.label, quantity: quantity, isDefault: isDefault,
                english: english, columns: columns))
    }

    /// Records the English of an input that was typed in another language.
    mutating func record(english: RawInput.Value, of name: String) {
        guard let index = inputs.lastIndex(where: { $0.name.isSameText(as: name) }) else { return }
        let earlier = inputs[index]
        inputs[index] = NormalisedInput(
            name: earlier.name, label: earlier.label, quantity: earlier.quantity,
            isDefault: earlier.isDefault, english: english, columns: earlier.columns)
    }

    /// Replaces the recorded quantity of an input.
    mutating func replaceQuantity(of name: String, with quantity: Quantity) {
        guard let index = inputs.lastIndex(where: { $0.name.isSameText(as: name) }) else { return }
        let earlier = inputs[index]
        inputs[index] = NormalisedInput(
            name: earlier.name, label: earlier.label, quantity: quantity,
            isDefault: earlier.isDefault, english: earlier.english)
    }

    func field(_ name: String) -> InputField? { place(of: name).map { fields[$0] } }

    // MARK: - A list

    /// The rows of a list, in the form that was typed; none where the list is left out. Reports a
    /// required list that is missing.
    @inline(never)
    mutating func rows(_ field: InputField) -> [[RawInput.Field]]? {
        guard case .entries(let columns) = field.syntax else { return nil }
        foreign = []
        switch typedValue(field) {
        case nil:
            if field.isRequired { report(field, .missing(example: field.example)) }
            return nil
        case .entries(let rows): return rows
        case .text(let text):
            if let rows = EntryText.split(text, columns.map { $0.name }) { return rows }
            report(field, .entriesExpected(example: field.example))
            return nil
        }
    }

    /// Begins to read a row. Reports unknown fields, and required ones that are missing.
    @inline(never)
    mutating func begin(_ row: Row, _ field: InputField) {
        self.row = row
        quantities = []
        guard case .entries(let columns) = field.syntax else { return }
        for (position, own) in row.fields.enumerated() {
            if !columns.contains(where: { $0.name.isSameText(as: own.name) }) {
                report(path(own.name), .unknownField(known: columns.map { $0.name }))
            } else if row.fields[..<position].contains(where: { $0.name.isSameText(as: own.name) })
            {
                report(path(own.name), .repeated)
            }
        }
        for column in columns where column.isRequired && !isGiven(column.name) {
            report(column, .missing(example: column.example))
        }
    }

    /// Ends the row, and returns what was understood of it; nil where a required field was not.
    @inline(never)
    mutating func endRow(_ field: InputField) -> [NamedQuantity]? {
        guard case .entries(let columns) = field.syntax else { return nil }
        let isWhole = columns.allSatisfy { !$0.isRequired || quantity($0.name) != nil }
        row = nil
        return isWhole ? quantities : nil
    }

    /// Records a list that was read.
    @inline(never)
    mutating func record(
        _ field: InputField, _ entries: [[NamedQuantity]], typed rows: [[RawInput.Field]]
    ) {
        record(
            field, .entries(entries), isDefault: false,
            foreign.isEmpty ? nil : .entries(inEnglish(rows)))
    }

    @inline(never)
    private func inEnglish(_ rows: [[RawInput.Field]]) -> [[RawInput.Field]] {
        var english = rows
        for text in foreign {
            english[text.index] = english[text.index].map { field in
                field.name.isSameText(as: text.field)
                    ? RawInput.Field(name: field.name, text: text.english) : field
            }
        }
        return english
    }
}

extension InputField {
    /// Whether a list has no entries, which is as if it were left out.
    @inline(never)
    fileprivate func isBlankList(_ value: RawInput.Value) -> Bool {
        guard case .entries = syntax else { return false }
        return switch value {
        case .entries(let rows): rows.isEmpty
        case .text(let text): TypedText.trimmed(text).isEmpty
        }
    }
}

extension InputProblem.Kind {
    /// A kind of problem as an error, before the path of its input is known.
    struct Failure: Error, Equatable {
        let kind: InputProblem.Kind

        init(_ kind: InputProblem.Kind) {
            self.kind = kind
        }
    }
}
