/// The equation of the time value of money: all amounts, carried to the end, add up to zero.
///
///     presentValue × u^n + payment × t × (u^n − 1) ÷ (u − 1) + futureValue = 0
///
/// u is the growth of one unit in a period. t is u for payments at the beginning of a period and 1
/// for payments at its end.
struct AnnuityEquation {
    let plan: AnnuityPlan
    let growth: PeriodGrowth
    let periods: Int

    init(_ plan: AnnuityPlan) {
        self.init(plan, growth: plan.growth, periods: plan.periods)
    }

    init(_ plan: AnnuityPlan, growth: PeriodGrowth, periods: Int) {
        self.plan = plan
        self.growth = growth
        self.periods = periods
    }

    /// The final value of payments of one unit at the end of each of `count` periods: (u^n − 1) ÷
    /// (u − 1).
    func sum<Number: CertifiableNumber>(
        _ count: Int, _ kind: Number.Type, _ precision: Precision
    ) -> Number? {
        let one = Number(1, precision)
        if growth.isOne { return Number(Int64(count), precision) }
        guard let factor = growth.value(kind, precision),
            let power = growth.power(count, kind, precision)
        else { return nil }
        return growth.isBelowOne
            ? one.saturatingMinus(power) / one.saturatingMinus(factor)
            : power.saturatingMinus(one) / factor.saturatingMinus(one)
    }

    /// The value of payments of one unit at the end of the last period.
    func paymentFactor<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> Number? {
        guard let sum = sum(periods, kind, precision) else { return nil }
        if plan.timing == .end { return sum }
        return growth.value(kind, precision).map { sum * $0 }
    }

    /// The value of the typed payments at the end of the last period.
    private func paymentsAtEnd<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> SignedNumber<Number>? {
        let payment = SignedNumber<Number>(plan.payment, precision)
        if plan.payment == 0 { return payment }
        return paymentFactor(kind, precision).map { payment * $0 }
    }

    // MARK: - One of the three amounts

    func presentValue<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> SignedNumber<Number>? {
        guard plan.solveFor == .presentValue else { return .init(plan.presentValue, precision) }
        guard let payments = paymentsAtEnd(kind, precision),
            let power = growth.power(periods, kind, precision)
        else { return nil }
        return (SignedNumber<Number>(plan.futureValue, precision) + payments).negated / power
    }

    func futureValue<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> SignedNumber<Number>? {
        guard plan.solveFor == .futureValue else { return .init(plan.futureValue, precision) }
        guard let payments = paymentsAtEnd(kind, precision),
            let power = growth.power(periods, kind, precision)
        else { return nil }
        return (SignedNumber<Number>(plan.presentValue, precision) * power + payments).negated
    }

    func payment<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> SignedNumber<Number>? {
        guard plan.solveFor == .payment else { return .init(plan.payment, precision) }
        guard let factor = paymentFactor(kind, precision),
            let power = growth.power(periods, kind, precision)
        else { return nil }
        let rest =
            SignedNumber<Number>(plan.presentValue, precision) * power
            + SignedNumber<Number>(plan.futureValue, precision)
        return rest.negated / factor
    }
}
