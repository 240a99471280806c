import PennyNaturals

// What a drawing needs of values: how far apart they are, and where between two others.
extension ExactDecimal {
    /// The difference of two decimals as people write them.
    package func difference(from other: ExactDecimal) -> ExactDecimal { minus(other) }

    /// How many of `steps` the value is of a larger one, dropping the rest: 3 of
    /// 4 in 100 is 75. Both are at least 0, and the whole is more than that.
    package func share(of whole: ExactDecimal, outOf steps: Int64) -> Int64 {
        let count = ExactFraction(ExactDecimal(Int128(steps)))
        let part = ExactFraction(self) / ExactFraction(whole) * count
        let quotient = part.numerator.quotientAndRemainder(dividingBy: part.denominator).0
        return quotient.int128.map { Int64(clamping: $0) } ?? steps
    }
}
