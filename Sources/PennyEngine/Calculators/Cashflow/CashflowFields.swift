extension Cashflow {
    static let timingChoices: [(String, CashflowPlan.Timing)] = [("start", .start), ("end", .end)]
    static let rateChoices: [(String, CashflowPlan.Choice)] = [
        ("nearest", .nearest), ("none", .none),
    ]
    static let dayCountChoices: [(String, DayCount)] = [
        DayCount.actual365, .actual360, .actualActual, .thirty360, .thirtyE360,
        .thirty360BondBasis, .thirtyE360ISDA,
    ].map { ($0.name, $0) }

    static let fields: [InputField] = [
        InputField(
            "flows", "Flows", .entries(flowFields), .required,
            example: "-10,000; 3,000; 4,200; 6,800"),
        InputField("discountRate", "Discount rate", .rate, example: "8%"),
        InputField(
            "npvTiming", "First flow comes at the", .choice(choiceNames(timingChoices)),
            .defaults(to: "start"), example: "end"),
        InputField(
            "dayCount", "Days as part of a year", .choice(choiceNames(dayCountChoices)),
            .defaults(to: "actual/365"), example: "actual/365"),
        InputField(
            "irrChoice", "Of several rates", .choice(choiceNames(rateChoices)),
            .defaults(to: "nearest"), example: "none"),
        InputField("financeRate", "Rate of finance", .rate, example: "8%"),
        InputField("reinvestRate", "Rate of reinvestment", .rate, example: "5%"),
    ]

    private static let flowFields: [InputField] = [
        InputField("amount", "Amount", .money, .required, example: "-10,000"),
        InputField("date", "Date", .date, example: "2026-11-20"),
    ]
}
