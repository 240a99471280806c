extension Payoff {
    private typealias Words = PayoffWords

    static let strategyChoices: [(String, PayoffPlan.Strategy)] = [
        ("avalanche", .avalanche), ("snowball", .snowball),
    ]

    static let fields: [InputField] = [
        InputField(
            "debts", Words.inputDebts,
            .entries([
                InputField("name", Words.inputDebtsName, .text, .required, example: "Card"),
                InputField(
                    "balance", Words.inputDebtsBalance, .money, .required, example: "5,000"),
                InputField("rate", Words.inputDebtsRate, .rate, .required, example: "19.99%"),
                InputField(
                    "minimum", Words.inputDebtsMinimum, .money, .defaults(to: "0"),
                    example: "100"),
            ]), .required,
            example: """
                Card balance 5,000 rate 19.99% minimum 100; \
                Car balance 12,000 rate 6.5% minimum 260
                """),
        InputField(
            "monthlyBudget", Words.inputMonthlyBudget, .money, .required, example: "700",
            help: Words.inputMonthlyBudgetHelp),
        InputField(
            "strategy", Words.inputStrategy, .choice(choiceNames(strategyChoices)),
            .defaults(to: "avalanche"), in: .common, example: "avalanche",
            help: Words.inputStrategyHelp),
    ]
}
