/// A credit as typed, with the time of each amount.
struct APRTerms {
    /// An advance or a payment.
    struct Flow {
        let isAdvance: Bool
        let amount: Int64
        let date: CivilDate?
        /// The time in ticks after the earliest amount.
        let ticks: Int
        /// The part of a unit-period that bears simple interest (United States).
        let fraction: Ratio
        /// The time as the equation shows it: `1 13/30`, `383/2190`.
        let time: String
    }

    let currency: Currency
    let method: APRMethod
    /// The amounts, sorted by time.
    let flows: [Flow]
    let equation: EquationOfValue
    /// The unit-period that dates were counted in.
    let unitPeriod: UnitPeriod?
    let oddDays: OddDays

    var advanced: Int128 { total(isAdvance: true) }
    var paid: Int128 { total(isAdvance: false) }
    var numberOfPayments: Int { flows.count { !$0.isAdvance } }
    var hasDates: Bool { flows.first?.date != nil }

    private func total(isAdvance: Bool) -> Int128 {
        flows.reduce(0) { $1.isAdvance == isAdvance ? $0 + Int128($1.amount) : $0 }
    }

    /// The number of times that the money changes direction, with amounts at one time combined. One
    /// change means that there is only one rate.
    var changesOfDirection: Int {
        var changes = 0
        var last: Int128 = 0
        var index = 0
        while index < flows.count {
            let time = flows[index]
            var net: Int128 = 0
            while index < flows.count, flows[index].ticks == time.ticks,
                flows[index].fraction == time.fraction
            {
                let amount = Int128(flows[index].amount)
                net += flows[index].isAdvance ? amount : -amount
                index += 1
            }
            if net == 0 { continue }
            if last != 0, (net < 0) != (last < 0) { changes += 1 }
            last = net
        }
        return changes
    }

    /// Whether the law allows a quarter of a percentage point: multiple advances,
    /// periods that differ by more than the one before the first payment, or payments
    /// by more than a first and a last one (12 CFR 1026.22(a)(3)).
    var isIrregular: Bool {
        let payments = flows.filter { !$0.isAdvance }
        if flows.count - payments.count > 1 { return true }
        guard payments.count > 2 else { return false }
        let step = payments[1].ticks - payments[0].ticks
        for index in 1..<payments.count {
            let isNext = payments[index].ticks - payments[index - 1].ticks == step
            if !isNext || payments[index].fraction != payments[0].fraction { return true }
        }
        return payments[1..<payments.count - 1].contains { $0.amount != payments[1].amount }
    }
}

extension EquationOfValue {
    /// Creates the equation of these amounts. Equal amounts at equal distances become one series.
    /// Amounts of one entry must be adjacent.
    init(grouping flows: [APRTerms.Flow], ticksAPeriod: Int, periodsAYear: Ratio) {
        var series: [FlowSeries] = []
        for flow in flows {
            if let last = series.last, let longer = last.followed(by: flow) {
                series[series.count - 1] = longer
            } else {
                series.append(
                    FlowSeries(
                        isAdvance: flow.isAdvance, amount: flow.amount, start: flow.ticks,
                        step: 0, fraction: flow.fraction))
            }
        }
        self.init(series, ticksAPeriod: ticksAPeriod, periodsAYear: periodsAYear)
    }
}

extension FlowSeries {
    /// The series extended by one amount, or nil if the amount does not continue it.
    fileprivate func followed(by flow: APRTerms.Flow) -> FlowSeries? {
        let distance = flow.ticks - (start + step * (count - 1))
        guard flow.isAdvance == isAdvance, flow.amount == amount, flow.fraction == fraction,
            distance > 0, count == 1 || distance == step
        else { return nil }
        return FlowSeries(
            isAdvance: isAdvance, amount: amount, count: count + 1, start: start, step: distance,
            fraction: fraction)
    }
}
