import PennyNaturals

/// How prices rise until each year of retirement. The levels are drawn once, at
/// the first precision: nearly every rounding is decided by it.
struct RetirementPrices {
    private let plan: RetirementPlan
    private let marks: [Int]
    private let levels: [WideFixed?]

    /// - Parameter start: the months after which the first withdrawal is raised.
    init(_ plan: RetirementPlan, start: Int, years: Int) {
        self.plan = plan
        marks = (0..<years).map { start + $0 * 12 }
        levels = plan.prices.values(after: marks, WideFixed.self, Precision.steps[0])
    }

    /// What a withdrawal of `amount` is in each year, half up. What is beyond the
    /// largest amount is more than any pot holds, and counts as that amount.
    func withdrawals(_ amount: Int64) throws(CalculationError) -> [Int64] {
        var withdrawals: [Int64] = []
        for (index, level) in levels.enumerated() {
            let quick = level.flatMap {
                (WideFixed(amount, Precision.steps[0]) * $0).rounded(.halfUp)
            }
            if let quick {
                let known = quick.int128 ?? Int128(Money.limit)
                withdrawals.append(Int64(min(known, Int128(Money.limit))))
            } else {
                withdrawals.append(
                    try certified(
                        RaisedAmount(
                            amount: amount, rise: plan.prices, periods: marks[index]), .halfUp)[0])
            }
        }
        return withdrawals
    }

    /// The level of prices in a year of retirement.
    func level(_ year: Int) -> WideFixed? { levels[year] }
}
