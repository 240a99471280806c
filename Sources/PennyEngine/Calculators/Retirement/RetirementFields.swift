private typealias Words = RetirementWords

extension Retirement {
    static let timings: [(String, RetirementPlan.Timing)] = [("start", .start), ("end", .end)]

    /// The inputs of which one says what is taken.
    static let modes = ["monthlyWithdrawal", "withdrawalRate", "yearsInRetirement"]

    static let fields: [InputField] = [
        InputField("currentAge", Words.inputCurrentAge, .count, example: "35"),
        InputField("retirementAge", Words.inputRetirementAge, .count, example: "67"),
        InputField("yearsToRetirement", Words.inputYearsToRetirement, .term, example: "32"),
        InputField("savings", Words.inputSavings, .money, .defaults(to: "0"), example: "40,000"),
        InputField(
            "monthlyDeposit", Words.inputMonthlyDeposit, .money, .defaults(to: "0"),
            example: "600"),
        InputField(
            "depositIncrease", Words.inputDepositIncrease, .rate, .defaults(to: "0%"),
            example: "2%"),
        InputField(
            "rateBefore", Words.inputRateBefore, .rate, .required, example: "6%"),
        InputField(
            "rateAfter", Words.inputRateAfter, .rate, .required, example: "4%"),
        InputField(
            "additionalFeeRate", Words.inputAdditionalFeeRate, .rate, .defaults(to: "0%"),
            example: "0.5%"),
        InputField(
            "inflationRate", Words.inputInflationRate, .rate, .defaults(to: "0%"), example: "2.5%"),
        InputField(
            "monthlyWithdrawal", Words.inputMonthlyWithdrawal, .money, example: "2,000"),
        InputField(
            "withdrawalRate", Words.inputWithdrawalRate, .rate, example: "4%"),
        InputField("yearsInRetirement", Words.inputYearsInRetirement, .term, example: "25"),
        InputField(
            "depositTiming", Words.inputDepositTiming, .choice(choiceNames(timings)),
            .defaults(to: "end"), example: "end"),
        InputField(
            "withdrawalTiming", Words.inputWithdrawalTiming, .choice(choiceNames(timings)),
            .defaults(to: "start"), example: "start"),
        InputField(
            "horizon", Words.inputHorizon, .term, .defaults(to: "50 years"),
            example: "50 years"),
    ]
}
