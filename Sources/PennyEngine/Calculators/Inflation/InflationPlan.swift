import PennyNaturals

/// An amount and the change of prices between two times.
struct InflationPlan {
    let currency: Currency
    var amount: Int64 = 0
    /// The yearly change of prices; negative if they fall.
    var rate = ExactDecimal.zero
    var months = 0
    var direction = Direction.later
    /// The effective yearly return of the amount, if it is invested.
    var returnRate: ExactDecimal?

    enum Direction: Equatable {
        /// From today's money to the money of a later day.
        case later
        /// From today's money to the money of an earlier day.
        case earlier
    }

    /// The growth factor of prices in a month.
    var prices: CompoundFactor { Self.monthly(rate) }

    /// The monthly growth factor of a yearly `rate`: the twelfth root of one plus the rate.
    static func monthly(_ rate: ExactDecimal) -> CompoundFactor {
        CompoundFactor(rate: rate, compoundedTimesAYear: 1, periodsAYear: 12)
    }

    /// One plus a yearly rate.
    static func growth(_ rate: ExactDecimal) -> ExactFraction {
        let one = ExactDecimal.powerOfTen(rate.scale)
        return ExactFraction(
            BigNatural((one + rate.coefficient).magnitude), over: BigNatural(one.magnitude))
    }

    /// The months that have a row in the table: the ends of the years, or of the months if the time
    /// is not a whole number of years.
    var tableMonths: [Int] {
        let step = months % 12 == 0 ? 12 : 1
        return Array(stride(from: step, through: months, by: step))
    }

    var countsYears: Bool { months % 12 == 0 }
}
