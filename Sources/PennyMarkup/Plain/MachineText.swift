import PennyEngine

/// Values in the format of tools: `1264.14`, `0.0625`, `2026-11-20`, in every locale.
enum MachineText {
    static func text(_ quantity: Quantity, _ currency: Currency) -> String {
        var out: [UInt8] = []
        append(quantity, currency, to: &out)
        return String(bytes: out)
    }

    @inline(never)
    static func append(_ quantity: Quantity, _ currency: Currency, to out: inout [UInt8]) {
        switch quantity {
        case .money(let amount), .change(.money(let amount)):
            let scale = currency.minorUnitDigits
            appendDecimal(Int128(amount), scale: scale, to: &out)
        case .rate(let number), .number(let number), .change(.number(let number)),
            .change(.points(let number)):
            append(number, to: &out)
        case .unitPrice(let number, let decimals), .percentage(let number, let decimals):
            append(number, decimals: decimals, to: &out)
        case .count(let count), .change(.count(let count)), .change(.months(let count)):
            appendDecimal(Int128(count), scale: 0, to: &out)
        case .duration(let term): out.append(term.text)
        case .date(let date): date.appendISO(to: &out)
        case .choice(let words), .text(let words), .link(let words, _): out.append(words)
        case .words(_, let machine): out.append(machine)
        case .list(let items, let style):
            for (index, item) in items.enumerated() {
                if index > 0 { out.append(style.joiner(isLast: index == items.count - 1)) }
                append(item, currency, to: &out)
            }
        case .entries: break
        }
    }

    private static func append(
        _ number: ExactDecimal, decimals: Int = 0, to out: inout [UInt8]
    ) {
        appendDecimal(number.coefficient, scale: number.scale, decimals: decimals, to: &out)
    }

    /// Parses a text as a value of the same kind as another one; the text itself if that fails.
    static func quantity(
        _ text: String, like other: Quantity, _ currency: Currency
    ) -> Quantity {
        guard let number = ExactDecimal(plain: text) else { return .text(text) }
        switch other {
        case .money, .change(.money):
            guard let amount = minorUnits(of: number, currency) else { return .text(text) }
            if case .money = other { return .money(amount) }
            return .change(.money(amount))
        case .rate: return .rate(number)
        case .unitPrice(_, let decimals): return .unitPrice(number, decimals: decimals)
        case .percentage(_, let decimals): return .percentage(number, decimals: decimals)
        case .number: return .number(number)
        case .change(.number): return .change(.number(number))
        case .change(.points): return .change(.points(number))
        default: return .text(text)
        }
    }

    private static func minorUnits(of number: ExactDecimal, _ currency: Currency) -> Int64? {
        guard number.scale <= currency.minorUnitDigits else { return nil }
        return Int64(exactly: number.coefficient(scale: currency.minorUnitDigits))
    }
}

extension ListStyle {
    /// The text between items, for tools and for readers without a catalog.
    package func joiner(isLast: Bool) -> String {
        switch self {
        case .and where isLast: " and "
        case .or where isLast: " or "
        case .and, .or, .comma: ", "
        case .semicolon: "; "
        case .plus: " + "
        }
    }
}
