/// The validated inputs of a retirement plan.
struct RetirementPlan {
    let currency: Currency
    /// The current age, if it is given.
    let age: Int?
    let monthsOfSaving: Int
    let savings: Int64
    let monthlyDeposit: Int64
    let depositIncrease: ExactDecimal
    let rateBefore: ExactDecimal
    let rateAfter: ExactDecimal
    let feeRate: ExactDecimal
    let inflation: ExactDecimal
    let withdrawal: Withdrawal
    let depositTiming: Timing
    let withdrawalTiming: Timing
    /// The largest number of months of retirement to compute.
    let horizon: Int

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
