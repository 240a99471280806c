/// A plan for retirement: readable inputs that fit together.
struct RetirementPlan {
    let currency: Currency
    /// The age now, where it is given.
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
    /// The months of retirement that are computed at most.
    let horizon: Int

    enum Timing: Equatable {
        /// At the start of a month, before its growth.
        case start
        /// At its end, after its growth.
        case end
    }

    enum Withdrawal: Equatable {
        /// An amount a month in today's money.
        case amount(Int64)
        /// The part of the pot at retirement that the first year takes.
        case share(ExactDecimal)
        /// The most that lasts for so many months.
        case lasting(Int)
    }

    /// The monthly rate of a yearly return: twelve such months make the year.
    static func monthly(_ rate: ExactDecimal) -> PeriodicRate {
        PeriodicRate(rate, .timesAYear(1), periodsAYear: 12)
    }

    /// One plus the inflation of a month.
    var prices: CompoundFactor {
        CompoundFactor(rate: inflation, compoundedTimesAYear: 1, periodsAYear: 12)
    }

    /// A yearly fee on a balance, rounded half up.
    func fee(on balance: Int64) -> Int64 {
        Int64(
            (Int128(balance) * feeRate.coefficient).divided(
                by: ExactDecimal.powerOfTen(feeRate.scale), .halfUp))
    }
}
