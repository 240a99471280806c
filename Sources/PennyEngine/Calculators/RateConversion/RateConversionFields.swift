extension RateConversion {
    private typealias Words = RatesWords

    static let fields: [InputField] = [
        InputField("rate", Words.inputRate, .rate, in: .common, example: "5%"),
        InputField(
            "compounding", Words.inputCompounding, .choice(choiceNames(CompoundingTimes.names)),
            .defaults(to: "monthly"), in: .common, example: "monthly",
            help: Words.inputCompoundingHelp),
        InputField(
            "periodsAYear", Words.inputPeriodsAYear, .count, .defaults(to: "12"),
            example: "12"),
        InputField(
            "interest", Words.inputInterest, .money, example: "61.68", help: Words.inputInterestHelp
        ),
        InputField("principal", Words.inputPrincipal, .money, example: "1,000"),
        InputField("days", Words.inputDays, .count, example: "365"),
        InputField("compoundingDays", Words.inputCompoundingDays, .count, example: "91"),
        InputField(
            "steps", Words.inputSteps,
            .entries([
                InputField("rate", Words.inputStepsRate, .rate, .required, example: "6%"),
                InputField("days", Words.inputStepsDays, .count, .required, example: "365"),
            ]), example: "6% days 365; 6.5% days 365", help: Words.inputStepsHelp),
        InputField(
            "tiers", Words.inputTiers,
            .entries([
                InputField("amount", Words.inputTiersAmount, .money, .required, example: "2,500"),
                InputField("rate", Words.inputTiersRate, .rate, .required, example: "5.25%"),
            ]), example: "2,500 rate 5.25%; 12,500 rate 5.5%", help: Words.inputTiersHelp),
    ]
}
