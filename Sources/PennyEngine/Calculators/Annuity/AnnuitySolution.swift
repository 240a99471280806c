/// The five values of an annuity, including the solved one.
struct AnnuitySolution {
    let plan: AnnuityPlan
    /// The growth in a period, by the solved rate if the rate is the unknown.
    let growth: PeriodGrowth
    /// The number of whole periods to show, rounded up if it is the unknown.
    let periods: Int
    /// The three amounts, the sum of the payments, and all receipts less all payments, in minor
    /// units.
    let amounts: [Int64]
    /// The same amounts in the major unit, with `AnnuitySolution.decimals` decimals.
    let unrounded: [ExactDecimal]
    /// The interest and principal of the requested periods.
    let parts: (rounded: [Int64], unrounded: [ExactDecimal])?
    /// The rates that solve the equation, nearest to zero first.
    let rates: [SolvedRate]
    /// The number of periods that solves the equation.
    let exactPeriods: ExactDecimal?
    /// Whether the amounts add up to zero only before today, so that no number of periods fits.
    var isBeforeToday: Bool { exactPeriods?.isNegative ?? false }

    /// The decimals of values that are not rounded to the minor unit.
    static let decimals = 20

    /// The largest power of e that is computed.
    private static let largestExponent: UInt128 = 2000

    /// Solves the equation. Returns nil if it has no solution.
    init?(_ plan: AnnuityPlan) throws(CalculationError) {
        if case .continuous(let rate, let periodsAYear) = plan.growth {
            let exponent = rate.coefficient.magnitude * UInt128(max(plan.periods, 1))
            let scale = ExactDecimal.powerOfTen(rate.scale).magnitude * UInt128(periodsAYear)
            if exponent > Self.largestExponent * scale { throw .tooLarge }
        }
        self.plan = plan
        var growth = plan.growth
        var periods = plan.periods
        var rates: [SolvedRate] = []
        var exactPeriods: ExactDecimal?
        switch plan.solveFor {
        case .rate:
            for found in try AnnuityRate(plan: plan).solutions() {
                rates.append(try SolvedRate(found, plan))
            }
            if rates.count == 2, rates[1].distance < rates[0].distance { rates.swapAt(0, 1) }
            guard let nearest = rates.first else { return nil }
            growth = PeriodGrowth(steps: nearest.steps, scale: AnnuityRate.scale)
        case .periods:
            guard let found = try AnnuityPeriods(plan: plan).solution(decimals: Self.decimals)
            else { return nil }
            let one = ExactDecimal.powerOfTen(Self.decimals)
            guard found.magnitude <= UInt128(Annuity.maximumPeriods) * one.magnitude else {
                throw .tooLarge
            }
            exactPeriods = ExactDecimal(found, scale: Self.decimals)
            periods = found <= 0 ? 0 : Int((found + one - 1) / one)
        default: break
        }
        self.growth = growth
        self.periods = periods
        self.rates = rates
        self.exactPeriods = exactPeriods
        let equation = AnnuityEquation(plan, growth: growth, periods: periods)
        let digits = plan.currency.minorUnitDigits
        let decimals = Self.decimals
        let values = AnnuityAmounts(equation: equation)
        amounts = try certifiedMoney(values)
        unrounded = try certifiedSigned(values, decimals: decimals - digits)
            .map { ExactDecimal($0, scale: decimals) }
        if let range = plan.inPeriods {
            let values = AnnuityParts(equation: equation, range: range)
            parts = (
                try certifiedMoney(values),
                try certifiedSigned(values, decimals: decimals - digits)
                    .map { ExactDecimal($0, scale: decimals) }
            )
        } else {
            parts = nil
        }
    }

    var equation: AnnuityEquation { AnnuityEquation(plan, growth: growth, periods: periods) }
    var presentValue: Int64 { amounts[0] }
    var payment: Int64 { amounts[1] }
    var futureValue: Int64 { amounts[2] }
    var payments: Int64 { amounts[3] }
    var net: Int64 { amounts[4] }

    /// The answer before rounding, if it is an amount.
    var unroundedAnswer: ExactDecimal? {
        switch plan.solveFor {
        case .presentValue: unrounded[0]
        case .payment: unrounded[1]
        case .futureValue: unrounded[2]
        default: nil
        }
    }
}
