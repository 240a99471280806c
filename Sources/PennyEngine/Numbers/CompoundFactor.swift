import PennyNaturals

/// The growth of one unit in a period: base^(exponent / degree). It is stored as a formula, so that
/// it can be evaluated as precisely as a rounding needs.
struct CompoundFactor: Equatable, Sendable {
    let base: ExactFraction
    /// The period is `exponent` compounding periods divided by `degree`.
    let exponent: Int
    let degree: Int

    /// Makes `base` to the power of `timesAYear` / `periods`.
    init(base: ExactFraction, timesAYear: Int, periodsAYear periods: Int) {
        self.base = base.reduced
        let shared = Int(commonDivisor(Int128(timesAYear), Int128(periods)))
        exponent = timesAYear / shared
        degree = periods / shared
    }

    /// The factor of one of `periods` equal parts of a year at `rate` a year,
    /// compounded `timesAYear` times: (1 + rate / timesAYear)^(timesAYear / periods).
    init(rate: ExactDecimal, compoundedTimesAYear timesAYear: Int, periodsAYear periods: Int) {
        let scale = ExactDecimal.powerOfTen(rate.scale) * Int128(timesAYear)
        let base = ExactFraction(
            BigNatural((scale + rate.coefficient).magnitude), over: BigNatural(scale.magnitude))
        self.init(base: base, timesAYear: timesAYear, periodsAYear: periods)
    }

    /// The remainder of a unit after a fee of `rate` / `timesAYear` is charged `timesAYear` times a
    /// year. The rate is below 100 % each time.
    init(fee rate: ExactDecimal, takenTimesAYear timesAYear: Int, periodsAYear periods: Int) {
        let scale = ExactDecimal.powerOfTen(rate.scale) * Int128(timesAYear)
        let base = ExactFraction(
            BigNatural((scale - rate.coefficient).magnitude), over: BigNatural(scale.magnitude))
        self.init(base: base, timesAYear: timesAYear, periodsAYear: periods)
    }

    /// Whether the factor is below one.
    var isLoss: Bool { base.numerator < base.denominator }

    /// The factor of one period; nil where the kind of number cannot hold the root.
    func value<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> Number? {
        wholePeriods(kind, precision).root(degree)
    }

    /// The factor of `degree` periods together, which needs no root.
    func wholePeriods<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> Number {
        Number(base.numerator, over: base.denominator, precision).power(exponent)
    }
}

/// The greatest common divisor of two numbers from 0.
func commonDivisor(_ first: Int128, _ second: Int128) -> Int128 {
    var (larger, smaller) = (first, second)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
}
