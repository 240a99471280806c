import PennyNaturals

/// The present value of flows at their start: the sum of flow ÷ (1 + rate)^time.
struct NetPresentValue: CertifiableFormula {
    let plan: CashflowPlan
    let rate: ExactDecimal

    /// The present value in minor units, rounded half up.
    func rounded() throws(CalculationError) -> Int64 {
        let values = try certified(self, .halfUp)
        return values[0] - values[1]
    }

    /// The present value if it is positive, then its magnitude if it is negative. The other one is
    /// zero.
    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        guard let discount = discount(kind, precision) else { return [nil, nil] }
        var power = Number(1, precision)
        var positive = Number(0, precision)
        var negative = Number(0, precision)
        var reached: Int64 = plan.timing == .end ? -1 : 0
        for flow in plan.flows {
            if flow.time > reached { power = power * discount.power(Int(flow.time - reached)) }
            reached = flow.time
            let part = Number(flow.amount, precision) * power
            if flow.amount < 0 { negative = negative + part } else { positive = positive + part }
        }
        return [positive.saturatingMinus(negative), negative.saturatingMinus(positive)]
    }

    /// The sign, if it can be determined.
    var sign: Int? {
        for precision in Precision.steps {
            let values = values(WideFixed.self, precision)
            guard let above = values[0], let below = values[1] else { return nil }
            if !above.low.isZero { return 1 }
            if !below.low.isZero { return -1 }
        }
        return nil
    }

    /// The discount factor of one time unit.
    fileprivate func discount<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> Number? {
        let growth = rate.growth(kind, precision)
        let ofUnit =
            plan.unitsAYear == 1 ? growth : growth.power(Ratio(1, Int128(plan.unitsAYear)))
        return ofUnit.map { Number(1, precision) / $0 }
    }
}

/// The discounted magnitude of each flow.
struct DiscountedFlows: CertifiableFormula {
    let plan: CashflowPlan
    let rate: ExactDecimal

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let whole = NetPresentValue(plan: plan, rate: rate)
        guard let discount = whole.discount(kind, precision) else {
            return plan.flows.map { _ in nil }
        }
        var power = Number(1, precision)
        var reached: Int64 = plan.timing == .end ? -1 : 0
        var values: [Number?] = []
        for flow in plan.flows {
            if flow.time > reached { power = power * discount.power(Int(flow.time - reached)) }
            reached = flow.time
            values.append(Number(flow.amount, precision) * power)
        }
        return values
    }
}

/// The modified internal rate of return: the rate at which the payments, financed at one rate, grow
/// to the receipts, reinvested at another rate until the last period.
struct ModifiedRate: CertifiableFormula {
    let flows: [CashflowPlan.Flow]
    let rates: CashflowPlan.Modified

    /// The rate, rounded half up to 14 decimals.
    func rounded() throws(CalculationError) -> ExactDecimal {
        guard let scaled = try certifiedNaturals(self, .halfUp)[0].int128 else {
            throw .tooLarge
        }
        let one = ExactDecimal.powerOfTen(RateScale.decimals)
        return ExactDecimal(scaled - one, scale: RateScale.decimals)
    }

    /// One plus the rate, in units of its last decimal.
    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let reinvested = rates.reinvest.growth(kind, precision)
        let financed = Number(1, precision) / rates.finance.growth(kind, precision)
        var end = Number(0, precision)
        var power = Number(1, precision)
        var start = Number(0, precision)
        for flow in flows {
            end = end * reinvested
            let size = Number(flow.amount, precision)
            if flow.amount < 0 { start = start + size * power } else { end = end + size }
            power = power * financed
        }
        let periods = Int128(max(flows.count - 1, 1))
        let unit = Number(Int64(ExactDecimal.powerOfTen(RateScale.decimals)), precision)
        return [(end / start).power(Ratio(1, periods)).map { $0 * unit }]
    }
}

extension ExactDecimal {
    /// One plus the rate; the rate is above −1.
    func growth<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> Number {
        let one = Self.powerOfTen(scale)
        return Number(
            BigNatural((one + coefficient).magnitude), over: BigNatural(one.magnitude), precision)
    }
}
