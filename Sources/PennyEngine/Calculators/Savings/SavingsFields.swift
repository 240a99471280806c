extension Savings {
    static let timingChoices: [(String, SavingsPlan.DepositTiming)] = [
        ("end", .end), ("begin", .begin),
    ]
    static let feeChoices: [(String, SavingsPlan.FeeRule)] = [
        ("yearEnd", .yearEnd), ("subtract", .subtract), ("perCompounding", .perCompounding),
    ]
    static let insideChoices: [(String, SavingsPlan.InsidePeriod)] = [
        ("equivalent", .equivalent), ("none", .none), ("full", .full),
    ]
    static let intervals: [(String, Int)] = [
        ("annual", 1), ("semiannual", 2), ("quarterly", 4), ("monthly", 12), ("daily", 365),
    ]

    static let fields: [InputField] =
        [
            InputField("yearsToInvest", "Years to invest", .term, .required, example: "30"),
            InputField(
                "initialInvestment", "First investment", .money, .defaults(to: "0"),
                example: "10,000"),
            InputField(
                "monthlyDeposit", "Deposit each month", .money, .defaults(to: "0"), example: "250"),
            InputField("interestRate", "Interest rate a year", .rate, .required, example: "5%"),
        ] + ruleFields

    /// The fee and the rules of growth.
    static let ruleFields: [InputField] = [
        InputField(
            "additionalFeeRate", "Additional fee a year", .rate, .defaults(to: "0%"),
            example: "0.5%"),
        InputField(
            "compoundInterval", "Compounding", .choice(choiceNames(intervals)),
            .defaults(to: "monthly"), example: "monthly"),
        InputField(
            "depositTiming", "Deposits at the", .choice(choiceNames(timingChoices)),
            .defaults(to: "end"), example: "end"),
        InputField(
            "feeRule", "Fee is taken", .choice(choiceNames(feeChoices)),
            .defaults(to: "yearEnd"), example: "yearEnd"),
        InputField(
            "insidePeriod", "Interest inside a period", .choice(choiceNames(insideChoices)),
            .defaults(to: "equivalent"), example: "equivalent"),
    ]
}
