/// The values of a slider around a typed value: from zero to about twice as much, in round steps.
public struct InputRange: Equatable, Sendable {
    /// The least value.
    public let lowest: ExactDecimal
    /// The largest value.
    public let highest: ExactDecimal
    /// The distance between two values.
    public let step: ExactDecimal
    /// The value that was typed.
    public let value: ExactDecimal
    /// The text after the number, as typed: `%`, ` years`.
    public let unit: String

    /// Makes the range of a field around `typed`. Returns nil for a field that is not a single
    /// number, and for text that is not one number with at most a unit.
    public init?(_ field: InputField, around typed: String, _ convention: NumberConvention) {
        if typed.isEmpty { return nil }
        var text = TypedText(typed)
        text.skipSpaces()
        guard let value = try? text.scanNumber(convention), !value.isNegative,
            !text.mayBeThousands
        else { return nil }
        let rest = text.bytes[text.position...]
        unit = String(bytes: Array(rest))
        self.value = value
        switch field.syntax {
        case .money:
            guard rest.isEmpty, value != .zero, let highest = Self.round(notBelowTwice: value)
            else { return nil }
            lowest = .zero
            self.highest = highest
            step = Self.part(highest, 5, scale: 3)
        case .rate:
            guard rest.last == UInt8(ascii: "%"), let highest = Self.round(notBelowTwice: value)
            else { return nil }
            lowest = .zero
            self.highest = max(highest, ExactDecimal(20))
            step = Self.part(self.highest, 25, scale: 4)
        case .term:
            guard value.scale == 0, value != .zero, rest.allSatisfy({ !Self.isDigit($0) }),
                let highest = Self.round(notBelowTwice: value)
            else { return nil }
            lowest = ExactDecimal(1)
            self.highest = highest
            step = ExactDecimal(1)
        default: return nil
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    /// The smallest of 1, 2, 4, 5, 6 and 8 times a power of ten that is at least twice the value;
    /// nil where that exceeds the limits of a number.
    private static func round(notBelowTwice value: ExactDecimal) -> ExactDecimal? {
        let double = ExactDecimal(value.coefficient * 2, scale: value.scale)
        for exponent in 0...18 {
            let power = ExactDecimal.powerOfTen(exponent)
            for digit: Int128 in [1, 2, 4, 5, 6, 8] where double <= ExactDecimal(digit * power) {
                return ExactDecimal(digit * power)
            }
        }
        return nil
    }

    /// `numerator` / 10^`scale` of a round number.
    private static func part(_ highest: ExactDecimal, _ numerator: Int128, scale: Int)
        -> ExactDecimal
    {
        ExactDecimal(highest.coefficient * numerator, scale: highest.scale + scale)
    }
}
