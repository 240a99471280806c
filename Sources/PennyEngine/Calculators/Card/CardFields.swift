extension Card {
    static let ruleChoices: [(String, CardTerms.MinimumRule)] = [
        ("percent", .percent), ("percent-plus-interest", .percentPlusInterest),
    ]
    static let promotionChoices: [(String, CardTerms.PromotionEnd)] = [
        ("in-month", .inMonth), ("after-month", .afterMonth),
    ]

    static let fields: [InputField] = [
        InputField("balance", "Balance", .money, example: "3,000"),
        InputField("rate", "Interest rate a year", .rate, example: "19.99%"),
        InputField(
            "minimumPercent", "Minimum, part of the balance", .rate, .required, example: "2%"),
        InputField("minimumAmount", "Minimum, at least", .money, .required, example: "25"),
        InputField(
            "minimumRule", "Minimum payment is", .choice(choiceNames(ruleChoices)),
            .defaults(to: "percent"), example: "percent"),
        InputField(
            "balances", "Balances with rates of their own",
            .entries([
                InputField("balance", "Balance", .money, .required, example: "500"),
                InputField("rate", "Rate a year", .rate, .required, example: "0%"),
                InputField("laterRate", "Later rate", .rate, example: "17%"),
                InputField("promotionMonths", "Months of the first rate", .count, example: "6"),
            ]),
            example: "500 rate 0% laterRate 17% promotionMonths 6; 500 rate 21%"),
        InputField(
            "promotionEnds", "First rate ends", .choice(choiceNames(promotionChoices)),
            .defaults(to: "in-month"), example: "in-month"),
    ]
}
