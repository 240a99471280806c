import PennyNaturals

/// An amount, and how prices move from its time to another.
struct InflationPlan {
    let currency: Currency
    let amount: Int64
    /// The yearly change of prices; below zero they fall.
    let rate: ExactDecimal
    let months: Int
    let direction: Direction
    /// The effective yearly return of the amount, if it is invested.
    let returnRate: ExactDecimal?

    enum Direction: Equatable {
        /// From today's money to that of a later day.
        case later
        /// From today's money to that of an earlier day.
        case earlier
    }

    /// What a price becomes in a month.
    var prices: CompoundFactor { Self.monthly(rate) }

    /// What one plus `rate` a year is in a month: its twelfth root.
    static func monthly(_ rate: ExactDecimal) -> CompoundFactor {
        CompoundFactor(rate: rate, compoundedTimesAYear: 1, periodsAYear: 12)
    }

    /// One plus a yearly rate.
    static func growth(_ rate: ExactDecimal) -> ExactFraction {
        let one = ExactDecimal.powerOfTen(rate.scale)
        return ExactFraction(
            BigNatural((one + rate.coefficient).magnitude), over: BigNatural(one.magnitude))
    }

    /// The months at which the table has a row: the ends of the years, or of the
    /// months where the time is no whole number of years.
    var marks: [Int] {
        let step = months % 12 == 0 ? 12 : 1
        return Array(stride(from: step, through: months, by: step))
    }

    var countsYears: Bool { months % 12 == 0 }
}
