import PennyEngine

/// Renders an input's value: a list of several entries as an HTML list, one item each.
struct InputHTML {
    private let numbers: NumberWriter

    init(_ numbers: NumberWriter) { self.numbers = numbers }

    /// Appends the input as a name and its value, for a description list.
    func append(_ input: NormalisedInput, to out: inout Bytes) {
        out.raw("<div><dt>")
        numbers.append(input.label, to: &out)
        out.raw("</dt><dd>")
        append(input.quantity, of: input.name, input.columns, to: &out)
        out.raw("</dd></div>\n")
    }

    /// Appends the value of an input.
    ///
    /// - Parameter columns: the fields of a list's entries.
    func append(
        _ quantity: Quantity, of input: String, _ columns: [InputField], to out: inout Bytes
    ) {
        switch quantity {
        case .entries(let entries) where !entries.isEmpty: append(entries, columns, to: &out)
        case .choice(let word): numbers.append(numbers.choice(word, of: input), to: &out)
        default: numbers.append(quantity, to: &out)
        }
    }

    private func append(
        _ entries: [[NamedQuantity]], _ columns: [InputField], to out: inout Bytes
    ) {
        out.raw("<ul class=\"entries\">")
        for entry in entries {
            out.raw("<li>")
            let values = entry.enumerated().map { index, field in
                index == 0 ? field.quantity : .words(labeled(field, columns))
            }
            numbers.append(.value(.list(values, .semicolon)), to: &out)
            out.raw("</li>")
        }
        out.raw("</ul>")
    }

    /// The value with the label of its form field. The first value of an entry has no label.
    private func labeled(_ field: NamedQuantity, _ columns: [InputField]) -> Message {
        for column in columns where column.name.isSameText(as: field.name) {
            return ResultWords.entry(label: column.label, value: field.quantity)
        }
        return .value(field.quantity)
    }
}
