import PennyEngine

extension LinkedData {
    /// An amount with its currency.
    static func money(_ quantity: Quantity?, _ currency: Currency) -> LinkedData? {
        guard case .money(let minorUnits) = quantity else { return nil }
        let amount = ExactDecimal(Int128(minorUnits), scale: currency.minorUnitDigits)
        return .thing(
            "MonetaryAmount",
            ["currency": .text(currency.code), "value": .number(amount.text())])
    }

    /// A yearly rate as a number of percent, rounded half away from zero to the three
    /// decimals that a page shows of one.
    static func percent(_ quantity: Quantity?) -> LinkedData? {
        guard case .rate(let rate) = quantity else { return nil }
        var (digits, scale) = (rate.coefficient * 100, rate.scale)
        var unit: Int128 = 1
        while scale > 3 { (unit, scale) = (unit * 10, scale - 1) }
        digits = (2 * digits + (digits < 0 ? -unit : unit)) / (2 * unit)
        return .number(ExactDecimal(digits, scale: scale).text())
    }

    /// A length of time, in the codes of UN/CEFACT that schema.org asks for.
    static func term(_ quantity: Quantity?) -> LinkedData? {
        guard case .duration(let term) = quantity else { return nil }
        let code: String? =
            switch term.unit {
            case .years: "ANN"
            case .months: "MON"
            case .days: "DAY"
            case .payments: nil
            }
        return .thing(
            "QuantitativeValue",
            [
                "value": .number(term.count.text()), "unitCode": code.map { .text($0) },
                "unitText": .text(term.unit.name),
            ])
    }

    static func count(_ quantity: Quantity?) -> LinkedData? {
        guard case .count(let count) = quantity else { return nil }
        return .number("\(count)")
    }
}
