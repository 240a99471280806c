public import PennyEngine

/// Writes the fields of a calculator's form with what was typed. The form element
/// itself is the page's; a browser's module writes its content anew.
public struct FormHTML {
    private let fields: [InputField]
    private let inputs: [RawInput]
    private let controls: FieldHTML

    /// - Parameter numbers: writes the labels, for the readers of the page.
    public init(
        _ fields: [InputField], _ inputs: [RawInput], _ defaults: InputDefaults,
        _ numbers: NumberWriter
    ) {
        self.fields = fields
        self.inputs = inputs
        var currency = defaults.currency
        if case .text(let typed)? = Self.value("currency", inputs),
            let known = Currency(code: typed)
        {
            currency = known
        }
        controls = FieldHTML(currency, defaults, numbers)
    }

    /// The fields that nothing is typed into, each by itself.
    func blankFields() -> [[UInt8]] {
        (fields + [InputField.currency]).map { field in
            var out = Bytes()
            append(field, &out)
            return out.bytes
        }
    }

    /// The fields that are given or needed, then the others, folded.
    public func content() -> Bytes {
        content { field, _, out in append(field, &out) }
    }

    /// The same, with the fields that nothing is typed into from a blank form of the same
    /// defaults.
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
        var others: [Int] = []
        for index in all.indices {
            if isGiven(all[index]) || all[index].requirement.isRequired {
                append(all[index], index, &out)
            } else {
                others.append(index)
            }
        }
        if others.isEmpty { return out }
        out.raw("<details class=\"more\">\n<summary>")
        controls.numbers.append(FormWords.moreInputs, to: &out)
        out.raw("</summary>\n")
        for index in others { append(all[index], index, &out) }
        out.raw("</details>\n")
        return out
    }

    private func append(_ field: InputField, _ out: inout Bytes) {
        let value = Self.value(field.name, inputs)
        guard case .entries(let columns) = field.syntax else {
            var typed = ""
            if case .text(let text)? = value { typed = text }
            let name = FieldHTML.Name(field.name)
            controls.append(field, name, typed, slides: true, to: &out)
            return
        }
        switch value {
        case nil: EntriesHTML(controls, field, columns).append([], to: &out)
        case .entries(let entries):
            EntriesHTML(controls, field, columns).append(entries, to: &out)
        case .text(let line):
            // What cannot be split is shown as it was typed.
            if let entries = EntryText.split(line, columns.map { $0.name }) {
                EntriesHTML(controls, field, columns).append(entries, to: &out)
            } else {
                controls.append(field, FieldHTML.Name(field.name), line, slides: false, to: &out)
            }
        }
    }

    private func isGiven(_ field: InputField) -> Bool {
        switch Self.value(field.name, inputs) {
        case nil: false
        case .text(let text): !text.bytes.isEmpty
        case .entries(let entries): !entries.isEmpty
        }
    }

    private static func value(_ name: String, _ inputs: [RawInput]) -> RawInput.Value? {
        for input in inputs where input.name.isSameText(as: name) { return input.value }
        return nil
    }
}
