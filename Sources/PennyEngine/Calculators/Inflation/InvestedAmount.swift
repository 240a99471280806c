/// What the amount becomes if it earns a return: in the money of the later day,
/// and in today's.
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

    /// One plus the real rate: the return beside what prices took of it.
    var realGrowth: ExactFraction {
        InflationPlan.growth(returnRate) / InflationPlan.growth(plan.rate)
    }

    /// The real rate to twelve decimals, half up.
    func realRate() throws(CalculationError) -> ExactDecimal {
        guard let growth = realGrowth.decimal(12), growth.coefficient < Int128(Int64.max) else {
            throw .tooLarge
        }
        return growth.minus(ExactDecimal(1))
    }
}
