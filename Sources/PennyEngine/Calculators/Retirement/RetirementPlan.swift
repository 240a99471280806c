/// The validated inputs of a retirement plan.
struct RetirementPlan {
    let currency: Currency
    /// The current age, if it is given.
    var age: Int?
    var retirementAge = 0
    /// The months of saving, where they were typed instead of two ages.
    var typedMonths: Int?
    var savings: Int64 = 0
    var monthlyDeposit: Int64 = 0
    var depositIncrease = ExactDecimal.zero
    var rateBefore = ExactDecimal.zero
    /// The yearly return in retirement; nil for the one before.
    var typedRateAfter: ExactDecimal?
    var feeRate = ExactDecimal.zero
    var inflation = ExactDecimal.zero
    var withdrawal = Withdrawal.amount(0)
    var depositTiming = Timing.end
    var withdrawalTiming = Timing.start
    /// The largest number of months of retirement to compute.
    var horizon = 0

    var rateAfter: ExactDecimal { typedRateAfter ?? rateBefore }

    var monthsOfSaving: Int { typedMonths ?? (retirementAge - (age ?? 0)) * 12 }

    enum Timing: Equatable {
        /// At the start of a month, before the growth.
        case start
        /// At the end of a month, after the growth.
        case end
    }

    enum Withdrawal: Equatable {
        /// A monthly amount in today's money.
        case amount(Int64)
        /// The share of the pot at retirement that is withdrawn in the first year.
        case share(ExactDecimal)
        /// The largest amount that lasts for this number of months.
        case lasting(Int)
    }

    /// The monthly rate of a yearly return. Twelve months compound to the yearly return.
    static func monthly(_ rate: ExactDecimal) -> PeriodicRate {
        PeriodicRate(rate, .timesAYear(1), periodsAYear: 12)
    }

    /// The growth factor of prices in a month.
    var prices: CompoundFactor {
        CompoundFactor(rate: inflation, compoundedTimesAYear: 1, periodsAYear: 12)
    }

    /// The yearly fee on a balance, rounded half up.
    func fee(on balance: Int64) -> Int64 {
        Int64(
            (Int128(balance) * feeRate.coefficient).divided(
                by: ExactDecimal.powerOfTen(feeRate.scale), .halfUp))
    }
}
