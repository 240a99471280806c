/// What an amount becomes as prices move: first what the same things cost at
/// each mark, then, where it is asked for, what the amount itself buys there.
struct PriceLevels: CertifiableFormula {
    let amount: Int64
    let prices: CompoundFactor
    let marks: [Int]
    let asksWhatItBuys: Bool

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let amount = Number(amount, precision)
        let levels = prices.values(after: marks, kind, precision)
        let costs = levels.map { $0.map { amount * $0 } }
        return asksWhatItBuys ? costs + levels.map { $0.map { amount / $0 } } : costs
    }
}

/// How far the level of prices moves, in units of 10^-`decimals`.
struct PriceLevel: CertifiableFormula {
    let prices: CompoundFactor
    let months: Int
    let decimals: Int

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let unit = Number(Int64(ExactDecimal.powerOfTen(decimals)), precision)
        return [prices.value(after: months, kind, precision).map { $0 * unit }]
    }
}

/// The least and the largest amount that a rounded one can have come from.
struct AmountsBehind: CertifiableFormula {
    let rounded: Int64
    let prices: CompoundFactor
    let months: Int
    let direction: InflationPlan.Direction

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let level = prices.value(after: months, kind, precision)
        return [max(rounded * 2 - 1, 0), rounded * 2, rounded * 2 + 1].map { halves in
            level.map { level in
                let amount = Number(halves, precision) / Number(2, precision)
                return direction == .later ? amount / level : amount * level
            }
        }
    }
}
