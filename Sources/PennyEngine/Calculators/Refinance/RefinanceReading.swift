/// Reads both loans' inputs and checks that they fit together.
struct RefinanceReading {
    var reader: InputReader

    /// Reads the loans. Returns nil when `reader` has problems to report.
    mutating func terms() -> RefinanceTerms? {
        let balance = reader.money("balance", allowsZero: false)
        let rate = reader.rate("rate")
        let months = months("remaining")
        let payment = reader.money("payment", allowsZero: false)
        let newRate = reader.rate("newRate")
        let newMonths = self.months("newTerm")
        let costs = reader.money("costs")
        let costRule = reader.choice("costsPaid", Refinance.costChoices)
        let cashOut = reader.money("cashOut")
        let rounding = reader.choice("rounding", Loan.roundingChoices)
        let paymentRounding = reader.choice("paymentRounding", Loan.roundingChoices)
        let today = today(months, payment)
        guard reader.problems.isEmpty, let balance, let rate, let today, let newRate,
            let newMonths, let costs, let costRule, let cashOut, let rounding, let paymentRounding
        else { return nil }
        if balance + costs + cashOut > Money.limit {
            reader.report(
                .init("balance"), .calculation(.tooLarge, currency: reader.currency))
            return nil
        }
        return RefinanceTerms(
            currency: reader.currency, balance: balance, rate: rate, today: today,
            newRate: newRate, newMonths: newMonths, costs: costs, costRule: costRule,
            cashOut: cashOut, interestRounding: rounding, paymentRounding: paymentRounding)
    }

    /// Reads the current loan's remaining time or its payment. Exactly one of them is given.
    private mutating func today(_ months: Int?, _ payment: Int64?) -> RefinanceTerms.Today? {
        switch (reader.isGiven("remaining"), reader.isGiven("payment")) {
        case (true, true):
            reader.report(.init("payment"), .conflicts(other: "remaining"))
            return nil
        case (false, false):
            reader.report(
                .init("remaining"), .missing(example: reader.field("remaining")?.example ?? ""))
            return nil
        case (true, false): return months.map { .months($0) }
        case (false, true): return payment.map { .payment($0) }
        }
    }

    /// Reads a number of whole months, up to a hundred years.
    private mutating func months(_ name: String) -> Int? {
        guard let term = reader.term(name) else { return nil }
        let limit = RefinanceTerms.longest
        guard let months = term.periods(12) else {
            let most = ExactDecimal(Int128(limit))
            reader.report(
                .init(name),
                most < term.count
                    ? .termTooLong(term.text, limit: limit, unit: "months")
                    : .termNotWhole(
                        term.text, unit: "months", nearest: term.nearestMonths))
            return nil
        }
        if months == 0 || months > limit {
            reader.report(
                .init(name),
                months == 0
                    ? .zero(term.text)
                    : .termTooLong(term.text, limit: limit, unit: "months"))
            return nil
        }
        return months
    }
}
