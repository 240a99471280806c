/// Reads debts and the budget for them, and checks that they fit together.
struct PayoffReading {
    var reader: InputReader

    /// The largest number of debts.
    static let limit = 40

    /// Reads the plan. Returns nil when `reader` has problems to report.
    mutating func plan() -> PayoffPlan? {
        let debts = debts()
        let budget = reader.money("monthlyBudget", allowsZero: false)
        let strategy = reader.choice("strategy", Payoff.strategyChoices)
        guard reader.problems.isEmpty, let budget, let strategy else { return nil }
        let plan = PayoffPlan(
            currency: reader.currency, debts: debts, budget: budget, strategy: strategy)
        check(plan)
        return reader.problems.isEmpty ? plan : nil
    }

    private mutating func debts() -> [PayoffPlan.Debt] {
        let before = reader.problems.count
        let debts = reader.readEntries("debts") { reader, entry in Self.debt(&reader, entry) }
        if reader.problems.count > before { return debts }
        if debts.isEmpty {
            reader.report(.init("debts"), .missing(example: reader.field("debts")?.example ?? ""))
        }
        if debts.count > Self.limit {
            reader.report(.init("debts"), .debt(.tooMany(limit: Self.limit)))
        }
        return debts
    }

    private static func debt(
        _ reader: inout InputReader, _ entry: EntryReader
    ) -> (PayoffPlan.Debt, [NamedQuantity])? {
        let convention = reader.convention
        let balances = reader.amountParser(allowsZero: false)
        let minimums = reader.amountParser()
        let name = entry.read("name", &reader) { typed throws(InputFailure) in
            let name = TypedText.trimmed(typed)
            if name.isEmpty { throw InputFailure(.missing(example: "Card")) }
            return name
        }
        let balance = entry.read("balance", &reader) { typed throws(InputFailure) in
            try balances.amount(typed)
        }
        let rate = entry.read("rate", &reader) { typed throws(InputFailure) in
            try InputReader.parseRate(typed, convention)
        }
        let minimum =
            entry.isGiven("minimum")
            ? entry.read("minimum", &reader) { typed throws(InputFailure) in
                try minimums.amount(typed)
            } : 0
        guard let name, let balance, let rate, let minimum else { return nil }
        let debt = PayoffPlan.Debt(name: name, balance: balance, rate: rate, minimum: minimum)
        return (debt, debt.named)
    }

    /// Checks that the sum is within the limit of amounts, and that the budget covers the minimums
    /// of the first month.
    private mutating func check(_ plan: PayoffPlan) {
        var minimums: Int64 = 0
        for (index, debt) in plan.debts.enumerated() {
            let interest = debt.interest(on: debt.balance) ?? Money.limit
            minimums += min(debt.minimum, debt.balance + interest)
            guard plan.debts[...index].reduce(0, { $0 + $1.balance }) > Money.limit else {
                continue
            }
            reader.report(
                .init("debts", entry: index, field: "balance"),
                .calculation(.tooLarge, currency: plan.currency))
            return
        }
        if plan.budget < minimums {
            reader.report(
                .init("monthlyBudget"),
                .debt(
                    .belowMinimums(paid: plan.budget, minimums: minimums, plan.currency)))
        }
    }
}
