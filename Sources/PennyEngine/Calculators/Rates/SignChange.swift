import PennyNaturals

/// Finds the step at which a difference changes its sign, of which it has one at each end of a
/// range: what lies between two neighboring steps is enclosed by proven signs, whichever steps are
/// tried before.
struct SignChange {
    /// What a difference is at a step.
    struct Sample {
        let steps: Int128
        /// Its magnitude only decides which step is tried next.
        let difference: Difference

        var order: Int { difference.order }
        fileprivate var magnitude: BigNatural { difference.magnitude }
    }

    /// The last step before the change, or the one where the difference is zero.
    ///
    /// The straight line through the last two samples is followed, and the middle taken where
    /// that leads nowhere.
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

    /// Where the line through two samples crosses zero, if it does so inside and
    /// its step is less than half of the one before.
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
