/// The values that a slider offers around one that was typed: from nothing to about
/// twice as much, in steps that read well.
public struct InputRange: Equatable, Sendable {
    /// The least value.
    public let lowest: ExactDecimal
    /// The largest value.
    public let highest: ExactDecimal
    /// How far apart the values are.
    public let step: ExactDecimal
    /// The value that was typed.
    public let value: ExactDecimal
    /// What stands behind the number, as it was typed: `%`, ` years`.
    public let unit: String

    /// The range of a field around `typed`; nil for a field that is no single number, and
    /// where what was typed is none, or is more than a number and its unit.
    public init?(_ field: InputField, around typed: String, _ convention: NumberConvention) {
        if typed.isEmpty { return nil }
        var text = TypedText(typed)
        text.skipSpaces()
        guard let value = try? text.takeNumber(convention), !value.isNegative,
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

    /// The least of 1, 2, 4, 5, 6 and 8 times a power of ten that is not below twice the
    /// value; nil for one that is beyond the limits of a number.
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
