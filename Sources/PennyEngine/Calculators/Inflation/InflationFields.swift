private typealias Words = InflationWords

extension Inflation {
    static let directions: [(String, InflationPlan.Direction)] = [
        ("later", .later), ("earlier", .earlier),
    ]

    static let fields: [InputField] = [
        InputField("amount", Words.inputAmount, .money, .required, example: "1,000"),
        InputField(
            "inflationRate", Words.inputInflationRate, .rate, .required, example: "3%"),
        InputField("years", Words.inputYears, .term, .required, example: "20"),
        InputField(
            "direction", Words.inputDirection, .choice(choiceNames(directions)),
            .defaults(to: "later"), in: .common, example: "later", help: Words.inputDirectionHelp),
        InputField(
            "returnRate", Words.inputReturnRate, .rate, example: "5%",
            help: Words.inputReturnRateHelp),
    ]
}
