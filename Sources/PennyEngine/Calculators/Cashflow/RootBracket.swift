import PennyNaturals

/// Two factors that enclose exactly one zero of a polynomial, with the signs there. They only move
/// closer together.
struct RootBracket {
    let polynomial: DiscountPolynomial
    /// The order of the sum that has the zero: amount × exponent^order × factor^exponent.
    let order: Int
    private(set) var bits: Int
    private(set) var low: BigNatural
    private(set) var high: BigNatural
    let lowSign: Int

    init(
        _ polynomial: DiscountPolynomial, order: Int = 0, _ low: BigNatural, _ high: BigNatural,
        bits: Int, lowSign: Int
    ) {
        self.polynomial = polynomial
        self.order = order
        self.low = low
        self.high = high
        self.bits = bits
        self.lowSign = lowSign
    }

    var factor: WideFixed { WideFixed(low: low, high: high, fractionBits: bits) }

    mutating func widen(to bits: Int) {
        low = low << (bits - self.bits)
        high = high << (bits - self.bits)
        self.bits = bits
    }

    /// Moves the ends as close together as the precision allows, or to 2^-`wanted` of each other.
    ///
    /// Uses Newton's method with bounds instead of values: the zero lies where lines with the
    /// flattest and the steepest slope cross zero. Each iteration squares the width. Returns the
    /// number of sums that were computed.
    mutating func narrow(to wanted: Int) -> Int {
        let bounds = WideBounds(polynomial: polynomial, bits: bits)
        var sums = 0
        for _ in 0..<200 {
            let width = high.saturatingMinus(low)
            if width.bitWidth <= bits - wanted || width.bitWidth <= 2 { break }
            let middle = (low + high) >> 1
            sums += 2
            guard let value = bounds.value(middle, middle, order: order),
                let slope = bounds.value(low, high, order: order + 1)
            else { break }
            if let direction = slope.sign {
                newton(middle, value, slope.size(direction))
            } else if value.sign == nil {
                break
            }
            let isSlow = high.saturatingMinus(low) > width >> 1
            guard isSlow else { continue }
            // The sign at the middle selects the half. Without a sign, the precision is exhausted.
            guard let sign = value.sign else { break }
            if sign == lowSign { low = max(low, middle) } else { high = min(high, middle) }
        }
        return sums
    }

    /// Narrows the bracket by one Newton step. `slope` is the slope in the logarithm of the factor,
    /// so the slope in the factor is slope / factor.
    private mutating func newton(
        _ middle: BigNatural, _ value: WideBounds.Value,
        _ slope: (least: BigNatural, most: BigNatural)
    ) {
        guard !slope.least.isZero else { return }
        // If the sum still has the sign of the low end, the zero is above the middle.
        let above = value.size(lowSign)
        let below = value.size(-lowSign)
        let (start, end) = (low, high)
        let farthest = (above.most * end).dividedRoundingUp(by: slope.least)
        high = min(end, middle + farthest)
        let back = (below.most * end).dividedRoundingUp(by: slope.least)
        low = max(start, middle.saturatingMinus(back))
        if !above.least.isZero {
            let nearest = (above.least * start).quotientAndRemainder(dividingBy: slope.most).0
            low = max(low, middle + nearest)
        }
        if !below.least.isZero {
            let nearest = (below.least * start).quotientAndRemainder(dividingBy: slope.most).0
            high = min(high, middle.saturatingMinus(nearest))
        }
    }
}
