/// A single amount, or equal amounts at equal distances.
///
/// Times are whole ticks. `EquationOfValue.ticksAPeriod` ticks make a compounding period. The
/// fraction of a period bears simple interest, as in Regulation Z, appendix J.
struct FlowSeries: Equatable, Sendable {
    let isAdvance: Bool
    /// Minor units.
    let amount: Int64
    let count: Int
    /// The time of the first amount in ticks.
    let start: Int
    /// The number of ticks between consecutive amounts.
    let step: Int
    let fraction: Ratio

    init(
        isAdvance: Bool = false, amount: Int64, count: Int = 1, start: Int, step: Int = 1,
        fraction: Ratio = Ratio(0, 1)
    ) {
        self.isAdvance = isAdvance
        self.amount = amount
        self.count = count
        self.start = start
        self.step = step
        self.fraction = fraction
    }

    var total: Int128 { Int128(amount) * Int128(count) }
}
