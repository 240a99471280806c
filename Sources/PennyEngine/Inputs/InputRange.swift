/// The values of a slider: from the input's declaration, or what is usual for its syntax, and never
/// from what was typed.
public struct InputRange: Equatable, Sendable {
    /// The least value.
    public let lowest: ExactDecimal
    /// The largest value.
    public let highest: ExactDecimal
    /// The distance between two values.
    public let step: ExactDecimal

    /// Makes the range of a field, with amounts in `currency`. Returns nil for a field that is not
    /// a single number.
    public init?(_ field: InputField, _ currency: Currency) {
        switch field.syntax {
        case .money:
            // Amounts are larger in currencies whose minor unit is worth little.
            let scale: Int64 = currency.minorUnitDigits == 0 ? 100 : 1
            let most = (field.highest ?? 100_000) * scale
            lowest = .zero
            highest = ExactDecimal(Int128(most))
            step = Self.part(most)
        case .rate:
            let most = field.highest ?? 20
            lowest = .zero
            highest = ExactDecimal(Int128(most))
            step = ExactDecimal(Int128(most > 20 ? 25 : 5), scale: 2)
        case .term:
            lowest = ExactDecimal(1)
            highest = ExactDecimal(Int128(field.highest ?? 40))
            step = ExactDecimal(1)
        default: return nil
        }
    }

    /// A two hundredth of a round number.
    private static func part(_ most: Int64) -> ExactDecimal {
        most % 200 == 0
            ? ExactDecimal(Int128(most / 200)) : ExactDecimal(Int128(most) * 5, scale: 3)
    }

    /// The number that `typed` begins with; nil for another text.
    public func number(in typed: String, _ convention: NumberConvention) -> ExactDecimal? {
        var text = TypedText(typed)
        text.skipSpaces()
        guard let value = try? text.scanNumber(convention), !value.isNegative else { return nil }
        return value
    }
}
