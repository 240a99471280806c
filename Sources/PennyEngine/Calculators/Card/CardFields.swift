extension Card {
    private typealias Words = CardWords

    static let ruleChoices: [(String, CardTerms.MinimumRule)] = [
        ("percent", .percent), ("percent-plus-interest", .percentPlusInterest),
    ]
    static let promotionChoices: [(String, CardTerms.PromotionEnd)] = [
        ("in-month", .inMonth), ("after-month", .afterMonth),
    ]

    static let fields: [InputField] = [
        InputField(
            "balance", Words.inputBalance, .money, in: .common, example: "3,000",
            help: Words.inputBalanceHelp, upTo: 20_000),
        InputField("rate", Words.inputRate, .rate, in: .common, example: "19.99%", upTo: 40),
        InputField(
            "payment", Words.inputPayment, .money, in: .common, example: "200",
            help: Words.inputPaymentHelp, upTo: 2_000),
        InputField(
            "minimumPercent", Words.inputMinimumPercent, .rate, example: "2%",
            help: Words.inputMinimumPercentHelp),
        InputField(
            "minimumAmount", Words.inputMinimumAmount, .money, example: "25",
            help: Words.inputMinimumAmountHelp, upTo: 200),
        InputField(
            "minimumRule", Words.inputMinimumRule, .choice(choiceNames(ruleChoices)),
            .defaults(to: "percent"), example: "percent", help: Words.inputMinimumRuleHelp),
        InputField(
            "balances", Words.inputBalances,
            .entries([
                InputField(
                    "balance", Words.inputBalancesBalance, .money, .required, example: "500"),
                InputField("rate", Words.inputBalancesRate, .rate, .required, example: "0%"),
                InputField("laterRate", Words.inputBalancesLaterRate, .rate, example: "17%"),
                InputField(
                    "promotionMonths", Words.inputBalancesPromotionMonths, .count, example: "6"),
            ]),
            example: "500 rate 0% laterRate 17% promotionMonths 6; 500 rate 21%",
            help: Words.inputBalancesHelp),
        InputField(
            "promotionEnds", Words.inputPromotionEnds, .choice(choiceNames(promotionChoices)),
            .defaults(to: "in-month"), example: "in-month"),
    ]
}
