/// Reads the inputs of an adjustment for inflation.
struct InflationReading {
    var reader: InputReader

    /// Reads the plan. Returns nil when `reader` has problems to report.
    mutating func plan() -> InflationPlan? {
        let amount = reader.money("amount", allowsZero: false)
        let rate = reader.rate("inflationRate", isReturn: true)
        let months = reader.months("years")
        let direction = reader.choice("direction", Inflation.directions)
        let returnRate = reader.rate("returnRate", isReturn: true)
        guard let amount, let rate, let months, let direction else { return nil }
        return InflationPlan(
            currency: reader.currency, amount: amount, rate: rate, months: months,
            direction: direction, returnRate: returnRate)
    }
}
