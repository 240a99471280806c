extension Retirement {
    static let timings: [(String, RetirementPlan.Timing)] = [("start", .start), ("end", .end)]

    /// The inputs of which one says what is taken.
    static let modes = ["monthlyWithdrawal", "withdrawalRate", "yearsInRetirement"]

    static let fields: [InputField] = [
        InputField("currentAge", "Age now", .count, example: "35"),
        InputField("retirementAge", "Age at retirement", .count, example: "67"),
        InputField("yearsToRetirement", "Years to retirement", .term, example: "32"),
        InputField("savings", "Saved so far", .money, .defaults(to: "0"), example: "40,000"),
        InputField(
            "monthlyDeposit", "Deposit each month", .money, .defaults(to: "0"), example: "600"),
        InputField(
            "depositIncrease", "Deposits rise a year by", .rate, .defaults(to: "0%"),
            example: "2%"),
        InputField(
            "rateBefore", "Return a year while saving", .rate, .required, example: "6%"),
        InputField(
            "rateAfter", "Return a year in retirement", .rate, .required, example: "4%"),
        InputField(
            "additionalFeeRate", "Additional fee a year", .rate, .defaults(to: "0%"),
            example: "0.5%"),
        InputField(
            "inflationRate", "Prices rise a year by", .rate, .defaults(to: "0%"), example: "2.5%"),
        InputField(
            "monthlyWithdrawal", "Withdrawal a month, in today's money", .money, example: "2,000"),
        InputField(
            "withdrawalRate", "First year's withdrawal, of the pot", .rate, example: "4%"),
        InputField("yearsInRetirement", "Years it has to last", .term, example: "25"),
        InputField(
            "depositTiming", "Deposits at the", .choice(choiceNames(timings)),
            .defaults(to: "end"), example: "end"),
        InputField(
            "withdrawalTiming", "Withdrawals at the", .choice(choiceNames(timings)),
            .defaults(to: "start"), example: "start"),
        InputField(
            "horizon", "Computed for at most", .term, .defaults(to: "50 years"),
            example: "50 years"),
    ]
}
