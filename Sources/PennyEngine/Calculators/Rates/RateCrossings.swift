/// All rates that solve an equation of value whose money changes its direction
/// more than once: the sides are compared at many rates, and every two neighbours
/// that differ have a rate between them.
struct RateCrossings {
    /// The rates in units of 10^-14, ascending.
    private(set) var rates: [Int128] = []
    /// The highest rate that was tried.
    private(set) var highest: Int128 = 0

    /// Fewer comparisons for longer lists, so that the browser answers within a second too.
    private static let mostSamples = 120
    private static let mostWork = 20_000

    init(_ equation: EquationOfValue) throws(CalculationError) {
        let search = RateSearch(equation: equation, mayFindSeveral: true)
        let samples = min(
            Self.mostSamples, max(40, Self.mostWork / max(equation.series.count, 1)))
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
            // To 10^9 times the first in as many steps as there are.
            steps += max(steps * 21 / Int128(samples), 1)
            if steps > RatePoint.unit * 1_000_000 { break }
        }
    }
}
