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

    /// A yearly rate as a number of percent.
    static func percent(_ quantity: Quantity?) -> LinkedData? {
        guard case .rate(let rate) = quantity else { return nil }
        return .number(ExactDecimal(rate.coefficient * 100, scale: rate.scale).text())
    }

    /// A length of time, in the codes of UN/CEFACT that schema.org asks for.
    static func term(_ quantity: Quantity?) -> LinkedData? {
        guard case .duration(let term) = quantity else { return nil }
        let code: String? =
            switch term.unit {
            case .years: "ANN"
            case .months: "MON"
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
