extension Cashflow {
    private typealias Words = CashflowWords

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
            "flows", Words.inputFlows, .entries(flowFields), .required,
            example: "-10,000; 3,000; 4,200; 6,800", help: Words.inputFlowsHelp),
        InputField(
            "discountRate", Words.inputDiscountRate, .rate, in: .common, example: "8%",
            help: Words.inputDiscountRateHelp),
        InputField(
            "npvTiming", Words.inputNpvTiming, .choice(choiceNames(timingChoices)),
            .defaults(to: "start"), example: "end", help: Words.inputNpvTimingHelp),
        InputField(
            "dayCount", Words.inputDayCount, .choice(choiceNames(dayCountChoices)),
            .defaults(to: "actual/365"), example: "actual/365"),
        InputField(
            "irrChoice", Words.inputIrrChoice, .choice(choiceNames(rateChoices)),
            .defaults(to: "nearest"), example: "none", help: Words.inputIrrChoiceHelp),
        InputField(
            "financeRate", Words.inputFinanceRate, .rate, example: "8%",
            help: Words.inputFinanceRateHelp),
        InputField(
            "reinvestRate", Words.inputReinvestRate, .rate, example: "5%",
            help: Words.inputReinvestRateHelp),
    ]

    private static let flowFields: [InputField] = [
        InputField("amount", Words.inputFlowsAmount, .money, .required, example: "-10,000"),
        InputField("date", Words.inputFlowsDate, .date, example: "2026-11-20"),
    ]
}
