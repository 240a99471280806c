import PennyNaturals

/// Finds the rates that solve an equation of value, each rounded half up to 14
/// decimals: the sides have been compared at the two ends of what rounds to it.
struct RateSearch {
    let equation: EquationOfValue
    /// Which of several rates is found depends on how much the sides differ by, to the
    /// last bit: quick numbers are for equations with one.
    var mayFindSeveral = false

    typealias Sample = SignChange.Sample

    /// The sides compared at the least rate that rounds to `steps` units of 10^-14.
    func sample(_ steps: Int128) throws(CalculationError) -> Sample {
        let point = steps == 0 ? RatePoint.zero : .roundingUp(to: steps)
        let difference =
            mayFindSeveral
            ? try equation.at(point).wideDifference() : try equation.at(point).difference()
        return Sample(steps: steps, difference: difference)
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

    /// A rate of this search with fewer decimals of its percentage, half up from the exact one:
    /// where the 14 decimals are a tie, which side of it the rate lies on is asked anew.
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
