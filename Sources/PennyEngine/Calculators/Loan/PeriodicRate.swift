import PennyNaturals

/// The interest rate of one payment period.
enum PeriodicRate: Equatable {
    case ratio(Ratio)
    /// One plus the rate, if compounding and payments differ, and its value. Computing a root for
    /// every row would be too slow.
    case factor(CompoundFactor, known: KnownGrowth)

    /// The growth as a quick number, or at the first precision if a quick number cannot hold it.
    enum KnownGrowth: Equatable {
        case quick(QuickNumber)
        case wide(WideFixed?)

        init(_ factor: CompoundFactor) {
            let precision = Precision.steps[0]
            if QuickNumber.isForEveryFormula, let quick = factor.value(QuickNumber.self, precision)
            {
                self = .quick(quick)
            } else {
                self = .wide(factor.value(WideFixed.self, precision))
            }
        }
    }

    /// The rate of a period that is one of `periods` equal parts of a year.
    init(_ rate: ExactDecimal, _ compounding: LoanCompounding, periodsAYear periods: Int) {
        switch compounding {
        case .timesAYear(let times) where times != periods:
            let factor = CompoundFactor(
                rate: rate, compoundedTimesAYear: times, periodsAYear: periods)
            self = .factor(factor, known: KnownGrowth(factor))
        default:
            self = .ratio(
                Ratio(rate.coefficient, ExactDecimal.powerOfTen(rate.scale) * Int128(periods)))
        }
    }

    /// The rate of a period of `years`.
    init(_ rate: ExactDecimal, years: Ratio) {
        self = .ratio(
            Ratio(
                rate.coefficient * years.numerator,
                ExactDecimal.powerOfTen(rate.scale) * years.denominator))
    }

    /// The interest of one period on `balance`: the exact product, multiplied first, divided last
    /// and rounded once. It is negative for a return that is a loss.
    func interest(on balance: Int64, _ rule: RoundingRule) throws(CalculationError) -> Int64 {
        switch self {
        case .ratio(let ratio):
            let exact = Int128(balance) * ratio.numerator
            let interest = exact.divided(by: ratio.denominator, rule)
            guard interest <= Int128(Money.limit) else { throw .tooLarge }
            return Int64(interest)
        case .factor(let factor, let known):
            let formula = InterestFormula(balance: balance, factor: factor)
            let sign: Int64 = factor.isLoss ? -1 : 1
            if let known = formula.interest(known, rule), let interest = known.int128,
                interest <= Int128(Money.limit)
            {
                return Int64(interest) * sign
            }
            return try certified(formula, rule)[0] * sign
        }
    }

    /// One plus the rate.
    func growth<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> Number? {
        switch self {
        case .ratio(let ratio):
            Number(
                BigNatural((ratio.numerator + ratio.denominator).magnitude),
                over: BigNatural(ratio.denominator.magnitude), precision)
        case .factor(let factor, _): factor.value(kind, precision)
        }
    }

    var isZero: Bool {
        switch self {
        case .ratio(let ratio): ratio.numerator == 0
        case .factor(let factor, _): factor.base.numerator == factor.base.denominator
        }
    }
}

/// The magnitude of the interest.
private struct InterestFormula: CertifiableFormula {
    let balance: Int64
    let factor: CompoundFactor

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        [factor.value(kind, precision).map { interest($0, precision) }]
    }

    /// The interest, if the known growth is precise enough to decide its rounding.
    func interest(_ growth: PeriodicRate.KnownGrowth, _ rule: RoundingRule) -> BigNatural? {
        let precision = Precision.steps[0]
        if QuickNumber.isForEveryFormula, case .quick(let growth) = growth {
            return interest(growth, precision).rounded(rule)
        }
        guard case .wide(let growth?) = growth else { return nil }
        return interest(growth, precision).rounded(rule)
    }

    private func interest<Number: CertifiableNumber>(
        _ growth: Number, _ precision: Precision
    ) -> Number {
        let one = Number(1, precision)
        return Number(balance, precision)
            * (factor.isLoss ? one.saturatingMinus(growth) : growth.saturatingMinus(one))
    }
}
