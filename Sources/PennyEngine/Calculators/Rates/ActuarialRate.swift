/// The yearly rate at which a stream of payments, each one unit-period after
/// the one before, is worth the amount advanced: the actuarial method of
/// Regulation Z (12 CFR 1026, appendix J) for a single advance.
struct ActuarialRate {
    /// Equal payments in a row.
    struct Run: Equatable {
        let amount: Int64
        let count: Int
    }

    /// A rate that the one sought may be near. It only makes the search shorter.
    struct Guess: Equatable {
        let rate: ExactDecimal
        /// What advance and payments may differ by at that rate, in minor units.
        let gap: Int64
    }

    let advance: Int64
    let runs: [Run]
    let unitPeriodsAYear: Int
    /// The time from the advance to the first payment.
    var first = UnitPeriods.one
    var guess: Guess?

    /// The rate, rounded half up to 14 decimals (10^-12 percentage points);
    /// nil where no rate from 0 to some 89,000,000 % a year fits.
    func yearlyRate() -> ExactDecimal? {
        let search = RateSearch(equation: equation)
        guard let steps = (try? rate(by: search)) ?? (try? search.onlyRate()) else { return nil }
        return ExactDecimal(steps, scale: RatePoint.decimals)
    }

    /// The rate where it is as near to the guess as the gap is small beside the
    /// advance.
    private func rate(by search: RateSearch) throws(CalculationError) -> Int128? {
        guard let guess, guess.rate.scale <= RatePoint.decimals else { return nil }
        let reach = RatePoint.unit * Int128(guess.gap) / Int128(advance)
        return try search.onlyRate(
            near: guess.rate.coefficient(scale: RatePoint.decimals), within: reach + 1)
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
