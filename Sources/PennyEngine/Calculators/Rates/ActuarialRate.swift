/// The yearly rate at which a stream of payments at even distances is worth the
/// amount advanced. With unit-periods it is the actuarial method of Regulation Z
/// (12 CFR 1026, appendix J) for a single advance, with years the equation of
/// Directive 2008/48/EC, annex I.
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
    let times: PaymentTimes
    var guess: Guess?

    /// The rate, rounded half up to 14 decimals (10^-12 percentage points);
    /// nil where no rate from 0 to some 89,000,000 % a year fits.
    func yearlyRate() -> ExactDecimal? {
        if runs.reduce(0, { $0 + Int128($1.amount) * Int128($1.count) }) == Int128(advance) {
            return ExactDecimal(0, scale: RatePoint.decimals)
        }
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
