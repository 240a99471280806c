extension Refinance {
    static let costChoices: [(String, RefinanceTerms.CostRule)] = [
        ("up-front", .upFront), ("rolled-in", .rolledIn),
    ]

    static let fields: [InputField] = [
        InputField("balance", "Still owed today", .money, .required, example: "280,000"),
        InputField("rate", "Rate today", .rate, .required, example: "7.25%"),
        InputField("remaining", "Time left today", .term, example: "26 years"),
        InputField("payment", "Payment today", .money, example: "2,050"),
        InputField("newRate", "New rate", .rate, .required, example: "6%"),
        InputField("newTerm", "New term", .term, .required, example: "30 years"),
        InputField(
            "costs", "Costs of the new loan", .money, .defaults(to: "0"), example: "6,000"),
        InputField(
            "costsPaid", "Costs are paid", .choice(choiceNames(costChoices)),
            .defaults(to: "up-front"), example: "up-front"),
        InputField("cashOut", "Cash taken out", .money, .defaults(to: "0"), example: "10,000"),
        InputField(
            "rounding", "Rounding of interest", .choice(choiceNames(Loan.roundingChoices)),
            .defaults(to: "half-up"), example: "half-even"),
        InputField(
            "paymentRounding", "Rounding of payments",
            .choice(choiceNames(Loan.roundingChoices)), .defaults(to: "half-up"), example: "up"),
    ]
}
