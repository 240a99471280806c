/// The yearly rate with which one unit grows as it does in one period. It is compounded a number of
/// times a year or continuously.
struct NominalRate: SignedFormula {
    let growth: PeriodGrowth
    let periodsAYear: Int
    let timesAYear: Int?

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [SignedNumber<Number>?] {
        guard let factor = growth.value(kind, precision) else { return [nil] }
        guard let timesAYear else { return [continuous(factor, kind, precision)] }
        let times = Number(Int64(timesAYear), precision)
        let power: Number?
        if periodsAYear % timesAYear == 0 {
            power = factor.power(periodsAYear / timesAYear)
        } else {
            power = factor.power(Ratio(Int128(periodsAYear), Int128(timesAYear)))
        }
        return [power.map { SignedNumber(plus: times * $0, minus: times) }]
    }

    /// The natural logarithm of a year's growth.
    private func continuous<Number: CertifiableNumber>(
        _ factor: Number, _ kind: Number.Type, _ precision: Precision
    ) -> SignedNumber<Number>? {
        let one = Number(1, precision)
        let zero = Number(0, precision)
        if growth.isOne { return SignedNumber(plus: zero, minus: zero) }
        guard let base = one.exponential,
            let rate = (growth.isBelowOne ? one / factor : factor).logarithm(base: base)
        else { return nil }
        let yearly = rate * Number(Int64(periodsAYear), precision)
        return growth.isBelowOne
            ? SignedNumber(plus: zero, minus: yearly) : SignedNumber(plus: yearly, minus: zero)
    }
}
