import PennyNaturals

// Arithmetic for charts: the distance between two values, and the position of a value between
// others.
extension ExactDecimal {
    /// The difference of two decimals.
    package func difference(from other: ExactDecimal) -> ExactDecimal { minus(other) }

    /// The share of a larger value in steps of 1/`steps`, rounded down: 3 of 4 in 100 is 75. Both
    /// values are at least 0, and `whole` is more than 0.
    package func share(of whole: ExactDecimal, outOf steps: Int64) -> Int64 {
        let count = ExactFraction(ExactDecimal(Int128(steps)))
        let part = ExactFraction(self) / ExactFraction(whole) * count
        let quotient = part.numerator.quotientAndRemainder(dividingBy: part.denominator).0
        return quotient.int128.map { Int64(clamping: $0) } ?? steps
    }
}
