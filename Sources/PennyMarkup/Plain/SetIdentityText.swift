public import PennyEngine

/// The identity of a set: its kind and its inputs as understood, including defaults. Titles, dates
/// and notes do not count, nor the difference between 5 and 5.00 or 30 years and 360 months.
public struct SetIdentityText {
    private let result: Calculation

    public init(_ result: Calculation) { self.result = result }

    /// Renders lines that are equal for two sets if and only if the sets are the same.
    public func lines() -> Bytes {
        var out = Bytes()
        out.plain(result.calculator.name)
        out.raw("\n")
        out.plain(result.currency.code)
        out.raw("\n")
        for input in result.inputs {
            out.plain(input.name)
            out.raw("=")
            append(input.quantity, &out)
            out.raw("\n")
        }
        // Scenarios name sets, and compare the inputs of those sets.
        for member in result.members { out.append(SetIdentityText(member).lines().bytes) }
        return out
    }

    /// Formats a value of the result as in these lines.
    func text(_ quantity: Quantity) -> Bytes {
        var out = Bytes()
        append(quantity, &out)
        return out
    }

    private func append(_ quantity: Quantity, _ out: inout Bytes) {
        switch quantity {
        case .duration(let term) where term.unit == .years:
            let months = ExactDecimal(term.count.coefficient * 12, scale: term.count.scale)
            append(.duration(TermLength(months, .months)), &out)
        case .entries(let entries):
            for entry in entries {
                out.raw(";")
                for field in entry {
                    out.raw(" ")
                    out.plain(field.name)
                    out.raw("=")
                    append(field.quantity, &out)
                }
            }
        default:
            let text = MachineText.text(quantity, result.currency)
            // Words may contain the separators of these values.
            out.plain(EntryText.quoted(text))
        }
    }
}
