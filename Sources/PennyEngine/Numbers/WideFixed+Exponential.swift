import PennyNaturals

/// Exponentials and powers with a proven error bound.
extension WideFixed {
    /// The most binary digits before the point of a result that is computed.
    private static let maximumDoublings = 4096
    /// The number of times that the argument of the series is halved and its result squared.
    private static let halvings = 8

    /// e to the power of the value; nil where that is beyond 2^4096.
    ///
    /// e^x = 2^k × (e^(r / 2^8))^(2^8) with r = x − k × ln 2, the inner power by the
    /// exponential series: NIST Digital Library of Mathematical Functions, 4.2.19.
    var exponential: WideFixed? {
        let one = BigNatural.one << fractionBits
        if high.saturatingMinus(low) > one {
            guard let low = WideFixed(point: low, fractionBits).exponential,
                let high = WideFixed(point: high, fractionBits).exponential
            else { return nil }
            return WideFixed(low: low.low, high: high.high, fractionBits: fractionBits)
        }
        guard let doublings = doublings else { return nil }
        let bits = fractionBits + doublings + Self.guardBits
        let twos = Self.logarithmOfTwo(bits).multiplied(by: BigNatural(UInt64(doublings)))
        var power = converted(to: bits).saturatingMinus(twos).shortExponential
        for _ in 0..<Self.halvings { power = power * power }
        return power.multiplied(by: .one << doublings).converted(to: fractionBits)
    }

    /// A number n with n × ln 2 at most `low`, and less than it by little more than ln 2; nil where
    /// n is more than `maximumDoublings`.
    private var doublings: Int? {
        let bits = fractionBits + Self.guardBits
        let two = Self.logarithmOfTwo(bits).high
        let (quotient, _) = (low << Self.guardBits).quotientAndRemainder(dividingBy: two)
        guard let doublings = quotient.int128, doublings <= Int128(Self.maximumDoublings) else {
            return nil
        }
        return Int(doublings)
    }

    /// e to the power of the value over 2^halvings, for a value below 2.
    ///
    /// The rest of the series after a term t is less than t, as the argument is below a half.
    private var shortExponential: WideFixed {
        let part = WideFixed(
            low: low >> Self.halvings, high: high.shiftedRightRoundingUp(Self.halvings),
            fractionBits: fractionBits)
        var term = WideFixed(point: .one << fractionBits, fractionBits)
        var sum = term
        var number: UInt64 = 0
        while term.high > .one {
            number += 1
            term = (term * part).divided(by: BigNatural(number))
            sum = sum + term
        }
        return WideFixed(low: sum.low, high: sum.high + term.high, fractionBits: fractionBits)
    }

    /// The value to the power of a ratio: e^(exponent × ln value).
    func power(_ exponent: Ratio) -> WideFixed? {
        if exponent.denominator == 1, exponent.numerator > 0, exponent.numerator <= 1 << 20 {
            return power(Int(exponent.numerator))
        }
        let one = BigNatural.one << fractionBits
        if low >= one { return powerAboveOne(exponent) }
        guard let low = Self.power(of: low, fractionBits, exponent),
            let high = Self.power(of: high, fractionBits, exponent)
        else { return nil }
        return WideFixed(low: low.low, high: high.high, fractionBits: fractionBits)
    }

    private func powerAboveOne(_ exponent: Ratio) -> WideFixed? {
        converted(to: fractionBits + Self.guardBits).logarithm
            .multiplied(by: BigNatural(exponent.numerator.magnitude))
            .divided(by: BigNatural(exponent.denominator.magnitude))
            .exponential?.converted(to: fractionBits)
    }

    private static func power(
        of point: BigNatural, _ bits: Int, _ exponent: Ratio
    ) -> WideFixed? {
        let one = WideFixed(point: .one << bits, bits)
        let value = WideFixed(point: point, bits)
        if exponent.numerator == 0 { return one }
        if point.isZero { return value }
        if point >= one.low { return value.powerAboveOne(exponent) }
        return (one / value).powerAboveOne(exponent).map { one / $0 }
    }

    /// The number of times that `base` is multiplied by itself to give the value: ln value / ln
    /// base. Both are known to be at least 1, and the base to be more.
    func logarithm(base: WideFixed) -> WideFixed? {
        let bits = fractionBits + Self.guardBits
        return (converted(to: bits).logarithm / base.converted(to: bits).logarithm)
            .converted(to: fractionBits)
    }
}
