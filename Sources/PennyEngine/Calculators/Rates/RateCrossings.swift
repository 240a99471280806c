/// All rates that solve an equation of value whose money changes direction more than once. Compares
/// the sides at many rates. Between two neighboring samples with different signs there is a rate.
struct RateCrossings {
    /// The rates in units of 10^-14, ascending.
    private(set) var rates: [Int128] = []
    /// The highest rate that was compared.
    private(set) var highest: Int128 = 0

    /// The largest number of comparisons. Longer lists get fewer, so that a browser also answers
    /// within a second.
    private static let maximumSamples = 120
    private static let maximumWork = 20_000

    init(_ equation: EquationOfValue) throws(CalculationError) {
        let search = RateSearch(equation: equation, mayFindSeveral: true)
        let samples = min(
            Self.maximumSamples, max(40, Self.maximumWork / max(equation.series.count, 1)))
        var low = try search.sample(0)
        if low.order == 0 { rates.append(0) }
        var steps: Int128 = RatePoint.unit / 1000
        for _ in 0..<samples {
            let next = try search.sample(steps)
            if low.order * next.order < 0 {
                rates.append(try search.rate(between: low, and: next))
            }
            if next.order == 0 { rates.append(steps) }
            low = next
            highest = steps
            // The samples extend to 10^9 times the first one.
            steps += max(steps * 21 / Int128(samples), 1)
            if steps > RatePoint.unit * 1_000_000 { break }
        }
    }
}
