public import PennyEngine

/// Renders the fields of a calculator's form with the typed inputs. The form element itself belongs
/// to the page; the browser's module renders its content again.
public final class FormHTML {
    private let fields: [InputField]
    private let inputs: [RawInput]
    /// The inputs of the page's example, which empty fields show in gray.
    private let example: [RawInput]
    private let controls: FieldHTML
    /// The currency of a set that names none.
    private let currency: Currency
    private let defaults: InputDefaults
    /// The name of the set's inputs that these fields are; nil for the inputs of the form itself.
    private let member: FieldName?

    /// The calculator of the form; nil for a part of it with the inputs of a compared set.
    private let calculator: Calculator?
    /// The offer among several on a page; nil for the only form of a page.
    private let offer: OfferForm?

    /// - Parameters:
    /// - numbers: writes the labels, for the readers of the page.
    /// - example: the inputs that empty fields show in gray; the usual ones where it has none.
    public convenience init(
        _ calculator: Calculator, _ inputs: [RawInput], _ defaults: InputDefaults,
        _ numbers: NumberWriter, example: [RawInput] = [], offer: OfferForm? = nil
    ) {
        self.init(
            calculator.fields, of: calculator, inputs, defaults, numbers, example: example,
            member: nil, offer: offer)
    }

    init(
        _ fields: [InputField], of calculator: Calculator?, _ inputs: [RawInput],
        _ defaults: InputDefaults, _ numbers: NumberWriter, example: [RawInput],
        member: FieldName?, offer: OfferForm? = nil
    ) {
        self.fields = fields
        self.calculator = calculator
        self.offer = offer
        self.defaults = defaults
        self.member = member
        self.inputs = inputs
        self.example = example
        self.currency = defaults.currency
        var currency = defaults.currency
        if case .text(let typed)? = Self.value("currency", inputs),
            let known = Currency(
                typed: typed, own: defaults.currency, symbols: defaults.symbols)
        {
            currency = known
        }
        controls = FieldHTML(currency, defaults, numbers, column: offer?.column ?? "")
    }

    /// The empty fields, each by itself.
    func blankFields() -> [[UInt8]] {
        (fields + [InputField.currency]).map { field in
            var out = Bytes()
            append(field, &out)
            return out.bytes
        }
    }

    /// Renders the common fields, then the others, folded by group. A folded part that contains a
    /// changed input is open.
    public func content() -> Bytes {
        content { field, _, out in append(field, &out) }
    }

    /// Does the same, and copies empty fields from a blank form with the same defaults.
    public func content(filling form: BlankForm) -> Bytes {
        if controls.currency != form.currency { return content() }
        return content { field, index, out in
            if Self.value(field.name, inputs) == nil {
                out.append(form.fields[index])
            } else {
                append(field, &out)
            }
        }
    }

    @inline(__always)
    private func content(_ append: (InputField, Int, inout Bytes) -> Void) -> Bytes {
        var out = Bytes()
        out.reserve(320 * (fields.count + 1))
        let all = fields + [InputField.currency]
        for index in commonFirst(all) { append(all[index], index, &out) }
        for field in all where field.group == .files { appendHidden(field, &out) }
        let isOpen = all.contains {
            group(of: $0) != .common && $0.group != .files && isChanged($0)
        }
        Folding.open("more", FormWords.moreInputs, isOpen, controls.numbers, of: member, &out)
        for index in all.indices where group(of: all[index]) == .more {
            append(all[index], index, &out)
        }
        for group in InputField.Group.named {
            let members = all.indices.filter { self.group(of: all[$0]) == group }
            guard let words = group.words, !members.isEmpty else { continue }
            let isOpen = members.contains { isChanged(all[$0]) }
            Folding.open(words.fold, words.label, isOpen, controls.numbers, of: member, &out)
            for index in members { append(all[index], index, &out) }
            Folding.close(&out)
        }
        Folding.close(&out)
        return out
    }

    private func append(_ field: InputField, _ out: inout Bytes) {
        let value = Self.value(field.name, inputs)
        guard case .entries(let columns) = field.syntax else {
            var typed = ""
            if case .text(let text)? = value { typed = text }
            controls.append(
                field, name(of: field), typed, example: numberInExample(field),
                slides: slides(field), to: &out)
            return
        }
        let list = EntriesHTML(
            controls, field, name(of: field), columns, defaults, calculator,
            example: exampleEntries(field, columns))
        switch value {
        case nil: list.append([], to: &out)
        case .entries(let entries): list.append(entries, to: &out)
        case .text(let line):
            // A text that cannot be split is shown as typed.
            if let entries = EntryText.split(line, columns.map { $0.name }) {
                list.append(entries, to: &out)
            } else {
                controls.append(field, name(of: field), line, slides: false, to: &out)
            }
        }
    }

    private func numberInExample(_ field: InputField) -> String? {
        guard case .text(let text)? = Self.value(field.name, example) else { return nil }
        return FieldHTML.number(text, of: field)
    }

    private func exampleEntries(
        _ field: InputField, _ columns: [InputField]
    ) -> [[RawInput.Field]] {
        switch Self.value(field.name, example) {
        case .entries(let entries): entries
        case .text(let line): EntryText.split(line, columns.map { $0.name }) ?? []
        case nil: []
        }
    }

    /// The indices of the common fields, those first without which there is no result.
    private func commonFirst(_ all: [InputField]) -> [Int] {
        let common = all.indices.filter { group(of: all[$0]) == .common }
        return common.filter { all[$0].requirement.isNeeded }
            + common.filter { !all[$0].requirement.isNeeded }
    }

    /// Whether a field has a slider: those that most people fill in.
    private func slides(_ field: InputField) -> Bool {
        member == nil && offer == nil && field.group == .common
    }

    /// The group of a field in this form. An offer shows its fees at once, and a compared set what
    /// is filled in. As a page has several of these forms, they fold what has a default.
    private func group(of field: InputField) -> InputField.Group {
        if member == nil && offer == nil { return field.group }
        let isShown = offer?.shows(field) == true || (member != nil && isChanged(field))
        if field.group != .files && isShown { return .common }
        return field.group == .common && !field.requirement.isNeeded ? .more : field.group
    }

    private func appendHidden(_ field: InputField, _ out: inout Bytes) {
        guard case .text(let text)? = Self.value(field.name, inputs) else { return }
        FieldHTML.appendHidden(name(of: field), text, to: &out)
    }

    private func name(of field: InputField) -> FieldName {
        member?.field(field.name) ?? FieldName(field.name)
    }

    /// Whether an input differs from its default.
    private func isChanged(_ field: InputField) -> Bool {
        switch Self.value(field.name, inputs) {
        case nil: false
        case .text(let text):
            if case .defaults(let standard) = field.requirement {
                !text.bytes.isEmpty && !text.isSameText(as: standard)
            } else if field.name.isSameText(as: "currency") {
                !text.bytes.isEmpty && !text.isSameText(as: currency.code)
            } else {
                !text.bytes.isEmpty
            }
        case .entries(let entries): !entries.isEmpty
        }
    }

    private static func value(_ name: String, _ inputs: [RawInput]) -> RawInput.Value? {
        for input in inputs where input.name.isSameText(as: name) { return input.value }
        return nil
    }
}
