import PennyNaturals

/// Converts the factor of a time unit to a rate: 1 + rate is the factor or its reciprocal, to the
/// power of the units in a period.
struct RateScale {
    /// The number of decimals that rates are rounded to, half up.
    static let decimals = 14

    let unitsAYear: Int
    /// Whether factors are growth factors below 1. Otherwise they are discount factors.
    let isLoss: Bool

    /// The lowest factor to search. Below it, rates are out of range or the first amount outweighs
    /// all others, whatever their signs (Cauchy).
    func lowestFactor(_ polynomial: DiscountPolynomial) -> UInt64 {
        var largest: UInt64 = 0
        for term in polynomial.terms { largest = max(largest, term.amount.magnitude) }
        let first = polynomial.terms.first?.amount.magnitude ?? 1
        let bound = (UInt128(first) << 63) / (UInt128(first) + UInt128(largest))
        var lowest = max(UInt64(bound), 1)
        // 2^(-70 / units) ≥ 1 − 49 / units, and 2^70 is beyond the highest rate.
        if unitsAYear > 49 {
            let part = NarrowBounds.one / UInt64(unitsAYear) * UInt64(unitsAYear - 49)
            lowest = max(lowest, part)
        }
        return lowest
    }

    /// The rate of a bracket; nil if it is out of range.
    func rate(of bracket: RootBracket) throws(CalculationError) -> ExactDecimal? {
        var bracket = bracket
        for precision in Precision.steps {
            if bracket.bits > precision.fractionBits { continue }
            bracket.widen(to: precision.fractionBits)
            _ = bracket.narrow(to: precision.fractionBits - 24)
            let growth = growth(bracket.factor)
            if isOutside(growth) { return nil }
            if let rate = rounded(growth, .halfUp) { return rate }
        }
        let growth = growth(bracket.factor)
        let tie = rounded(growth, decimals: Self.decimals + 1, .halfUp)
        guard let tie, isZero(bracket.polynomial, at: tie) else { throw .undecided }
        let coefficient = tie.coefficient(scale: Self.decimals + 1)
        return ExactDecimal(coefficient.divided(by: 10, .halfUp), scale: Self.decimals)
    }

    /// Whether the polynomial is exactly zero at the factor of a rate. Supports only a unit that is
    /// a whole period: the factor of a day is not a fraction.
    func isZero(_ polynomial: DiscountPolynomial, at rate: ExactDecimal) -> Bool {
        guard unitsAYear == 1 else { return false }
        let one = ExactDecimal.powerOfTen(rate.scale)
        let growth = BigNatural((one + rate.coefficient).magnitude)
        let unit = BigNatural(one.magnitude)
        return isLoss
            ? polynomial.isZero(at: growth, over: unit) : polynomial.isZero(at: unit, over: growth)
    }

    /// The interval of rates between two factors in units of 2^-63.
    func stretch(_ low: UInt64, _ high: UInt64) -> RateRoots.Stretch {
        let ends = [low, high].map { end in
            growth(WideFixed(point: BigNatural(end), 63).converted(to: RootIsolation.wideBits))
        }
        let (least, most) = isLoss ? (ends[0], ends[1]) : (ends[1], ends[0])
        return RateRoots.Stretch(
            low: rounded(WideFixed(point: least.low, least.fractionBits), .halfUp)
                ?? RateRoots.highest,
            high: rounded(WideFixed(point: most.high, most.fractionBits), .halfUp)
                ?? RateRoots.highest)
    }

    // MARK: - Growth of a period

    private func growth(_ factor: WideFixed) -> WideFixed {
        let one = WideFixed(point: .one << factor.fractionBits, factor.fractionBits)
        return (isLoss ? factor : one / factor).power(unitsAYear)
    }

    private func isOutside(_ growth: WideFixed) -> Bool {
        let bits = growth.fractionBits
        let highest = BigNatural(RateRoots.highest.coefficient.magnitude) << bits
        let trillionth = BigNatural(ExactDecimal.powerOfTen(12).magnitude)
        return growth.low > highest || growth.high * trillionth < .one << bits
    }

    private func rounded(
        _ growth: WideFixed, decimals: Int = RateScale.decimals, _ rule: RoundingRule
    ) -> ExactDecimal? {
        let one = WideFixed(point: .one << growth.fractionBits, growth.fractionBits)
        let size = isLoss ? one.saturatingMinus(growth) : growth.saturatingMinus(one)
        let power = BigNatural(ExactDecimal.powerOfTen(decimals).magnitude)
        guard let whole = size.multiplied(by: power).rounded(rule)?.int128, whole >> 120 == 0
        else { return nil }
        return ExactDecimal(isLoss ? -whole : whole, scale: decimals)
    }
}
