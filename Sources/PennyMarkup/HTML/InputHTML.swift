import PennyEngine

/// Writes an input's value: a list of several entries as a list, a line each.
struct InputHTML {
    private let numbers: NumberWriter

    init(_ numbers: NumberWriter) { self.numbers = numbers }

    /// Appends the input as a name and its value, for a list of such.
    func append(_ input: NormalisedInput, to out: inout Bytes) {
        out.raw("<div><dt>")
        numbers.append(input.label, to: &out)
        out.raw("</dt><dd>")
        append(input.quantity, to: &out)
        out.raw("</dd></div>\n")
    }

    /// Appends a value.
    func append(_ quantity: Quantity, to out: inout Bytes) {
        if case .entries(let entries) = quantity, !entries.isEmpty {
            append(entries, to: &out)
        } else {
            numbers.append(quantity, to: &out)
        }
    }

    private func append(_ entries: [[NamedQuantity]], to out: inout Bytes) {
        out.raw("<ul class=\"entries\">")
        for entry in entries {
            out.raw("<li>")
            for (index, field) in entry.enumerated() {
                if index > 0 {
                    out.raw(", ")
                    out.escaped(field.name)
                    out.raw(" ")
                }
                numbers.append(field.quantity, to: &out)
            }
            out.raw("</li>")
        }
        out.raw("</ul>")
    }
}
