import PennyNaturals

/// Finds the rates that solve an equation of value, each rounded half up to 14
/// decimals: the sides have been compared at the two ends of what rounds to it.
struct RateSearch {
    let equation: EquationOfValue
    /// Which of several rates is found depends on how much the sides differ by, to the
    /// last bit: quick numbers are for equations with one.
    var mayFindSeveral = false

    /// A comparison at the least rate that rounds to `steps` units of 10^-14.
    struct Sample {
        let steps: Int128
        let difference: EquationOfValue.Difference

        var order: Int { difference.order }
    }

    func sample(_ steps: Int128) throws(CalculationError) -> Sample {
        let point = steps == 0 ? RatePoint.zero : .roundingUp(to: steps)
        return Sample(
            steps: steps,
            difference: mayFindSeveral
                ? try equation.wideDifference(at: point) : try equation.difference(at: point))
    }

    /// The rate of an equation whose payments are worth less and less of the
    /// advances the higher the rate; nil where it is below zero or above some
    /// 89,000,000 %.
    func onlyRate() throws(CalculationError) -> Int128? {
        var low = try sample(0)
        if low.order == 0 { return 0 }
        if low.order < 0 { return nil }
        var steps = RatePoint.unit / 16
        for _ in 0..<16 {
            let high = try sample(steps)
            if high.order < 0 { return try rate(between: low, and: high) }
            low = high
            steps *= 3
        }
        return nil
    }

    /// That rate where it lies within so many units of another one; nil elsewhere.
    func onlyRate(
        near steps: Int128, within reach: Int128
    ) throws(CalculationError) -> Int128? {
        guard steps > reach, steps < RatePoint.unit * 1000 else { return nil }
        let low = try sample(steps - reach)
        guard low.order > 0 else { return nil }
        let high = try sample(steps + reach)
        return high.order < 0 ? try rate(between: low, and: high) : nil
    }

    /// The rate between two samples of different order.
    ///
    /// The straight line through the last two samples is followed, and the
    /// middle taken where that leads nowhere.
    func rate(between start: Sample, and end: Sample) throws(CalculationError) -> Int128 {
        let isFalling = end.order < 0 || start.order > 0
        var (low, high) = (start, end)
        var (previous, current) = (start, end)
        for _ in 0..<300 {
            if high.steps - low.steps <= 1 { return low.steps }
            let line = followed(previous, current, low, high)
            let next = try sample(line ?? low.steps + (high.steps - low.steps) / 2)
            let isLow = isFalling ? next.order >= 0 : next.order <= 0
            previous = line == nil ? (isLow ? high : low) : current
            current = next
            if isLow { low = next } else { high = next }
        }
        throw .undecided
    }

    /// Where the line through two samples crosses zero, if it does so inside and
    /// its step is less than half of the one before.
    private func followed(
        _ previous: Sample, _ current: Sample, _ low: Sample, _ high: Sample
    ) -> Int128? {
        let run = current.steps - previous.steps
        let (last, before) = (current.difference.magnitude, previous.difference.magnitude)
        let isBetween = current.order * previous.order < 0
        if !isBetween, last >= before { return nil }
        let rise = isBetween ? before + last : before.saturatingMinus(last)
        if rise.isZero { return nil }
        let (quotient, _) = (last * BigNatural(run.magnitude))
            .quotientAndRemainder(dividingBy: rise)
        guard let length = quotient.int128, length <= 2 || length <= Int128(run.magnitude) / 2
        else { return nil }
        let ahead = (run > 0) != isBetween
        let line = ahead ? current.steps + length : current.steps - length
        guard line >= low.steps, line <= high.steps else { return nil }
        return min(max(line, low.steps + 1), high.steps - 1)
    }
}
