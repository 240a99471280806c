/// Reads a card's inputs and checks that they fit together.
struct CardReading {
    var reader: InputReader

    /// The largest number of balances.
    static let limit = 10

    /// Reads the card. Returns nil when `reader` has problems to report.
    mutating func terms() -> CardTerms? {
        let balance = reader.money("balance", allowsZero: false)
        let rate = reader.rate("rate")
        let payment = reader.money("payment", allowsZero: false)
        let percent = reader.rate("minimumPercent")
        let amount = reader.money("minimumAmount")
        let rule = reader.choice("minimumRule", Card.ruleChoices)
        let listed = balances()
        let end = reader.choice("promotionEnds", Card.promotionChoices)
        checkWhichAreGiven()
        guard reader.problems.isEmpty, let rule, let end else { return nil }
        var minimum: CardTerms.Minimum?
        if let percent, let amount {
            minimum = CardTerms.Minimum(percent: percent, amount: amount, rule: rule)
        }
        var balances = listed
        if let balance, let rate {
            balances = [CardTerms.Balance(amount: balance, rate: rate, promotion: nil)]
        }
        checkSize(of: balances)
        guard reader.problems.isEmpty else { return nil }
        let order = sortedIndices(balances.count) { balances[$0].rate < balances[$1].rate }
        return CardTerms(
            currency: reader.currency, balances: order.map { balances[$0] }, payment: payment,
            minimum: minimum, promotionEnd: end, isList: reader.isGiven("balances"))
    }

    /// Checks that the inputs have either one balance with its rate, or the list of balances, and a
    /// payment or the rule of the minimum payment.
    private mutating func checkWhichAreGiven() {
        let minimum = ["minimumPercent", "minimumAmount"]
        let missing = minimum.filter { !reader.isGiven($0) }
        if missing.count == 2, !reader.isGiven("payment") {
            reader.report(
                .init("payment"), .missing(example: reader.field("payment")?.example ?? ""))
        } else if missing.count == 1 {
            reader.report(
                .init(missing[0]), .missing(example: reader.field(missing[0])?.example ?? ""))
        }
        for name in ["balance", "rate"] {
            let isGiven = reader.isGiven(name)
            if reader.isGiven("balances") {
                if isGiven { reader.report(.init(name), .conflicts(other: "balances")) }
            } else if !isGiven {
                reader.report(.init(name), .missing(example: reader.field(name)?.example ?? ""))
            }
        }
    }

    private mutating func checkSize(of balances: [CardTerms.Balance]) {
        if balances.count > Self.limit {
            reader.report(.init("balances"), .debt(.tooMany(limit: Self.limit)))
        }
        var sum: Int128 = 0
        for balance in balances { sum += Int128(balance.amount) }
        if sum > Int128(Money.limit) {
            reader.report(
                .init("balances"), .calculation(.tooLarge, currency: reader.currency))
        }
    }

    // MARK: - The list

    private mutating func balances() -> [CardTerms.Balance] {
        let before = reader.problems.count
        let balances = reader.readEntries("balances") { reader, entry in
            Self.balance(&reader, entry)
        }
        if balances.isEmpty, reader.isGiven("balances"), reader.problems.count == before {
            reader.report(
                .init("balances"), .missing(example: reader.field("balances")?.example ?? ""))
        }
        return balances
    }

    private static func balance(
        _ reader: inout InputReader, _ entry: EntryReader
    ) -> (CardTerms.Balance, [NamedQuantity])? {
        let convention = reader.convention
        let parser = reader.amountParser(allowsZero: false)
        let parseRate = { (typed: String) throws(InputFailure) in
            try InputReader.parseRate(typed, convention)
        }
        let amount = entry.read("balance", &reader) { typed throws(InputFailure) in
            try parser.amount(typed)
        }
        let rate = entry.read("rate", &reader, parseRate)
        let later = entry.read("laterRate", &reader, parseRate)
        let months = entry.read("promotionMonths", &reader) { typed throws(InputFailure) in
            try InputReader.parseCount(typed, convention, 1...CardSchedule.longest)
        }
        for (name, other) in [
            ("laterRate", "promotionMonths"), ("promotionMonths", "laterRate"),
        ] where entry.isGiven(name) && !entry.isGiven(other) {
            reader.report(.init("balances", entry: entry.index, field: name), .needs(other: other))
        }
        guard let amount, let rate else { return nil }
        var named = [NamedQuantity("balance", .money(amount)), NamedQuantity("rate", .rate(rate))]
        guard let later, let months else {
            return (CardTerms.Balance(amount: amount, rate: rate, promotion: nil), named)
        }
        named.append(NamedQuantity("laterRate", .rate(later)))
        named.append(NamedQuantity("promotionMonths", .count(months)))
        let promotion = CardTerms.Promotion(months: months, laterRate: later)
        return (CardTerms.Balance(amount: amount, rate: rate, promotion: promotion), named)
    }
}
