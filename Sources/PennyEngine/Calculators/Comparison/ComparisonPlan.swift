/// The validated inputs of a comparison. A class, for the same reason as `Product`.
final class ComparisonPlan {
    /// The amount that prices are divided by.
    enum Basis: Equatable, Sendable {
        /// The usable amount of the package.
        case yield
        /// The net amount of the package.
        case net
    }

    let currency: Currency
    let policy: UnitPricePolicy
    let factors: FactorSet
    let basis: Basis
    let products: [Product]
    /// The kind of measure of the usable amounts.
    let kind: MeasureKind
    /// The unit of the unit prices.
    let unit: UnitQuantity
    /// A unit of the other system, if there is one.
    let otherUnit: UnitQuantity?
    let use: Use?
    /// A wanted amount, to be bought once.
    let wanted: PackageSize?
    /// Minor units.
    let hourlyPay: Int64?

    init(
        _ products: [Product], of kind: MeasureKind, policy: UnitPricePolicy, factors: FactorSet,
        basis: Basis, unit: UnitQuantity, otherUnit: UnitQuantity?, use: Use?,
        wanted: PackageSize?, hourlyPay: Int64?, currency: Currency
    ) {
        self.products = products
        self.kind = kind
        self.policy = policy
        self.factors = factors
        self.basis = basis
        self.unit = unit
        self.otherUnit = otherUnit
        self.use = use
        self.wanted = wanted
        self.hourlyPay = hourlyPay
        self.currency = currency
    }

    /// The size of the unit in the kind's base unit.
    var unitSize: ExactFraction { unit.inBaseUnits(factors) }
}

/// An amount that is used regularly.
struct Use {
    enum Period: CaseIterable {
        case day, week, month, year

        /// The word for the period in typed text.
        var word: String {
            switch self {
            case .day: "day"
            case .week: "week"
            case .month: "month"
            case .year: "year"
            }
        }

        /// The period as a message argument.
        var inMessages: ComparisonWords.Period {
            switch self {
            case .day: .day
            case .week: .week
            case .month: .month
            case .year: .other
            }
        }

        /// The number of periods in a year.
        var timesAYear: Int {
            switch self {
            case .day: 365
            case .week: 52
            case .month: 12
            case .year: 1
            }
        }
    }

    let size: PackageSize
    let period: Period

    /// The amount used in a year, in the kind's base unit.
    var amountAYear: ExactFraction { size.total * ExactFraction(period.timesAYear) }
}
