/// Chooses the unit that all prices of a list are shown in: the rules' own, or
/// the one that gives prices people can read.
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

    /// The unit of the list's own system.
    var unit: UnitQuantity {
        let own = candidates(system)
        if policy.rounding == .exact || policy == .us { return bestFit(own) }
        return own[0]
    }

    /// The unit of the other system that fits best; nil for pieces.
    func other(than unit: UnitQuantity) -> UnitQuantity? {
        if kind == .pieces { return nil }
        let isMetric = unit.unit.system == .metric
        return bestFit(named(Self.names(isMetric ? .customary : .metric, kind, sizes.system)))
    }

    /// The system of the first product's unit.
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

    /// Pieces go by the one, ten or hundred, and by their name if all have the same.
    private var pieces: [UnitQuantity] {
        let word = products[0].measured(basis).piece
        let isShared = products.allSatisfy { $0.measured(basis).piece == word }
        return [1, 10, 100].map {
            UnitQuantity(ExactDecimal($0), .each, piece: isShared ? word : nil)
        }
    }

    /// The larger units first.
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

    /// The largest unit, and for pieces the smallest number, in which the lowest
    /// price before deals and tax is not below a hundredth of the currency and the middle one lies
    /// between 0.10 and 99.99; the smallest step of a currency without
    /// hundredths counts as one.
    private func bestFit(_ units: [UnitQuantity]) -> UnitQuantity {
        let sizes = units.map { $0.inBaseUnits(factors) }
        let places = sortedPlaces(units.count) {
            kind == .pieces
                ? sizes[$0].isLess(than: sizes[$1]) : sizes[$1].isLess(than: sizes[$0])
        }
        let step = ExactFraction(money: 1, currency)
        let hundredth =
            currency.minorUnitDigits > 2 ? ExactFraction(ExactDecimal(1, scale: 2)) : step
        let unsorted = products.map { $0.price / $0.amount(basis) }
        let prices = sortedPlaces(unsorted.count) { unsorted[$0].isLess(than: unsorted[$1]) }
            .map { unsorted[$0] }
        var fallback: UnitQuantity?
        for place in places {
            let (unit, size) = (units[place], sizes[place])
            let lowest = prices[0] * size
            let middle = prices[prices.count / 2] * size
            if lowest.isLess(than: hundredth) { continue }
            let isReadable =
                !middle.isLess(than: hundredth * ExactFraction(10))
                && middle.isLess(than: hundredth * ExactFraction(10_000))
            if isReadable { return unit }
            fallback = fallback ?? unit
        }
        return fallback ?? units[places[0]]
    }
}
