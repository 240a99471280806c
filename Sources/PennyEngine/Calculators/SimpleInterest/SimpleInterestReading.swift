/// Reads the inputs of simple interest.
struct SimpleInterestReading {
    var reader: InputReader

    /// Reads the plan. Returns nil when `reader` has problems to report.
    mutating func plan() -> SimpleInterestPlan? {
        let principal = reader.money("principal", allowsZero: false)
        let rate = reader.rate("rate")
        let time = time()
        guard let principal, let rate, let time else { return nil }
        return SimpleInterestPlan(
            currency: reader.currency, principal: principal, rate: rate, time: time)
    }

    private mutating func time() -> SimpleInterestPlan.Time? {
        let year = reader.choice("yearDays", SimpleInterest.yearChoices)
        if reader.isGiven("yearDays"), !reader.isGiven("days") {
            reader.report(.init("yearDays"), .needs(other: "days"))
        }
        if reader.isGiven("term"), reader.isGiven("days") {
            reader.report(.init("days"), .conflicts(other: "term"))
            return nil
        }
        if reader.isGiven("days") {
            let days = reader.count("days", 1...SimpleInterest.maximumYears * 360)
            guard let days, let year else { return nil }
            return .days(days, ofYear: year)
        }
        guard reader.isGiven("term") else {
            reader.report(.init("term"), .missing(example: "3 years"))
            return nil
        }
        guard let term = reader.term("term", bareUnit: .years, allowsPayments: false) else {
            return nil
        }
        let limit = SimpleInterest.maximumYears * (term.unit == .months ? 12 : 1)
        if term.count == .zero {
            reader.report(.init("term"), .zero(term.text))
            return nil
        }
        if ExactDecimal(Int128(limit)) < term.count {
            reader.report(
                .init("term"), .termTooLong(term.text, limit: limit, unit: term.unit.name))
            return nil
        }
        return .term(term)
    }
}
