/// Reads a calculator's inputs one by one, records the value of each, and collects every problem
/// instead of stopping at the first.
struct InputReader {
    let fields: [InputField]
    let raw: [RawInput]
    let convention: NumberConvention
    let symbols: String
    /// The law of the reader's country on the rate of a loan. Other rules of a country depend on it
    /// as well.
    let aprLaw: APRLaw
    let readsEnglish: Bool
    private let words: TypedWords
    private(set) var currency: Currency
    private(set) var inputs: [NormalisedInput] = []
    private(set) var problems: [InputProblem] = []
    /// The index of the field that was read last. The next search starts there, as fields are
    /// mostly read in order.
    private var lastFieldIndex = 0
    /// The last text that was read in another language, with its English; nil for English text.
    private(set) var phrase: TypedPhrase?
    /// The fields of the current list that were typed in another language, with their English.
    fileprivate var foreign: [(index: Int, field: String, english: String)] = []

    init(
        _ calculator: Calculator, _ fields: [InputField], _ raw: [RawInput],
        _ defaults: InputDefaults
    ) {
        self.fields = fields
        self.raw = raw
        convention = defaults.convention
        symbols = defaults.symbols
        aprLaw = defaults.aprLaw
        words = defaults.words
        readsEnglish = defaults.readsEnglish
        currency = defaults.currency
        var seen: [String] = []
        for input in raw {
            let isKnown =
                input.name.isSameText(as: "currency")
                || fields.contains { $0.name.isSameText(as: input.name) }
            let path = InputProblem.Path(input.name)
            if !isKnown {
                let known = fields.map { $0.name } + ["currency"]
                report(path, .unknownInput(calculator: calculator.name, known: known))
            } else if seen.contains(where: { $0.isSameText(as: input.name) }) {
                report(path, .repeated)
            }
            seen.append(input.name)
        }
        readCurrency()
    }

