// Units in the reader's language.
extension UnitQuantity {
    private typealias Words = ComparisonWords

    /// The unit of a price as a message argument. Its machine form is English.
    var words: Quantity { .words(message, machine: label) }

    private var message: Message {
        if amount == ExactDecimal(1) { return name(for: amount) }
        return Words.unitAmount(amount: amount, unit: name(for: amount))
    }

    /// The counted items as a column heading: `washes`.
    var counted: Quantity {
        let english = piece?.many ?? unitText
        return .words(name(for: ExactDecimal(10)), machine: english)
    }

    private func name(for amount: ExactDecimal) -> Message {
        guard let piece else { return Words.unitName(unit: unit.symbol, amount: amount) }
        if unit == .each { return Words.unitName(unit: piece.one, amount: amount) }
        return Words.unitOf(
            unit: Words.unitName(unit: unit.symbol, amount: amount),
            pieces: Words.unitName(unit: piece.one, amount: ExactDecimal(10)))
    }
}

extension MeasureUnit {
    /// The symbol as it follows a number.
    var message: Message { ComparisonWords.unitName(unit: symbol, amount: ExactDecimal(1)) }

    /// The unambiguous name of the unit.
    var plainMessage: Message { ComparisonWords.unitName(unit: plainName, amount: ExactDecimal(1)) }
}
