/// A list of products as it was understood; a class, as `Product` is.
final class ComparisonPlan {
    /// What the prices are divided by.
    enum Basis: Equatable, Sendable {
        /// What can be used of the package.
        case yield
        /// What the package holds.
        case net
    }

    let currency: Currency
    let policy: UnitPricePolicy
    let factors: FactorSet
    let basis: Basis
    let products: [Product]
    /// What the usable amounts measure.
    let kind: MeasureKind
    /// What the unit prices are the price of.
    let unit: UnitQuantity
    /// A unit of the other system, where there is one.
    let otherUnit: UnitQuantity?
    let use: Use?
    /// An amount that is wanted once.
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

    /// The unit in the kind's base unit.
    var unitSize: ExactFraction { unit.inBaseUnits(factors) }
}

/// How much is used in which time.
struct Use {
    enum Period: CaseIterable {
        case day, week, month, year

        /// The word that a person types.
        var word: String {
            switch self {
            case .day: "day"
            case .week: "week"
            case .month: "month"
            case .year: "year"
            }
        }

        /// The period in messages.
        var inMessages: ComparisonWords.Period {
            switch self {
            case .day: .day
            case .week: .week
            case .month: .month
            case .year: .other
            }
        }

        /// How many a year has.
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

    /// In the kind's base unit.
    var amountAYear: ExactFraction { size.total * ExactFraction(period.timesAYear) }
}
