import PennyNaturals

/// Bounds the value of a polynomial over a range of factors from 0 to 1, in wide fixed point. It is
/// slower than `NarrowBounds` and precise enough for a proof.
struct WideBounds {
    /// The bounds of a sum, as its positive and negative amounts.
    struct Value {
        let positive: WideFixed
        let negative: WideFixed

        /// The sign of the whole range; nil if it cannot be determined.
        var sign: Int? {
            if positive.low > negative.high { return 1 }
            if negative.low > positive.high { return -1 }
            return nil
        }

        /// The least and the largest magnitude in the direction of `sign`.
        func size(_ sign: Int) -> (least: BigNatural, most: BigNatural) {
            let difference =
                sign > 0
                ? positive.saturatingMinus(negative) : negative.saturatingMinus(positive)
            return (difference.low, difference.high)
        }
    }

    let polynomial: DiscountPolynomial
    let bits: Int

    /// Bounds the sum of amount × exponent^order × factor^exponent for factors from `low` to
    /// `high`, in units of 2^-bits. Returns nil if a weight is too large.
    func value(_ low: BigNatural, _ high: BigNatural, order: Int = 0) -> Value? {
        var bases = [WideFixed(low: low, high: high, fractionBits: bits)]
        let one = BigNatural.one << bits
        var power = WideFixed(low: one, high: one, fractionBits: bits)
        let zero = WideFixed(low: .zero, high: .zero, fractionBits: bits)
        var positive = zero
        var negative = zero
        var reached: Int64 = 0
        for term in polynomial.terms {
            guard let weight = DiscountPolynomial.weight(term, order) else { return nil }
            var rest = term.exponent - reached
            var index = 0
            while rest > 0 {
                if index == bases.count { bases.append(bases[index - 1] * bases[index - 1]) }
                if rest & 1 == 1 { power = power * bases[index] }
                rest >>= 1
                index += 1
            }
            reached = term.exponent
            let size = BigNatural(weight)
            let part = WideFixed(
                low: power.low * size, high: power.high * size, fractionBits: bits)
            if term.amount < 0 { negative = negative + part } else { positive = positive + part }
        }
        return Value(positive: positive, negative: negative)
    }
}
