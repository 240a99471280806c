private typealias Words = GoalWords

extension Goal {
    static let inputs: [Input<GoalPlan>] =
        [
            Input(
                "target", Words.inputTarget, .moneyAboveZero, .required, example: "20,000",
                .above("initialInvestment")
            ) { $0.target = $1 },
            Input(
                "yearsToInvest", Words.inputYearsToInvest, .months, in: .common, example: "5",
                help: Words.inputLeftOutHelp,
                .allButOne("yearsToInvest monthlyDeposit interestRate")
            ) { ($0.savings.months, $0.hasTime) = ($1, true) },
            Input(
                "interestRate", Words.inputInterestRate, .rateOrLoss, in: .common, example: "4%",
                help: Words.inputLeftOutHelp
            ) { ($0.savings.interestRate, $0.hasRate) = ($1, true) },
            Input(
                "monthlyDeposit", Words.inputMonthlyDeposit, .money, in: .common, example: "250",
                help: Words.inputLeftOutHelp, upTo: 5_000
            ) { $0.savings.monthlyDeposit = $1 },
            Input(
                "initialInvestment", Words.inputInitialInvestment, .money, .defaults(to: "0"),
                in: .common, example: "1,000"
            ) { $0.savings.initialInvestment = $1 },
        ] + Savings.rules()
}
