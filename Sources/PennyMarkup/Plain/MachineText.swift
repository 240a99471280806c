import PennyEngine

/// Values as tools read them: `1264.14`, `0.0625`, `2026-11-20`, whatever the
/// reader's locale is.
enum MachineText {
    static func text(_ quantity: Quantity, _ currency: Currency) -> String {
        switch quantity {
        case .money(let minorUnits): money(minorUnits, currency)
        case .change(.money(let minorUnits)): money(minorUnits, currency)
        case .change(.count(let count)): ExactDecimal(Int128(count)).text()
        case .change(.number(let number)), .change(.points(let number)): number.text()
        case .rate(let rate): rate.text()
        case .unitPrice(let price, let decimals): price.text(decimals: decimals)
        case .percentage(let percent, let decimals): percent.text(decimals: decimals)
        case .number(let number): number.text()
        case .count(let count): ExactDecimal(Int128(count)).text()
        case .duration(let term): term.text
        case .date(let date): date.isoText
        case .choice(let word): word
        case .text(let words), .link(let words, _): words
        case .entries: ""
        }
    }

    /// The value that a text stands for, of the kind of another one; the text itself
    /// where it is none.
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

    /// A cell of a table, without quotes of any kind.
    static func append(
        _ table: Table, row: Int, column: Int, _ currency: Currency, to out: inout [UInt8]
    ) {
        let kind = table.columns[column].kind
        if case .value = kind {
            out.append(text(table.value(row: row, column: column), currency))
        } else {
            append(table.cell(row: row, column: column), kind, currency, to: &out)
        }
    }

    private static func append(
        _ cell: Int64, _ kind: Table.Column.Kind, _ currency: Currency, to out: inout [UInt8]
    ) {
        switch kind {
        case .money:
            appendDecimal(
                Int128(cell), scale: currency.minorUnitDigits, decimals: currency.minorUnitDigits,
                to: &out)
        case .permille: appendDecimal(Int128(cell), scale: 3, to: &out)
        case .ordinal, .value: appendDecimal(Int128(cell), scale: 0, to: &out)
        case .date: CivilDate(dayNumber: Int(cell))?.appendISO(to: &out)
        }
    }

    private static func money(_ minorUnits: Int64, _ currency: Currency) -> String {
        var out: [UInt8] = []
        append(minorUnits, .money, currency, to: &out)
        return String(bytes: out)
    }
}
