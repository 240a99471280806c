/// Money that goes in and out over time, and what is asked about it.
struct CashflowPlan: Equatable, Sendable {
    /// One flow; below zero where money goes out.
    struct Flow: Equatable, Sendable {
        let amount: Int64
        let date: CivilDate?
        /// From the first flow, in units of which `unitsAYear` make a year or a period.
        let time: Int64
    }

    /// When the first of flows without dates comes: now, or a period from now.
    enum Timing: Equatable, Sendable {
        case start
        case end
    }

    /// Which of several rates stands as the figure.
    enum Choice: Equatable, Sendable {
        case nearest
        case none
    }

    /// The rates of a modified internal rate of return.
    struct Modified: Equatable, Sendable {
        let finance: ExactDecimal
        let reinvest: ExactDecimal
    }

    let currency: Currency
    /// In the order of their times; at least two.
    let flows: [Flow]
    /// A period is a year for flows with dates.
    let unitsAYear: Int
    let dayCount: DayCount?
    let discountRate: ExactDecimal?
    let timing: Timing
    let choice: Choice
    let modified: Modified?

    var hasDates: Bool { dayCount != nil }

    var polynomial: DiscountPolynomial {
        DiscountPolynomial(flows.map { ($0.amount, $0.time) })
    }

    var moneyIn: Int64 { flows.reduce(0) { $0 + max($1.amount, 0) } }
    var moneyOut: Int64 { flows.reduce(0) { $0 - min($1.amount, 0) } }
}

extension CashflowPlan {
    static let limit = 1_200

    /// The flows with their times, and the units of a year those count.
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
            // By 30E/360-ISDA, the end of February as termination is 2 days before itself.
            let time = date == first ? 0 : years.numerator * (Int128(unit) / years.denominator)
            shared = commonDivisor(shared, time)
            flows.append(Flow(amount: flow.amount, date: date, time: Int64(time)))
        }
        let order = sortedPlaces(flows.count) { flows[$0].time < flows[$1].time }
        let divisor = Int64(shared)
        let reduced = order.map { place in
            Flow(
                amount: flows[place].amount, date: flows[place].date,
                time: flows[place].time / divisor)
        }
        return (reduced, unit / Int(shared))
    }
}

extension DayCount {
    /// A unit of time of which every length of time by this convention is a whole number.
    var unitsAYear: Int {
        switch self {
        case .thirty360, .thirtyE360, .thirty360BondBasis, .thirtyE360ISDA, .actual360: 360
        case .actual365: 365
        case .actualActual, .actualActualByEndDay: 365 * 366
        }
    }
}
