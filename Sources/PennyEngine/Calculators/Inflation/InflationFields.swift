extension Inflation {
    static let directions: [(String, InflationPlan.Direction)] = [
        ("later", .later), ("earlier", .earlier),
    ]

    static let fields: [InputField] = [
        InputField("amount", "Amount", .money, .required, example: "1,000"),
        InputField(
            "inflationRate", "Prices rise a year by", .rate, .required, example: "3%"),
        InputField("years", "Years", .term, .required, example: "20"),
        InputField(
            "direction", "Reckoned to the money of", .choice(choiceNames(directions)),
            .defaults(to: "later"), example: "later"),
        InputField("returnRate", "Return a year, if invested", .rate, example: "5%"),
    ]
}
