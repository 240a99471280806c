public import PennyEngine

/// What makes two sets the same: the kind and the inputs as they were understood,
/// defaults included. Titles, dates and notes do not count, nor does 5 against 5.00 or
/// 30 years against 360 months.
public struct SetIdentityText {
    private let result: Calculation

    public init(_ result: Calculation) { self.result = result }

    /// Lines that two sets share when they are the same, and else do not.
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
        // Scenarios name sets, whose own inputs are what they compare.
        for member in result.members { out.append(SetIdentityText(member).lines().bytes) }
        return out
    }

    /// A value of the result, as these lines have it.
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
            // Words may hold the marks that stand between values here.
            out.plain(EntryText.quoted(text))
        }
    }
}
