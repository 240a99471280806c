import PennyNaturals

/// An annuity's equation as a polynomial in u, which is one plus the rate of a period.
struct AnnuityPolynomial {
    let periods: Int
    /// The coefficients of u^periods, of all powers between, and of u^0.
    let first: Int64
    let between: Int64
    let last: Int64

    init(_ plan: AnnuityPlan) {
        let isEnd = plan.timing == .end
        periods = plan.periods
        first = isEnd ? plan.presentValue : plan.presentValue + plan.payment
        between = plan.payment
        last = isEnd ? plan.payment + plan.futureValue : plan.futureValue
    }

    /// The signs of the three coefficients.
    var signs: [Int] {
        [Int(first.signum()), periods > 1 ? Int(between.signum()) : 0, Int(last.signum())]
    }

    enum Sum {
        /// The polynomial itself.
        case value
        /// The slope of the polynomial divided by u: Σ (j − 1) × coefficient × u^j.
        case slope
    }

    /// The sign of the sum for every u from `low` to `high` steps above zero; 0 if it cannot be
    /// determined.
    func sign(from low: Int128, to high: Int128, _ sum: Sum) -> Int {
        let precision = Precision.steps[0]
        let one = BigNatural(ExactDecimal.powerOfTen(AnnuityRate.scale).magnitude)
        let (low, high) = (BigNatural(low.magnitude), BigNatural(high.magnitude))
        let isAboveOne = low > one
        // Above one, the bounds use powers of 1 ÷ u: the sum divided by u^periods.
        let least = isAboveOne ? (one, high) : (low, one)
        let most = isAboveOne ? (one, low) : (high, one)
        let base = WideFixed(
            low: WideFixed(least.0, over: least.1, precision).low,
            high: WideFixed(most.0, over: most.1, precision).high,
            fractionBits: precision.fractionBits)
        var value = SignedNumber<WideFixed>(0, precision)
        for index in 0...periods {
            let power = isAboveOne ? index : periods - index
            value = value * base + term(power, sum, precision)
        }
        if value.minus.high < value.plus.low { return 1 }
        return value.plus.high < value.minus.low ? -1 : 0
    }

    private func term(
        _ power: Int, _ sum: Sum, _ precision: Precision
    ) -> SignedNumber<WideFixed> {
        let coefficient = power == periods ? first : (power == 0 ? last : between)
        let amount = SignedNumber<WideFixed>(coefficient, precision)
        if sum == .value { return amount }
        let weighted = amount * WideFixed(Int64((power - 1).magnitude), precision)
        return power == 0 ? weighted.negated : weighted
    }
}
