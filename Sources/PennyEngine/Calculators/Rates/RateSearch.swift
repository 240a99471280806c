import PennyNaturals

/// Finds rates that solve an equation of value, rounded half up to 14 decimals. It compares the
/// sides at both ends of the interval that rounds to a result.
struct RateSearch {
    let equation: EquationOfValue
    /// Whether the equation can have several rates. Which one is found then depends on the last bit
    /// of the difference, so quick numbers are not used.
    var mayFindSeveral = false

    typealias Sample = SignChange.Sample

    /// Compares the sides at the lowest rate that rounds to `steps` units of 10^-14.
    func sample(_ steps: Int128) throws(CalculationError) -> Sample {
        let point = steps == 0 ? RatePoint.zero : .roundingUp(to: steps)
        let difference =
            mayFindSeveral
            ? try equation.at(point).wideDifference() : try equation.at(point).difference()
        return Sample(steps: steps, difference: difference)
    }

    /// The only rate of an equation whose payments lose value relative to the advances as the rate
    /// rises. Nil if it is below zero or above about 89,000,000 %.
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

    /// The only rate, if it lies within `reach` units of `steps`; otherwise nil.
    func onlyRate(
        near steps: Int128, within reach: Int128
    ) throws(CalculationError) -> Int128? {
        guard steps > reach, steps < RatePoint.unit * 1000 else { return nil }
        let low = try sample(steps - reach)
        guard low.order > 0 else { return nil }
        let high = try sample(steps + reach)
        return high.order < 0 ? try rate(between: low, and: high) : nil
    }

    /// Rounds a rate of this search half up to fewer decimals of its percentage. If the 14 decimals
    /// are a tie, compares the sides again to decide on which side of it the exact rate lies.
    func rounded(_ steps: Int128, to decimals: Int) throws(CalculationError) -> ExactDecimal {
        let unit = ExactDecimal.powerOfTen(RatePoint.decimals - 2 - decimals)
        let (whole, rest) = steps.quotientAndRemainder(dividingBy: unit)
        var isUp = rest * 2 > unit
        if rest * 2 == unit {
            let below = try sample(steps)
            let tie = try equation.at(.exact(steps)).difference()
            isUp = tie.order == 0 || tie.order == below.order
        }
        return ExactDecimal(isUp ? whole + 1 : whole, scale: 2 + decimals)
    }

    /// The rate between two samples of different order.
    func rate(between start: Sample, and end: Sample) throws(CalculationError) -> Int128 {
        try SignChange.between(start, end) { (steps) throws(CalculationError) in
            try sample(steps)
        }.steps
    }
}
