/// A rate that solves an annuity's equation.
struct SolvedRate: Equatable {
    let solution: AnnuityRate.Solution
    /// The rate of a period, with 20 decimals.
    let periodic: ExactDecimal
    /// The nominal rate a year, with 16 decimals.
    let nominal: ExactDecimal
    /// The effective rate a year, with 10 decimals; nil if it is too large.
    let effective: ExactDecimal?

    /// One plus the rate of a period in steps of 10^-30, cut.
    var steps: Int128 { solution.steps }

    init(_ solution: AnnuityRate.Solution, _ plan: AnnuityPlan) throws(CalculationError) {
        self.solution = solution
        periodic = Self.periodic(solution)
        let ends = solution.isExact ? [solution.steps] : [solution.steps, solution.steps + 1]
        nominal = try Self.rounded(
            ends, plan.periodsAYear, timesAYear: plan.compoundingsAYear, decimals: 16)
        effective = try? Self.rounded(ends, plan.periodsAYear, timesAYear: 1, decimals: 10)
    }

    /// Chooses the step to round half up. The exact value lies above `steps`, so below a rate of
    /// zero the next step is the one nearer to zero.
    private static func periodic(_ solution: AnnuityRate.Solution) -> ExactDecimal {
        let rate = solution.steps - ExactDecimal.powerOfTen(AnnuityRate.scale)
        let cut = rate < 0 && !solution.isExact ? rate + 1 : rate
        let unit = ExactDecimal.powerOfTen(AnnuityRate.scale - 20)
        return ExactDecimal(cut.divided(by: unit, .halfUp), scale: 20)
    }

    /// Rounds the rate. Both ends of the interval that encloses the solution must round to the same
    /// value.
    private static func rounded(
        _ ends: [Int128], _ periodsAYear: Int, timesAYear: Int?, decimals: Int
    ) throws(CalculationError) -> ExactDecimal {
        var found: Int128?
        for steps in ends {
            let rate = NominalRate(
                growth: PeriodGrowth(steps: steps, scale: AnnuityRate.scale),
                periodsAYear: periodsAYear, timesAYear: timesAYear)
            let value = try certifiedSigned(rate, decimals: decimals)[0]
            guard found == nil || found == value else { throw .undecided }
            found = value
        }
        return ExactDecimal(found ?? 0, scale: decimals)
    }

    /// The distance of the rate from zero.
    var distance: UInt128 { periodic.coefficient(scale: 20).magnitude }
}
