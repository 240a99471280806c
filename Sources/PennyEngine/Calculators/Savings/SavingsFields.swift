private typealias Words = SavingsWords

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
            InputField("yearsToInvest", Words.inputYearsToInvest, .term, .required, example: "30"),
            InputField(
                "initialInvestment", Words.inputInitialInvestment, .money, .defaults(to: "0"),
                in: .common, example: "10,000"),
            InputField(
                "monthlyDeposit", Words.inputMonthlyDeposit, .money, .defaults(to: "0"),
                in: .common, example: "250", upTo: 5_000),
            InputField("interestRate", Words.inputInterestRate, .rate, .required, example: "5%"),
        ] + ruleFields

    /// The fee and the rules of growth.
    static let ruleFields: [InputField] = [
        InputField(
            "additionalFeeRate", Words.inputAdditionalFeeRate, .rate, .defaults(to: "0%"),
            example: "0.5%", help: Words.inputAdditionalFeeRateHelp),
        InputField(
            "compoundInterval", Words.inputCompoundInterval, .choice(choiceNames(intervals)),
            .defaults(to: "monthly"), example: "monthly", help: Words.inputCompoundIntervalHelp),
        InputField(
            "depositTiming", Words.inputDepositTiming, .choice(choiceNames(timingChoices)),
            .defaults(to: "end"), example: "end"),
        InputField(
            "feeRule", Words.inputFeeRule, .choice(choiceNames(feeChoices)),
            .defaults(to: "yearEnd"), example: "yearEnd", help: Words.inputFeeRuleHelp),
        InputField(
            "insidePeriod", Words.inputInsidePeriod, .choice(choiceNames(insideChoices)),
            .defaults(to: "equivalent"), example: "equivalent", help: Words.inputInsidePeriodHelp),
    ]
}
