/// The due times of a loan's payments, in the periods that a rate is counted in.
struct PaymentTimes: Equatable {
    /// The number of periods by which the yearly rate is divided.
    let periodsAYear: Ratio
    /// The number of time units in a period.
    let ticksAPeriod: Int
    /// The ticks from the advance to the first payment.
    let first: Int
    /// The fraction of a period before the first payment that bears simple interest.
    let fraction: Ratio
    /// The ticks from each payment to the next.
    let step: Int

    /// Counts in unit-periods of Regulation Z (12 CFR 1026, appendix J).
    init(unitPeriodsAYear: Int, first: UnitPeriods = .one) {
        periodsAYear = Ratio(Int128(unitPeriodsAYear), 1)
        ticksAPeriod = 1
        self.first = first.whole
        fraction = first.fraction
        step = 1
    }

    /// Counts in years, with yearly compounding: Directive 2008/48/EC, annex I.
    ///
    /// - Parameter first: the years to the first payment.
    init(paymentsAYear: Int, yearsToFirst first: Ratio) {
        let shared = commonDivisor(Int128(paymentsAYear), first.denominator)
        let ticks = Int128(paymentsAYear) / shared * first.denominator
        periodsAYear = Ratio(1, 1)
        ticksAPeriod = Int(ticks)
        self.first = Int(first.numerator * (ticks / first.denominator))
        fraction = Ratio(0, 1)
        step = Int(ticks / Int128(paymentsAYear))
    }

    /// Counts in intervals between payments, which can be fractional: National Consumer Credit
    /// Protection Regulations 2010 (Australia), regulation 100.
    ///
    /// - Parameter first: the intervals to the first payment.
    init(intervalsAYear: Ratio, intervalsToFirst first: Ratio) {
        periodsAYear = intervalsAYear
        ticksAPeriod = Int(first.denominator)
        self.first = Int(first.numerator)
        fraction = Ratio(0, 1)
        step = Int(first.denominator)
    }
}
