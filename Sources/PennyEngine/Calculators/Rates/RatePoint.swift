import PennyNaturals

/// A yearly rate at which sides are compared, as an exact ratio.
struct RatePoint: Equatable {
    let numerator: Int128
    let denominator: Int128

    /// The number of decimals of a rate: 10^-14 is 10^-12 percentage points.
    static let decimals = 14
    static let unit = ExactDecimal.powerOfTen(decimals)

    static let zero = RatePoint(numerator: 0, denominator: 1)

    /// The rate of `steps` units of 10^-14.
    static func exact(_ steps: Int128) -> RatePoint {
        RatePoint(numerator: steps, denominator: unit)
    }

    /// The lowest rate that rounds half up to `steps` units. `steps` must be positive.
    static func roundingUp(to steps: Int128) -> RatePoint {
        RatePoint(numerator: 2 * steps - 1, denominator: 2 * unit)
    }

    /// The rate of a period.
    func perPeriod<Number: CertifiableNumber>(
        _ periodsAYear: Ratio, _ kind: Number.Type, _ precision: Precision
    ) -> Number {
        Number(
            Self.product(numerator, periodsAYear.denominator),
            over: Self.product(denominator, periodsAYear.numerator), precision)
    }

    /// Multiplies in machine words if possible, which is faster and nearly always enough.
    private static func product(_ first: Int128, _ second: Int128) -> BigNatural {
        let (product, overflows) = first.magnitude.multipliedReportingOverflow(by: second.magnitude)
        return overflows
            ? BigNatural(first.magnitude) * BigNatural(second.magnitude) : BigNatural(product)
    }
}
