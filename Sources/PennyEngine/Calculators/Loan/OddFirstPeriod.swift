/// The days before a loan's first whole period, whose interest is charged separately.
struct OddFirstPeriod: Equatable {
    /// The payment of the odd days' interest.
    enum Charge: Equatable {
        /// The interest is added to the first payment.
        case firstPayment
        /// The interest is due with the first payment, and all payments are equal.
        case amortized
        /// The interest is added to the debt before the first whole period.
        case principal
    }

    let charge: Charge
    let dayCount: DayCount
    let days: Int
    let years: Ratio
    let isCompound: Bool

    /// The interest of the odd days, rounded once.
    func interest(_ terms: LoanTerms) throws(CalculationError) -> Int64 {
        let rate = terms.rateSteps[0].rate
        let periodic = PeriodicRate(rate, terms.compounding, periodsAYear: terms.paymentsAYear)
        if days == 0 || periodic.isZero { return 0 }
        guard isCompound else {
            return try PeriodicRate(rate, years: years)
                .interest(on: terms.principal, terms.interestRounding)
        }
        let formula = OddDaysInterest(
            principal: terms.principal, rate: periodic, periods: periods(terms.paymentsAYear))
        return try certified(formula, terms.interestRounding)[0]
    }

    /// The odd days as a fraction of a payment period.
    func periods(_ paymentsAYear: Int) -> Ratio {
        let numerator = years.numerator * Int128(paymentsAYear)
        let shared = commonDivisor(numerator, years.denominator)
        return Ratio(numerator / shared, years.denominator / shared)
    }
}

/// The interest: principal × ((1 + i)^periods − 1).
private struct OddDaysInterest: CertifiableFormula {
    let principal: Int64
    let rate: PeriodicRate
    let periods: Ratio

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        guard let growth = rate.growth(kind, precision)?.power(periods) else { return [nil] }
        return [Number(principal, precision) * growth.saturatingMinus(Number(1, precision))]
    }
}
