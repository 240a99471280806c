/// The value of the amount if it earns a return: in the money of the later day, and in today's
/// money.
struct InvestedAmount: CertifiableFormula {
    let plan: InflationPlan
    let returnRate: ExactDecimal

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let growth = InflationPlan.monthly(returnRate)
        let real = CompoundFactor(base: realGrowth, timesAYear: 1, periodsAYear: 12)
        let amount = Number(plan.amount, precision)
        return [growth, real].map { factor in
            factor.value(after: plan.months, kind, precision).map { amount * $0 }
        }
    }

    /// One plus the real rate: the return adjusted for the change of prices.
    var realGrowth: ExactFraction {
        InflationPlan.growth(returnRate) / InflationPlan.growth(plan.rate)
    }

    /// The real rate, rounded half up to twelve decimals.
    func realRate() throws(CalculationError) -> ExactDecimal {
        guard let growth = realGrowth.decimal(12), growth.coefficient < Int128(Int64.max) else {
            throw .tooLarge
        }
        return growth.minus(ExactDecimal(1))
    }
}
