import PennyNaturals

/// Finds the step at which a difference changes its sign. The difference has opposite signs at the
/// two ends of a range. Proven signs at two neighboring steps enclose the result, whichever steps
/// were sampled before.
struct SignChange {
    /// The difference at a step.
    struct Sample {
        let steps: Int128
        /// The difference. Its magnitude only affects the choice of the next step.
        let difference: Difference

        var order: Int { difference.order }
        fileprivate var magnitude: BigNatural { difference.magnitude }
    }

    /// Finds the last step before the change, or the step at which the difference is zero.
    ///
    /// Uses the secant through the last two samples, and bisection if the secant makes no progress.
    static func between(
        _ start: Sample, _ end: Sample,
        _ sample: (Int128) throws(CalculationError) -> Sample
    ) throws(CalculationError) -> Sample {
        let isFalling = end.order < 0 || start.order > 0
        var (low, high) = (start, end)
        var (previous, current) = (start, end)
        for _ in 0..<300 {
            if high.steps - low.steps <= 1 { return low }
            let line = followed(previous, current, low, high)
            let next = try sample(line ?? low.steps + (high.steps - low.steps) / 2)
            let isLow = isFalling ? next.order >= 0 : next.order <= 0
            previous = line == nil ? (isLow ? high : low) : current
            current = next
            if isLow { low = next } else { high = next }
        }
        throw .undecided
    }

    /// The zero of the secant through two samples, if it lies inside the range and its step is less
    /// than half of the previous one.
    private static func followed(
        _ previous: Sample, _ current: Sample, _ low: Sample, _ high: Sample
    ) -> Int128? {
        let run = current.steps - previous.steps
        let (last, before) = (current.magnitude, previous.magnitude)
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
