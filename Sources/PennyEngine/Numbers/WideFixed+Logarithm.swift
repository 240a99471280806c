import PennyNaturals

/// Logarithms with a proven error bound: the series of the inverse hyperbolic tangent in interval
/// arithmetic, with 64 bits more than the result.
extension WideFixed {
    /// The extra bits that series are summed with.
    static let guardBits = 64

    /// The natural logarithm of a value known to be at least 1.
    ///
    /// ln(2^k × m) = k × ln 2 + 2 × artanh((m − 1) / (m + 1)), NIST Digital Library
    /// of Mathematical Functions, 4.6.4.
    var logarithm: WideFixed {
        let one = BigNatural.one << fractionBits
        let (low, high) = (max(low, one), max(high, one))
        guard high.bitWidth <= low.bitWidth + 1 else {
            return WideFixed(
                low: WideFixed(point: low, fractionBits).logarithm.low,
                high: WideFixed(point: high, fractionBits).logarithm.high,
                fractionBits: fractionBits)
        }
        let doublings = low.bitWidth - 1 - fractionBits
        let mantissa = WideFixed(low: low, high: high, fractionBits: fractionBits + doublings)
            .converted(to: fractionBits + Self.guardBits)
        let unit = WideFixed(point: .one << mantissa.fractionBits, mantissa.fractionBits)
        let tangent = (mantissa.saturatingMinus(unit) / (mantissa + unit)).inverseTangent
        let twos = Self.logarithmOfTwo(mantissa.fractionBits)
            .multiplied(by: BigNatural(UInt64(doublings)))
        return (tangent + tangent + twos).converted(to: fractionBits)
    }

    /// ln 2 with `bits` binary digits. The precisions that most values need are computed once.
    static func logarithmOfTwo(_ bits: Int) -> WideFixed {
        if bits <= shortLogarithmOfTwo.fractionBits {
            return shortLogarithmOfTwo.converted(to: bits)
        }
        if bits <= longLogarithmOfTwo.fractionBits { return longLogarithmOfTwo.converted(to: bits) }
        return computedLogarithmOfTwo(bits)
    }

    private static let shortLogarithmOfTwo = computedLogarithmOfTwo(
        Precision.steps[0].fractionBits + 3 * guardBits)
    private static let longLogarithmOfTwo = computedLogarithmOfTwo(
        Precision.steps[1].fractionBits + 3 * guardBits)

    /// ln 2 = 2 × artanh(1/3).
    private static func computedLogarithmOfTwo(_ bits: Int) -> WideFixed {
        let third = WideFixed(
            BigNatural.one, over: BigNatural(UInt64(3)), Precision(fractionBits: bits))
        let tangent = third.inverseTangent
        return tangent + tangent
    }

    /// The inverse hyperbolic tangent of a value up to 3/5: z + z³/3 + z⁵/5 …
    ///
    /// The rest of the series after a term t is less than t × z² / (1 − z²) < t.
    private var inverseTangent: WideFixed {
        let square = self * self
        var power = self
        var sum = self
        var divisor: UInt64 = 1
        while power.high > .one {
            power = power * square
            divisor += 2
            sum = sum + power.divided(by: BigNatural(divisor))
        }
        return WideFixed(low: sum.low, high: sum.high + power.high, fractionBits: fractionBits)
    }
}

extension WideFixed {
    /// Makes a value without an error: a whole number of 2^-fractionBits.
    init(point: BigNatural, _ fractionBits: Int) {
        self.init(low: point, high: point, fractionBits: fractionBits)
    }

    /// The same bounds in other units, widened where they do not fit.
    func converted(to bits: Int) -> WideFixed {
        let shift = bits - fractionBits
        return shift >= 0
            ? WideFixed(low: low << shift, high: high << shift, fractionBits: bits)
            : WideFixed(
                low: low >> -shift, high: high.shiftedRightRoundingUp(-shift), fractionBits: bits)
    }

    func multiplied(by whole: BigNatural) -> WideFixed {
        WideFixed(low: low * whole, high: high * whole, fractionBits: fractionBits)
    }

    func divided(by whole: BigNatural) -> WideFixed {
        WideFixed(
            low: low.quotientAndRemainder(dividingBy: whole).0,
            high: high.dividedRoundingUp(by: whole), fractionBits: fractionBits)
    }
}
