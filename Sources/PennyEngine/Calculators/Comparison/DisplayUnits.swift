/// Chooses the unit for all prices of a list: the policy's own, or the one whose prices are easiest
/// to read.
struct DisplayUnits {
    let products: [Product]
    let policy: UnitPricePolicy
    let factors: FactorSet
    let basis: ComparisonPlan.Basis
    let kind: MeasureKind
    let sizes: SizeParser
    let currency: Currency

    enum System: CaseIterable {
        case metric, customary
    }

    /// The unit in the system of the list.
    var unit: UnitQuantity {
        let own = candidates(system)
        if policy.rounding == .exact || policy == .us { return bestFit(own) }
        return own[0]
    }

    /// The best unit of the other system; nil for pieces.
    func other(than unit: UnitQuantity) -> UnitQuantity? {
        if kind == .pieces { return nil }
        let isMetric = unit.unit.system == .metric
        return bestFit(named(Self.names(isMetric ? .customary : .metric, kind, sizes.system)))
    }

    /// The measurement system of the first product's unit.
    private var system: System {
        let unit = products[0].measured(basis).units.first ?? kind.base
        return unit.system == .metric || unit.system == .none ? .metric : .customary
    }

    // MARK: - Candidates

    private func named(_ names: [String]) -> [UnitQuantity] {
        UnitQuantity.named(names, sizes.system)
    }

    private func candidates(_ system: System) -> [UnitQuantity] {
        if kind == .pieces { return pieces }
        let names = Self.names(system, kind, sizes.system)
        if policy.units.isEmpty { return named(names) }
        let allowed = named(policy.units).filter { $0.unit.kind == kind }
        let own = allowed.filter { ($0.unit.system == .metric) == (system == .metric) }
        return own.isEmpty ? allowed : own
    }

    /// The units for pieces: one, ten or a hundred, with the name of the piece if all products
    /// share it.
    private var pieces: [UnitQuantity] {
        let word = products[0].measured(basis).piece
        let isShared = products.allSatisfy { $0.measured(basis).piece == word }
        return [1, 10, 100].map {
            UnitQuantity(ExactDecimal($0), .each, piece: isShared ? word : nil)
        }
    }

    /// The names of units, larger units first.
    static func names(
        _ system: System, _ kind: MeasureKind, _ pints: MeasureSystem
    ) -> [String] {
        switch (kind, system) {
        case (.mass, .metric): ["kg", "100 g", "10 g", "g"]
        case (.mass, .customary): ["lb", "oz wt"]
        case (.volume, .metric): ["l", "100 ml", "10 ml"]
        case (.volume, .customary):
            pints == .us
                ? ["us gal", "us qt", "us pt", "us fl oz"]
                : ["imperial gal", "imperial pt", "imperial fl oz"]
        case (.length, .metric): ["100 m", "m", "cm"]
        case (.length, .customary): ["yd", "ft", "in"]
        case (.area, .metric): ["m2", "dm2", "cm2"]
        case (.area, .customary): ["yd2", "ft2", "in2"]
        case (.pieces, _): ["each", "10", "100"]
        }
    }

    // MARK: - Fit

    /// The largest unit, or for pieces the smallest number, that gives readable prices before deals
    /// and tax: the lowest price is at least a hundredth of the currency, and the middle one is
    /// between 0.10 and 99.99. For a currency without hundredths, its smallest step counts as one.
    private func bestFit(_ units: [UnitQuantity]) -> UnitQuantity {
        let sizes = units.map { $0.inBaseUnits(factors) }
        let order = sortedIndices(units.count) {
            kind == .pieces
                ? sizes[$0].isLess(than: sizes[$1]) : sizes[$1].isLess(than: sizes[$0])
        }
        let step = ExactFraction(money: 1, currency)
        let hundredth =
            currency.minorUnitDigits > 2 ? ExactFraction(ExactDecimal(1, scale: 2)) : step
        let unsorted = products.map { $0.price / $0.amount(basis) }
        let prices = sortedIndices(unsorted.count) { unsorted[$0].isLess(than: unsorted[$1]) }
            .map { unsorted[$0] }
        var fallback: UnitQuantity?
        for index in order {
            let (unit, size) = (units[index], sizes[index])
            let lowest = prices[0] * size
            let middle = prices[prices.count / 2] * size
            if lowest.isLess(than: hundredth) { continue }
            let isReadable =
                !middle.isLess(than: hundredth * ExactFraction(10))
                && middle.isLess(than: hundredth * ExactFraction(10_000))
            if isReadable { return unit }
            fallback = fallback ?? unit
        }
        return fallback ?? units[order[0]]
    }
}
