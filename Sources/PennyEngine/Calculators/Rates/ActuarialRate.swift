/// The yearly rate at which equally spaced payments are worth the amount advanced. With
/// unit-periods, it is the actuarial method of Regulation Z (12 CFR 1026, appendix J) for a single
/// advance. With years, it is the equation of Directive 2008/48/EC, annex I.
struct ActuarialRate {
    /// A run of equal payments.
    struct Run: Equatable {
        let amount: Int64
        let count: Int
    }

    /// An estimate of the rate. It only shortens the search.
    struct Guess: Equatable {
        let rate: ExactDecimal
        /// The largest difference between advance and payments at that rate, in minor units.
        let gap: Int64
    }

    let advance: Int64
    let runs: [Run]
    let times: PaymentTimes
    var guess: Guess?

    /// The rate, rounded half up to 14 decimals (10^-12 percentage points); nil if no rate from 0
    /// to about 89,000,000 % a year solves the equation.
    func yearlyRate() -> ExactDecimal? {
        if runs.reduce(0, { $0 + Int128($1.amount) * Int128($1.count) }) == Int128(advance) {
            return ExactDecimal(0, scale: RatePoint.decimals)
        }
        let search = RateSearch(equation: equation)
        guard let steps = (try? rate(by: search)) ?? (try? search.onlyRate()) else { return nil }
        return ExactDecimal(steps, scale: RatePoint.decimals)
    }

    /// Searches near the estimate, within a distance in proportion to `gap` relative to the
    /// advance.
    private func rate(by search: RateSearch) throws(CalculationError) -> Int128? {
        guard let guess, guess.rate.scale <= RatePoint.decimals else { return nil }
        let reach = RatePoint.unit * Int128(guess.gap) / Int128(advance)
        return try search.onlyRate(
            near: guess.rate.coefficient(scale: RatePoint.decimals), within: reach + 1)
    }

    var equation: EquationOfValue {
        var series = [FlowSeries(isAdvance: true, amount: advance, start: 0)]
        var start = times.first
        for run in runs where run.count > 0 {
            series.append(
                FlowSeries(
                    amount: run.amount, count: run.count, start: start, step: times.step,
                    fraction: times.fraction))
            start += times.step * run.count
        }
        return EquationOfValue(
            series, ticksAPeriod: times.ticksAPeriod, periodsAYear: times.periodsAYear)
    }
}
