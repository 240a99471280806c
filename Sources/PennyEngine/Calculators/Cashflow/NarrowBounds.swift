/// Determines the sign of a polynomial over a range of factors from 0 to 1. It uses interval
/// arithmetic in machine words, with one end rounded down and the other up. It is fast and correct,
/// but cannot decide every range.
struct NarrowBounds {
    /// The factor 1 in units of 2^-63.
    static let one: UInt64 = 1 << 63

    private let gaps: [UInt64]
    private let isNegative: [Bool]
    /// The magnitudes of amount × exponent^order for each order, as far as the sums allow.
    private let weights: [(sizes: [UInt128], shift: UInt128)?]
    private let squares: Int

    init(_ polynomial: DiscountPolynomial) {
        var gaps: [UInt64] = []
        var reached: Int64 = 0
        var widest: UInt64 = 0
        for term in polynomial.terms {
            let gap = (term.exponent - reached).magnitude
            gaps.append(gap)
            widest = max(widest, gap)
            reached = term.exponent
        }
        self.gaps = gaps
        squares = 64 - widest.leadingZeroBitCount
        isNegative = polynomial.terms.map { $0.amount < 0 }
        weights = [0, 1, 2].map { Self.weights(polynomial, $0) }
    }

    private static func weights(
        _ polynomial: DiscountPolynomial, _ order: Int
    ) -> (sizes: [UInt128], shift: UInt128)? {
        var weights: [UInt128] = []
        var sum: UInt128 = 0
        for term in polynomial.terms {
            guard let weight = DiscountPolynomial.weight(term, order) else { return nil }
            weights.append(weight)
            sum += weight
            if sum >> 124 != 0 { return nil }
        }
        let shift = UInt128(max(sum.leadingZeroBitCount - 4, 0))
        return (weights.map { $0 << shift }, shift)
    }

    /// Bounds the power of each term for all factors from `low` to `high`. Returns one pair a term.
    func powers(_ low: UInt64, _ high: UInt64) -> [(low: UInt64, high: UInt64)] {
        var bases: [(low: UInt64, high: UInt64)] = []
        var base = (low: low, high: high)
        for _ in 0..<squares {
            bases.append(base)
            base = (Self.down(base.low, base.low), Self.up(base.high, base.high))
        }
        var powers: [(low: UInt64, high: UInt64)] = []
        powers.reserveCapacity(gaps.count)
        var power = (low: Self.one, high: Self.one)
        for gap in gaps {
            var rest = gap
            var index = 0
            while rest > 0 {
                if rest & 1 == 1 {
                    power.low = Self.down(power.low, bases[index].low)
                    power.high = Self.up(power.high, bases[index].high)
                }
                rest >>= 1
                index += 1
            }
            powers.append(power)
        }
        return powers
    }

    /// The bounds of a sum, in units of 2^-shift of a minor unit.
    private struct Sum {
        var positive: (low: UInt128, high: UInt128) = (0, 0)
        var negative: (low: UInt128, high: UInt128) = (0, 0)
        let shift: UInt128

        var sign: Int? {
            if positive.low > negative.high { return 1 }
            if negative.low > positive.high { return -1 }
            return nil
        }

        /// The least magnitude of a sum that has a sign.
        var least: UInt128 {
            positive.low > negative.high
                ? positive.low - negative.high : negative.low - positive.high
        }

        /// The largest magnitude in either direction.
        var most: UInt128 {
            let above = positive.high > negative.low ? positive.high - negative.low : 0
            let below = negative.high > positive.low ? negative.high - positive.low : 0
            return max(above, below)
        }
    }

    private func sum(_ powers: [(low: UInt64, high: UInt64)], order: Int) -> Sum? {
        guard let weights = weights[order] else { return nil }
        var sum = Sum(shift: weights.shift)
        for index in 0..<powers.count {
            let low = Self.product(weights.sizes[index], powers[index].low)
            let high = Self.product(weights.sizes[index], powers[index].high) + 1
            if isNegative[index] {
                sum.negative.low += low
                sum.negative.high += high
            } else {
                sum.positive.low += low
                sum.positive.high += high
            }
        }
        return sum
    }

    /// The sign of the sum of amount × exponent^order × power over the whole range; nil if it may
    /// change or cannot be determined.
    func sign(_ powers: [(low: UInt64, high: UInt64)], order: Int) -> Int? {
        sum(powers, order: order)?.sign
    }

    /// Determines the sign by the mean value theorem, which is sharper: the sum at the middle is
    /// larger than the slope can change it over half the range. In the logarithm of the factor,
    /// half the range is at most (high − low) / (2 × low).
    func sign(
        _ powers: [(low: UInt64, high: UInt64)], middle: [(low: UInt64, high: UInt64)],
        from low: UInt64, to high: UInt64, order: Int
    ) -> Int? {
        guard high - low < low, let value = sum(middle, order: order), let sign = value.sign,
            let slope = sum(powers, order: order + 1)
        else { return nil }
        let half = UInt64((UInt128(high - low) << 62) / UInt128(low)) + 1
        let reach = Self.product(slope.most, half) + 1
        return value.least >> (value.shift - min(slope.shift, value.shift)) > reach ? sign : nil
    }

    func sign(at factor: UInt64) -> Int? { sign(powers(factor, factor), order: 0) }

    private static func down(_ first: UInt64, _ second: UInt64) -> UInt64 {
        let (high, low) = first.multipliedFullWidth(by: second)
        return high << 1 | low >> 63
    }

    private static func up(_ first: UInt64, _ second: UInt64) -> UInt64 {
        let (high, low) = first.multipliedFullWidth(by: second)
        return (high << 1 | low >> 63) + (low << 1 == 0 ? 0 : 1)
    }

    /// The product of a weight and a power, rounded down.
    private static func product(_ weight: UInt128, _ power: UInt64) -> UInt128 {
        let upper = UInt64(truncatingIfNeeded: weight >> 64)
            .multipliedFullWidth(by: power)
        let lower = UInt64(truncatingIfNeeded: weight).multipliedFullWidth(by: power)
        return (UInt128(upper.high) << 65 | UInt128(upper.low) << 1)
            + UInt128(lower.high << 1 | lower.low >> 63)
    }
}
