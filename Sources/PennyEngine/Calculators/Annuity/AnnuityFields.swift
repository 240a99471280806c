extension Annuity {
    private typealias Words = AnnuityWords

    static let unknowns: [(String, AnnuityPlan.Unknown)] = [
        ("presentValue", .presentValue), ("payment", .payment), ("futureValue", .futureValue),
        ("periods", .periods), ("rate", .rate),
    ]
    static let timingChoices: [(String, AnnuityPlan.Timing)] = [("end", .end), ("begin", .begin)]
    static let compoundingChoices: [(String, AnnuityPlan.Compounding)] = [
        ("period", .period), ("annual", .timesAYear(1)), ("semiannual", .timesAYear(2)),
        ("quarterly", .timesAYear(4)), ("monthly", .timesAYear(12)), ("daily", .timesAYear(365)),
        ("continuous", .continuous),
    ]

    static let fields: [InputField] = [
        InputField(
            "solveFor", Words.inputSolveFor, .choice(choiceNames(unknowns)),
            example: "payment", help: Words.inputSolveForHelp),
        InputField(
            "presentValue", Words.inputPresentValue, .money, in: .common, example: "receive 20,000",
            help: Words.inputPresentValueHelp),
        InputField(
            "payment", Words.inputPayment, .money, in: .common, example: "pay 400",
            help: Words.inputPaymentHelp),
        InputField(
            "futureValue", Words.inputFutureValue, .money, in: .common, example: "pay 5,000",
            help: Words.inputFutureValueHelp),
        InputField(
            "periods", Words.inputPeriods, .term, in: .common, example: "5 years",
            help: Words.inputPeriodsHelp),
        InputField("rate", Words.inputRate, .rate, in: .common, example: "6%"),
        InputField(
            "periodsAYear", Words.inputPeriodsAYear, .count, .defaults(to: "12"), example: "12"),
        InputField(
            "compounding", Words.inputCompounding, .choice(choiceNames(compoundingChoices)),
            .defaults(to: "period"), example: "period", help: Words.inputCompoundingHelp),
        InputField(
            "timing", Words.inputTiming, .choice(choiceNames(timingChoices)),
            .defaults(to: "end"), example: "end"),
        InputField(
            "inPeriods", Words.inputInPeriods, .text, example: "13 to 24",
            help: Words.inputInPeriodsHelp),
    ]
}

extension AnnuityPlan.Unknown {
    /// The name of the unknown's input.
    var name: String {
        for (name, unknown) in Annuity.unknowns where unknown == self { return name }
        return ""
    }
}
