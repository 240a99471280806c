private typealias Words = InflationWords

extension Inflation {
    static let inputs: [Input<InflationPlan>] = [
        Input("amount", Words.inputAmount, .moneyAboveZero, .required, example: "1,000") {
            $0.amount = $1
        },
        Input(
            "inflationRate", Words.inputInflationRate, .rateOrLoss, .required, example: "3%"
        ) { $0.rate = $1 },
        Input("years", Words.inputYears, .months, .required, example: "20") { $0.months = $1 },
        Input(
            "direction", Words.inputDirection,
            .choice([("later", .later), ("earlier", .earlier)]), .defaults(to: "later"),
            in: .common, example: "later", help: Words.inputDirectionHelp
        ) { $0.direction = $1 },
        Input(
            "returnRate", Words.inputReturnRate, .rateOrLoss, example: "5%",
            help: Words.inputReturnRateHelp
        ) { $0.returnRate = $1 },
    ]
}
