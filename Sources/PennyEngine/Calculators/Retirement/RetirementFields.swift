private typealias Words = RetirementWords

extension Retirement {
    static let timings: [(String, RetirementPlan.Timing)] = [("start", .start), ("end", .end)]

    /// The inputs of which exactly one specifies the withdrawals.
    static let modes = ["monthlyWithdrawal", "withdrawalRate", "yearsInRetirement"]

    static let fields: [InputField] = [
        InputField("currentAge", Words.inputCurrentAge, .count, in: .common, example: "35"),
        InputField("retirementAge", Words.inputRetirementAge, .count, in: .common, example: "67"),
        InputField(
            "yearsToRetirement", Words.inputYearsToRetirement, .term, example: "32",
            help: Words.inputYearsToRetirementHelp),
        InputField(
            "savings", Words.inputSavings, .money, .defaults(to: "0"), in: .common,
            example: "40,000", upTo: 1_000_000),
        InputField(
            "monthlyDeposit", Words.inputMonthlyDeposit, .money, .defaults(to: "0"),
            in: .common, example: "600", upTo: 5_000),
        InputField(
            "depositIncrease", Words.inputDepositIncrease, .rate, .defaults(to: "0%"),
            example: "2%"),
        InputField(
            "rateBefore", Words.inputRateBefore, .rate, .required, example: "6%",
            help: Words.inputRateBeforeHelp),
        InputField(
            "rateAfter", Words.inputRateAfter, .rate, .required, example: "4%",
            help: Words.inputRateAfterHelp),
        InputField(
            "additionalFeeRate", Words.inputAdditionalFeeRate, .rate, .defaults(to: "0%"),
            example: "0.5%"),
        InputField(
            "inflationRate", Words.inputInflationRate, .rate, .defaults(to: "0%"), example: "2.5%",
            help: Words.inputInflationRateHelp),
        InputField(
            "monthlyWithdrawal", Words.inputMonthlyWithdrawal, .money, in: .common,
            example: "2,000", help: Words.inputWithdrawalHelp, upTo: 10_000),
        InputField(
            "withdrawalRate", Words.inputWithdrawalRate, .rate, example: "4%",
            help: Words.inputWithdrawalHelp),
        InputField(
            "yearsInRetirement", Words.inputYearsInRetirement, .term, example: "25",
            help: Words.inputWithdrawalHelp),
        InputField(
            "depositTiming", Words.inputDepositTiming, .choice(choiceNames(timings)),
            .defaults(to: "end"), example: "end"),
        InputField(
            "withdrawalTiming", Words.inputWithdrawalTiming, .choice(choiceNames(timings)),
            .defaults(to: "start"), example: "start"),
        InputField(
            "horizon", Words.inputHorizon, .term, .defaults(to: "50 years"),
            example: "50 years", help: Words.inputHorizonHelp),
    ]
}
