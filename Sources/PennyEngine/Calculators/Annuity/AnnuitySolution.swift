/// The five values of an annuity, the one asked for among them.
struct AnnuitySolution {
    let plan: AnnuityPlan
    /// The growth a period, the one found where the rate is asked for.
    let growth: PeriodGrowth
    /// Whole periods that are shown: rounded up where their number is asked for.
    let periods: Int
    /// The three amounts, the payments together, and what is received less what
    /// is paid; in minor units.
    let amounts: [Int64]
    /// The same in the major unit, with `AnnuitySolution.decimals` decimals.
    let unrounded: [ExactDecimal]
    /// Interest and principal of the periods asked for.
    let parts: (rounded: [Int64], unrounded: [ExactDecimal])?
    /// The rates that solve the equation, nearest to zero first.
    let rates: [SolvedRate]
    /// The periods that solve it.
    let exactPeriods: ExactDecimal?

    /// Decimals of what is not rounded to the minor unit.
    static let decimals = 20

    /// Powers of e beyond this one are not computed.
    private static let largestExponent: UInt128 = 2000

    /// Nil where nothing solves the equation.
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
            guard found.magnitude <= UInt128(Annuity.mostPeriods) * one.magnitude else {
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

    /// The value asked for before any rounding, where it is an amount.
    var unroundedAnswer: ExactDecimal? {
        switch plan.solveFor {
        case .presentValue: unrounded[0]
        case .payment: unrounded[1]
        case .futureValue: unrounded[2]
        default: nil
        }
    }
}