    @inline(never)
    private mutating func readCurrency() {
        guard let typed = text("currency") else { return }
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

    @inline(never)
    func isGiven(_ name: String) -> Bool {
        raw.contains { $0.name.isSameText(as: name) }
    }

    @inline(never)
    private func value(_ name: String) -> RawInput.Value? {
        for input in raw where input.name.isSameText(as: name) { return input.value }
        return nil
    }

    /// The text of an input. Reports an input that is a list.
    @inline(never)
    private mutating func text(_ name: String) -> String? {
        switch value(name) {
        case .text(let typed): return typed
        case .entries:
            report(.init(name), .textExpected)
            return nil
        case nil: return nil
        }
    }

    // MARK: - One input

    /// Reads the input `name` by `parse`, which receives the typed text, and records its quantity.
    /// Reports a required input that is missing.
    mutating func read<Value>(
        _ name: String, _ parse: (String) throws(InputProblem.Kind.Failure) -> Value,
        _ quantity: (Value) -> Quantity
    ) -> Value? {
        guard let given = given(name) else { return nil }
        do {
            let value = try parsed(given.text, parse)
            record(given.field, quantity(value), isDefault: given.isDefault, english)
            return value
        } catch {
            report(.init(name), error.kind)
            return nil
        }
    }

    /// Reads the input `name` by `parse`, and records the typed text.
    mutating func readPhrase<Value>(
        _ name: String, _ parse: (String) throws(InputProblem.Kind.Failure) -> Value
    ) -> Value? {
        guard let given = given(name) else { return nil }
        do {
            let value = try parsed(given.text, parse)
            record(
                given.field, phrase?.quantity ?? .text(given.text), isDefault: given.isDefault,
                english)
            return value
        } catch {
            report(.init(name), error.kind)
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

    /// The typed text of an input, or its default. Reports a required input that is missing.
    @inline(never)
    private mutating func given(
        _ name: String
    ) -> (field: InputField, text: String, isDefault: Bool)? {
        guard let index = index(of: name) else { return nil }
        lastFieldIndex = index
        let field = fields[index]
        if isGiven(name) {
            guard let typed = text(name) else { return nil }
            return (field, typed, false)
        }
        switch field.requirement {
        case .required: report(.init(name), .missing(example: field.example))
        case .optional: break
        case .defaults(let standard): return (field, standard, true)
        case .defaultsByCountry: return (field, aprLaw.rawValue, true)
        }
        return nil
    }

    @inline(never)
    mutating func record(
        _ field: InputField, _ quantity: Quantity, isDefault: Bool,
        _ english: RawInput.Value? = nil
    ) {
        var input = NormalisedInput(
            name: field.name, label: field.label, quantity: quantity, isDefault: isDefault,
            english: english)
        if case .entries(let columns) = field.syntax { input.columns = columns }
        inputs.append(input)
    }

    /// Records the English of an input that was typed in another language.
    mutating func record(english: RawInput.Value, of name: String) {
        guard let index = inputs.lastIndex(where: { $0.name.isSameText(as: name) }) else { return }
        inputs[index].english = english
    }

    /// Replaces the recorded quantity of an input.
    mutating func replaceQuantity(of name: String, with quantity: Quantity) {
        guard let index = inputs.lastIndex(where: { $0.name.isSameText(as: name) }) else { return }
        let earlier = inputs[index]
        inputs[index] = NormalisedInput(
            name: earlier.name, label: earlier.label, quantity: quantity,
            isDefault: earlier.isDefault, english: earlier.english)
    }

    /// The English of the last text, if it was typed in another language.
    private var english: RawInput.Value? { phrase.map { .text($0.english) } }

    @inline(never)
    func field(_ name: String) -> InputField? {
        index(of: name).map { fields[$0] }
    }

    @inline(never)
    private func index(of name: String) -> Int? {
        for index in lastFieldIndex..<fields.count where fields[index].name.isSameText(as: name) {
            return index
        }
        for index in 0..<lastFieldIndex where fields[index].name.isSameText(as: name) {
            return index
        }
        return nil
    }

    // MARK: - A list

    /// Reads a list input. `parse` reads one entry, and reports problems with the path of the
    /// entry.
    mutating func readEntries<Entry>(
        _ name: String,
        _ parse: (inout InputReader, EntryReader) -> (Entry, [NamedQuantity])?
    ) -> [Entry] {
        var entries: [Entry] = []
        readRows(name) { reader, row in
            guard let (entry, named) = parse(&reader, row) else { return nil }
            entries.append(entry)
            return named
        }
        return entries
    }

    /// Reads a list input row by row, and records the quantities of each row.
    @inline(never)
    private mutating func readRows(
        _ name: String, _ parse: (inout InputReader, EntryReader) -> [NamedQuantity]?
    ) {
        guard let field = field(name), case .entries(let columns) = field.syntax else { return }
        guard let rows = rows(name, field, columns) else { return }
        var quantities: [[NamedQuantity]] = []
        foreign = []
        for (index, row) in rows.enumerated() {
            checkFields(of: row, columns, name, index)
            let reader = EntryReader(input: name, index: index, fields: row)
            if let named = parse(&self, reader) { quantities.append(named) }
        }
        record(
            field, .entries(quantities), isDefault: false,
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

    /// The rows of a list; nil where none are given, or where the input is not a list.
    private mutating func rows(
        _ name: String, _ field: InputField, _ columns: [InputField]
    ) -> [[RawInput.Field]]? {
        switch value(name) {
        case nil: return nil
        case .entries(let given): return given
        case .text(let typed) where TypedText.trimmed(typed).isEmpty: return nil
        case .text(let typed):
            if let rows = EntryText.split(typed, columns.map { $0.name }) { return rows }
            report(.init(name), .entriesExpected(example: field.example))
            return nil
        }
    }

    @inline(never)
    private mutating func checkFields(
        of row: [RawInput.Field], _ columns: [InputField], _ name: String, _ index: Int
    ) {
        for (position, field) in row.enumerated() {
            let path = InputProblem.Path(name, entry: index, field: field.name)
            if !columns.contains(where: { $0.name.isSameText(as: field.name) }) {
                report(path, .unknownField(known: columns.map { $0.name }))
            } else if row[..<position].contains(where: { $0.name.isSameText(as: field.name) }) {
                report(path, .repeated)
            }
        }
        for column in columns where column.isRequired {
            if !row.contains(where: { $0.name.isSameText(as: column.name) }) {
                report(
                    .init(name, entry: index, field: column.name), .missing(example: column.example)
                )
            }
        }
    }
}

/// The fields of one entry of a list input.
struct EntryReader {
    let input: String
    let index: Int
    let fields: [RawInput.Field]

    /// Reads a field if it is given. Reports problems to `reader`.
    func read<Value>(
        _ name: String, _ reader: inout InputReader,
        _ parse: (String) throws(InputProblem.Kind.Failure) -> Value
    ) -> Value? {
        guard let typed = text(name) else { return nil }
        do {
            let value = try reader.parsed(typed, parse)
            if let phrase = reader.phrase {
                reader.foreign.append((index, name, phrase.english))
            }
            return value
        } catch {
            reader.report(.init(input, entry: index, field: name), error.kind)
            return nil
        }
    }

    @inline(never)
    private func text(_ name: String) -> String? {
        for field in fields where field.name.isSameText(as: name) { return field.text }
        return nil
    }

    @inline(never)
    func isGiven(_ name: String) -> Bool {
        fields.contains { $0.name.isSameText(as: name) }
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
