private typealias Words = PayoffWords

extension Payoff {
    static let inputs: [Input<PayoffPlan>] = [
        Input(
            "debts", Words.inputDebts,
            .list(columns, upTo: 40, tooMany: { .debt(.tooMany(limit: $0)) }) { _ in .init() },
            .required,
            example: """
                Card balance 5,000 rate 19.99% minimum 100; \
                Car balance 12,000 rate 6.5% minimum 260
                """
        ) { $0.debts = $1 },
        Input(
            "monthlyBudget", Words.inputMonthlyBudget, .moneyAboveZero, .required, example: "500",
            help: Words.inputMonthlyBudgetHelp, upTo: 5_000
        ) { $0.budget = $1 },
        Input(
            "strategy", Words.inputStrategy,
            .choice([("avalanche", .avalanche), ("snowball", .snowball)]),
            .defaults(to: "avalanche"), in: .common, example: "avalanche",
            help: Words.inputStrategyHelp
        ) { $0.strategy = $1 },
    ]

    private static let columns: [Input<PayoffPlan.Debt>] = [
        Input("name", Words.inputDebtsName, .name, .required, example: "Card") { $0.name = $1 },
        Input("balance", Words.inputDebtsBalance, .moneyAboveZero, .required, example: "5,000") {
            $0.balance = $1
        },
        Input("rate", Words.inputDebtsRate, .rate, .required, example: "19.99%") { $0.rate = $1 },
        Input("minimum", Words.inputDebtsMinimum, .money, .defaults(to: "0"), example: "100") {
            $0.minimum = $1
        },
    ]
}

extension PayoffPlan {
    /// Checks what is a sum over the list: that it is within the limit of amounts, and that the
    /// budget covers the minimums of the first month.
    func check(_ reader: inout InputReader) {
        var minimums: Int64 = 0
        for (index, debt) in debts.enumerated() {
            let interest = debt.interest(on: debt.balance) ?? Money.limit
            minimums += min(debt.minimum, debt.balance + interest)
            guard debts[...index].reduce(0, { $0 + $1.balance }) > Money.limit else { continue }
            reader.report(
                .init("debts", entry: index, field: "balance"),
                .calculation(.tooLarge, currency: currency))
            return
        }
        if budget < minimums {
            reader.report(
                .init("monthlyBudget"),
                .debt(.belowMinimums(paid: budget, minimums: minimums, currency)))
        }
    }
}
