import PennyNaturals

/// An exact fraction with a sign, in lowest terms; zero is not negative.
public struct SignedFraction: Equatable, Sendable {
    /// Whether the value is below zero.
    public let isNegative: Bool
    /// The value without its sign, in lowest terms.
    let magnitude: ExactFraction

    /// The number 0.
    public static let zero = SignedFraction(ExactDecimal.zero)

    init(isNegative: Bool, _ magnitude: ExactFraction) {
        self.magnitude = magnitude.reduced
        self.isNegative = isNegative && !magnitude.numerator.isZero
    }

    /// Makes the fraction with the value of a decimal.
    public init(_ decimal: ExactDecimal) {
        self.init(isNegative: decimal.isNegative, ExactFraction(decimal))
    }

    /// Whether the value is 0.
    public var isZero: Bool { magnitude.numerator.isZero }

    var negated: Self { Self(isNegative: !isNegative, magnitude) }

    /// The value as a decimal; nil unless 18 decimals and an `Int128` of digits hold it exactly.
    public var exactDecimal: ExactDecimal? {
        let scale = ExactDecimal.maximumScale
        let (digits, rest) = scaled(scale).quotientAndRemainder(dividingBy: magnitude.denominator)
        guard rest.isZero, let coefficient = digits.int128 else { return nil }
        return ExactDecimal(isNegative ? -coefficient : coefficient, scale: scale)
    }

    /// The value rounded half-up to at most `decimals` decimals, and whether rounding changed it.
    /// Nil where an `Int128` cannot hold the digits.
    public func rounded(decimals: Int) -> (value: ExactDecimal, isRounded: Bool)? {
        let scale = min(max(decimals, 0), ExactDecimal.maximumScale)
        let shifted = ExactFraction(scaled(scale), over: magnitude.denominator)
        guard let coefficient = shifted.rounded(.halfUp)?.int128 else { return nil }
        let isExact = BigNatural(coefficient.magnitude) * shifted.denominator == shifted.numerator
        return (ExactDecimal(isNegative ? -coefficient : coefficient, scale: scale), !isExact)
    }

    private func scaled(_ decimals: Int) -> BigNatural {
        magnitude.numerator * BigNatural(ExactDecimal.powerOfTen(decimals).magnitude)
    }
}

// MARK: - The four operations

extension SignedFraction {
    static func + (lhs: Self, rhs: Self) -> Self {
        if lhs.isNegative == rhs.isNegative {
            return Self(isNegative: lhs.isNegative, lhs.magnitude + rhs.magnitude)
        }
        let more = lhs.magnitude.saturatingMinus(rhs.magnitude)
        if !more.numerator.isZero { return Self(isNegative: lhs.isNegative, more) }
        return Self(isNegative: rhs.isNegative, rhs.magnitude.saturatingMinus(lhs.magnitude))
    }

    static func * (lhs: Self, rhs: Self) -> Self {
        Self(isNegative: lhs.isNegative != rhs.isNegative, lhs.magnitude * rhs.magnitude)
    }

    func divided(by divisor: Self) -> Self? {
        if divisor.isZero { return nil }
        return Self(isNegative: isNegative != divisor.isNegative, magnitude / divisor.magnitude)
    }
}
