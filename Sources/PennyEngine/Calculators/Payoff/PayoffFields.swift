extension Payoff {
    static let strategyChoices: [(String, PayoffPlan.Strategy)] = [
        ("avalanche", .avalanche), ("snowball", .snowball),
    ]

    static let fields: [InputField] = [
        InputField(
            "debts", "Debts",
            .entries([
                InputField("name", "Name", .text, .required, example: "Card"),
                InputField("balance", "Balance", .money, .required, example: "5,000"),
                InputField("rate", "Rate a year", .rate, .required, example: "19.99%"),
                InputField(
                    "minimum", "Minimum a month", .money, .defaults(to: "0"), example: "100"),
            ]), .required,
            example: "Card balance 5,000 rate 19.99% minimum 100; "
                + "Car balance 12,000 rate 6.5% minimum 260"),
        InputField("monthlyBudget", "Budget a month", .money, .required, example: "700"),
        InputField(
            "strategy", "Strategy", .choice(choiceNames(strategyChoices)),
            .defaults(to: "avalanche"), example: "avalanche"),
    ]
}
