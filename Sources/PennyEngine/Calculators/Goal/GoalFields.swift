extension Goal {
    /// The inputs of which the one that is left out is found.
    static let unknowns = ["yearsToInvest", "monthlyDeposit", "interestRate"]

    static let fields: [InputField] =
        [
            InputField("target", "Target", .money, .required, example: "20,000"),
            InputField(
                "initialInvestment", "First investment", .money, .defaults(to: "0"),
                example: "1,000"),
            InputField("yearsToInvest", "Years to invest", .term, example: "5"),
            InputField("monthlyDeposit", "Deposit each month", .money, example: "250"),
            InputField("interestRate", "Interest rate a year", .rate, example: "4%"),
        ] + Savings.ruleFields
}
