private typealias Words = GoalWords

extension Goal {
    /// The inputs of which the one that is left out is found.
    static let unknowns = ["yearsToInvest", "monthlyDeposit", "interestRate"]

    static let fields: [InputField] =
        [
            InputField("target", Words.inputTarget, .money, .required, example: "20,000"),
            InputField(
                "initialInvestment", Words.inputInitialInvestment, .money, .defaults(to: "0"),
                example: "1,000"),
            InputField("yearsToInvest", Words.inputYearsToInvest, .term, example: "5"),
            InputField("monthlyDeposit", Words.inputMonthlyDeposit, .money, example: "250"),
            InputField("interestRate", Words.inputInterestRate, .rate, example: "4%"),
        ] + Savings.ruleFields
}
