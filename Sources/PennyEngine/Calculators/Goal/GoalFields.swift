private typealias Words = GoalWords

extension Goal {
    /// The inputs of which exactly one is missing, the unknown.
    static let unknowns = ["yearsToInvest", "monthlyDeposit", "interestRate"]

    static let fields: [InputField] =
        [
            InputField("target", Words.inputTarget, .money, .required, example: "20,000"),
            InputField(
                "yearsToInvest", Words.inputYearsToInvest, .term, in: .common, example: "5",
                help: Words.inputLeftOutHelp),
            InputField(
                "interestRate", Words.inputInterestRate, .rate, in: .common, example: "4%",
                help: Words.inputLeftOutHelp),
            InputField(
                "monthlyDeposit", Words.inputMonthlyDeposit, .money, in: .common, example: "250",
                help: Words.inputLeftOutHelp, upTo: 5_000),
            InputField(
                "initialInvestment", Words.inputInitialInvestment, .money, .defaults(to: "0"),
                in: .common, example: "1,000"),
        ] + Savings.ruleFields
}
