import PennyNaturals

/// The growth of one unit in a period.
enum PeriodGrowth: Equatable {
    /// Compounded a number of times a year.
    case compounded(CompoundFactor)
    /// Continuous compounding: e^(rate ÷ periods a year).
    case continuous(ExactDecimal, periodsAYear: Int)

    /// The growth at one plus the rate of a period, in steps of 10^-`scale`.
    init(steps: Int128, scale: Int) {
        let base = ExactFraction(
            BigNatural(steps.magnitude), over: BigNatural(ExactDecimal.powerOfTen(scale).magnitude))
        self = .compounded(CompoundFactor(base: base, timesAYear: 1, periodsAYear: 1))
    }

    var isOne: Bool {
        switch self {
        case .compounded(let factor): factor.base.numerator == factor.base.denominator
        case .continuous(let rate, _): rate == .zero
        }
    }

    var isBelowOne: Bool {
        switch self {
        case .compounded(let factor): factor.base.numerator < factor.base.denominator
        case .continuous(let rate, _): rate.isNegative
        }
    }

    /// The factor of one period; nil if this kind of number cannot hold it.
    func value<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> Number? {
        switch self {
        case .compounded(let factor): return factor.value(kind, precision)
        case .continuous: return exponential(1, kind, precision)
        }
    }

    /// The factor of `count` periods, without a root if none is needed.
    func power<Number: CertifiableNumber>(
        _ count: Int, _ kind: Number.Type, _ precision: Precision
    ) -> Number? {
        if count == 0 { return Number(1, precision) }
        switch self {
        case .compounded(let factor):
            if count % factor.degree == 0 {
                return factor.wholePeriods(kind, precision).power(count / factor.degree)
            }
            return factor.value(kind, precision).map { $0.power(count) }
        case .continuous: return exponential(count, kind, precision)
        }
    }

    private func exponential<Number: CertifiableNumber>(
        _ count: Int, _ kind: Number.Type, _ precision: Precision
    ) -> Number? {
        guard case .continuous(let rate, let periods) = self else { return nil }
        let exponent = Number(
            BigNatural(rate.coefficient.magnitude) * BigNatural(UInt64(count)),
            over: BigNatural(ExactDecimal.powerOfTen(rate.scale).magnitude)
                * BigNatural(UInt64(periods)), precision)
        let power = exponent.exponential
        return rate.isNegative ? power.map { Number(1, precision) / $0 } : power
    }
}
