extension Refinance {
    private typealias Words = RefinanceWords

    static let costChoices: [(String, RefinanceTerms.CostRule)] = [
        ("up-front", .upFront), ("rolled-in", .rolledIn),
    ]

    static let fields: [InputField] = [
        InputField(
            "balance", Words.inputBalance, .money, .required, example: "280,000",
            help: Words.inputBalanceHelp, upTo: 1_000_000),
        InputField("rate", Words.inputRate, .rate, .required, example: "7.25%"),
        InputField(
            "remaining", Words.inputRemaining, .term, in: .common, example: "26 years",
            help: Words.inputRemainingHelp),
        InputField(
            "payment", Words.inputPayment, .money, example: "2,050", help: Words.inputPaymentHelp),
        InputField("newRate", Words.inputNewRate, .rate, .required, example: "6%"),
        InputField("newTerm", Words.inputNewTerm, .term, .required, example: "30 years"),
        InputField(
            "costs", Words.inputCosts, .money, .defaults(to: "0"), in: .fees, example: "6,000",
            help: Words.inputCostsHelp),
        InputField(
            "costsPaid", Words.inputCostsPaid, .choice(choiceNames(costChoices)),
            .defaults(to: "up-front"), example: "up-front"),
        InputField(
            "cashOut", Words.inputCashOut, .money, .defaults(to: "0"), example: "10,000",
            help: Words.inputCashOutHelp),
        InputField(
            "rounding", Words.inputRounding, .choice(choiceNames(Loan.roundingChoices)),
            .defaults(to: "half-up"), in: .rounding, example: "half-even"),
        InputField(
            "paymentRounding", Words.inputPaymentRounding,
            .choice(choiceNames(Loan.roundingChoices)), .defaults(to: "half-up"), in: .rounding,
            example: "up"),
    ]
}
