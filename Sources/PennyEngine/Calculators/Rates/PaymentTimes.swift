/// When the payments of a loan are due, in the periods that a rate is counted in.
struct PaymentTimes: Equatable {
    /// How many of the periods the yearly rate is divided by.
    let periodsAYear: Ratio
    /// The units of time in a period.
    let ticksAPeriod: Int
    /// The ticks from the advance to the first payment.
    let first: Int
    /// The part of a period before the first payment that bears simple interest.
    let fraction: Ratio
    /// The ticks from each payment to the next.
    let step: Int

    /// Unit-periods of Regulation Z (12 CFR 1026, appendix J).
    init(unitPeriodsAYear: Int, first: UnitPeriods = .one) {
        periodsAYear = Ratio(Int128(unitPeriodsAYear), 1)
        ticksAPeriod = 1
        self.first = first.whole
        fraction = first.fraction
        step = 1
    }

    /// Years, which the rate is compounded by: Directive 2008/48/EC, annex I.
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

    /// Intervals between payments, whole ones or not: National Consumer Credit Protection
    /// Regulations 2010 (Australia), regulation 100.
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
