extension RateConversion {
    static let words: [(String, CompoundingTimes)] = [
        ("annual", .aYear(1)), ("semiannual", .aYear(2)), ("quarterly", .aYear(4)),
        ("monthly", .aYear(12)), ("biweekly", .aYear(26)), ("weekly", .aYear(52)),
        ("daily", .aYear(365)), ("continuous", .continuous),
    ]

    static let fields: [InputField] = [
        InputField("rate", "Rate a year", .rate, example: "5%"),
        InputField(
            "compounding", "Compounding", .choice(choiceNames(words)), .defaults(to: "monthly"),
            example: "monthly"),
        InputField(
            "periodsAYear", "Periods a year of the rate wanted", .count, .defaults(to: "12"),
            example: "12"),
        InputField("interest", "Interest earned", .money, example: "61.68"),
        InputField("principal", "Amount deposited", .money, example: "1,000"),
        InputField("days", "Days in the term", .count, example: "365"),
        InputField("compoundingDays", "Days of a compounding period", .count, example: "91"),
        InputField(
            "steps", "Rates in turn",
            .entries([
                InputField("rate", "Rate", .rate, .required, example: "6%"),
                InputField("days", "Days", .count, .required, example: "365"),
            ]), example: "6% days 365; 6.5% days 365"),
        InputField(
            "tiers", "Rates by tier",
            .entries([
                InputField("amount", "Amount", .money, .required, example: "2,500"),
                InputField("rate", "Rate", .rate, .required, example: "5.25%"),
            ]), example: "2,500 rate 5.25%; 12,500 rate 5.5%"),
    ]
}
