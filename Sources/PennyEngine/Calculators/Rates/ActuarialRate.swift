/// The yearly rate at which a stream of payments, each one unit-period after
/// the one before, is worth the amount advanced: the actuarial method of
/// Regulation Z (12 CFR 1026, appendix J) for a single advance.
struct ActuarialRate {
    /// Equal payments in a row.
    struct Run: Equatable {
        let amount: Int64
        let count: Int
    }

    let advance: Int64
    let runs: [Run]
    let unitPeriodsAYear: Int
    /// The time from the advance to the first payment.
    var first = UnitPeriods.one

    /// The rate, rounded half up to 14 decimals (10^-12 percentage points);
    /// nil where no rate from 0 to some 89,000,000 % a year fits.
    func yearlyRate() -> ExactDecimal? {
        guard let steps = try? RateSearch(equation: equation).onlyRate() else { return nil }
        return ExactDecimal(steps, scale: RatePoint.decimals)
    }

    private var equation: EquationOfValue {
        var series = [FlowSeries(isAdvance: true, amount: advance, start: 0)]
        var start = first.whole
        for run in runs where run.count > 0 {
            series.append(
                FlowSeries(
                    amount: run.amount, count: run.count, start: start, fraction: first.fraction))
            start += run.count
        }
        return EquationOfValue(series, periodsAYear: Ratio(Int128(unitPeriodsAYear), 1))
    }
}
