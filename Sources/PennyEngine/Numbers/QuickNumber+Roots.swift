import PennyNaturals

/// Roots with a proven error bound.
extension QuickNumber {
    /// The most steps of Newton's iteration that a value from a half to two needs.
    private static let maximumSteps = 10
    /// The highest power that is computed here; higher ones are left to wide numbers.
    private static let highest: Int128 = 1 << 20

    /// The `degree`-th root of a value from a half to two; nil for any other value.
    ///
    /// The bound holds for any guess g of the root of a: the root is g × (a ÷ gⁿ)^(1/n), and a
    /// power with an exponent below 1 lies nearer to one than its base.
    func root(_ degree: Int) -> Self? {
        if degree == 1 { return self }
        guard Self.isForEveryFormula, exponent == -128 || exponent == -127,
            mantissa.leadingZeroBitCount == 0
        else { return nil }
        let guess = guessedRoot(degree)
        let (above, below) = differences(self / guess.power(degree), QuickNumber(1, exponent: 0))
        return guess.widened(by: guess * (above + below))
    }

    /// A guess by Newton's iteration from the tangent at one, which lies above the root.
    private func guessedRoot(_ degree: Int) -> Self {
        let one = QuickNumber(1, exponent: 0)
        let times = QuickNumber(UInt128(degree), exponent: 0)
        let (above, below) = differences(self, one)
        var guess = (one + above / times).saturatingMinus(below / times).middle
        for _ in 0..<Self.maximumSteps {
            let power = guess.power(degree)
            let (more, less) = differences(power, self)
            if !more.isPositive, !less.isPositive { break }
            let step = guess / (times * power)
            guess = (guess + less * step).saturatingMinus(more * step).middle
        }
        return guess
    }

    private func differences(_ first: Self, _ second: Self) -> (above: Self, below: Self) {
        (first.saturatingMinus(second), second.saturatingMinus(first))
    }

    /// The same value without an error.
    private var middle: Self { isUnknown ? self : Self(mantissa, exponent: exponent) }

    /// This value, which has no error, with `other` as its error; nil where that is too large.
    private func widened(by other: Self) -> Self? {
        guard !isUnknown, !other.isUnknown, other.exponent <= exponent else { return nil }
        let off = other.aligned(to: exponent)
        guard off.mantissa < 1 << 59 else { return nil }
        return Self(
            mantissa, error: UInt64(off.mantissa) + off.error, exponent: exponent)
    }

    /// The value to the power of a ratio: a power of a root.
    func power(_ exponent: Ratio) -> Self? {
        guard exponent.numerator > 0, exponent.numerator <= Self.highest,
            exponent.denominator <= Self.highest
        else { return nil }
        return root(Int(exponent.denominator))?.power(Int(exponent.numerator))
    }
}
