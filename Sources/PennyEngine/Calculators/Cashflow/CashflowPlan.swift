/// The validated inputs of a cash flow.
struct CashflowPlan: Equatable, Sendable {
    /// A flow; negative if money is paid.
    struct Flow: Equatable, Sendable {
        let amount: Int64
        let date: CivilDate?
        /// The time after the first flow, in units of `1 / unitsAYear` of a year or period.
        let time: Int64
    }

    /// The time of the first flow if flows have no dates: now, or after one period.
    enum Timing: Equatable, Sendable {
        case start
        case end
    }

    /// The time from one flow to the next if flows have no dates.
    enum Interval: String, CaseIterable {
        case period, year, quarter, month
    }

    /// The choice of the figure if there are several rates.
    enum Choice: Equatable, Sendable {
        case nearest
        case none
    }

    /// The rates for a modified internal rate of return.
    struct Modified: Equatable, Sendable {
        let finance: ExactDecimal
        let reinvest: ExactDecimal
    }

    let currency: Currency
    /// The flows sorted by time; at least two.
    let flows: [Flow]
    /// The number of time units in a year, or in a period if flows have no dates.
    let unitsAYear: Int
    let dayCount: DayCount?
    let discountRate: ExactDecimal?
    let timing: Timing
    let interval: Interval
    let choice: Choice
    let modified: Modified?

    var hasDates: Bool { dayCount != nil }
    /// The time to which a rate applies.
    var every: CashflowWords.Every {
        if hasDates { return .year }
        return switch interval {
        case .period: .other
        case .year: .year
        case .quarter: .quarter
        case .month: .month
        }
    }

    var polynomial: DiscountPolynomial {
        DiscountPolynomial(flows.map { ($0.amount, $0.time) })
    }

    var moneyIn: Int64 { flows.reduce(0) { $0 + max($1.amount, 0) } }
    var moneyOut: Int64 { flows.reduce(0) { $0 - min($1.amount, 0) } }
}

extension CashflowPlan {
    /// The flows with their times, and the number of time units in a year.
    static func timed(
        _ amounts: [(amount: Int64, date: CivilDate?)], _ dayCount: DayCount
    ) -> (flows: [Flow], unitsAYear: Int) {
        guard var first = amounts.first?.date else {
            var flows: [Flow] = []
            for (index, flow) in amounts.enumerated() {
                flows.append(Flow(amount: flow.amount, date: nil, time: Int64(index)))
            }
            return (flows, 1)
        }
        var last = first
        for flow in amounts {
            guard let date = flow.date else { continue }
            if date < first { first = date }
            if date > last { last = date }
        }
        let unit = dayCount.unitsAYear
        var shared = Int128(unit)
        var flows: [Flow] = []
        for flow in amounts {
            guard let date = flow.date else { continue }
            let years = dayCount.years(from: first, to: date, isTermination: date == last)
            // By 30E/360-ISDA, a termination date at the end of February is 2 days before itself.
            let time = date == first ? 0 : years.numerator * (Int128(unit) / years.denominator)
            shared = commonDivisor(shared, time)
            flows.append(Flow(amount: flow.amount, date: date, time: Int64(time)))
        }
        let order = sortedIndices(flows.count) { flows[$0].time < flows[$1].time }
        let divisor = Int64(shared)
        let reduced = order.map { index in
            Flow(
                amount: flows[index].amount, date: flows[index].date,
                time: flows[index].time / divisor)
        }
        return (reduced, unit / Int(shared))
    }
}

extension DayCount {
    /// The number of time units in a year for which every period of this convention is a whole
    /// number of units.
    var unitsAYear: Int {
        switch self {
        case .thirty360, .thirtyE360, .thirty360BondBasis, .thirtyE360ISDA, .actual360: 360
        case .actual365: 365
        case .actualActual, .actualActualByEndDay: 365 * 366
        }
    }
}
