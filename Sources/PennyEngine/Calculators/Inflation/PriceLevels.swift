/// The effect of prices on an amount: the cost of the same goods in each table month, then, if
/// requested, the purchasing power of the amount there.
struct PriceLevels: CertifiableFormula {
    let amount: Int64
    let prices: CompoundFactor
    let tableMonths: [Int]
    let includesPurchasingPower: Bool

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let amount = Number(amount, precision)
        let levels = prices.values(after: tableMonths, kind, precision)
        let costs = levels.map { $0.map { amount * $0 } }
        return includesPurchasingPower ? costs + levels.map { $0.map { amount / $0 } } : costs
    }
}

/// The price level after `months`, in units of 10^-`decimals`.
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

/// The smallest, nearest and largest amount from which a rounded amount can result.
struct AmountBounds: CertifiableFormula {
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
