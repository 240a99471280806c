extension APR {
    private typealias Words = APRWords

    static let methodChoices: [(String, APRMethod)] = [("us", .us), ("eu", .eu)]
    static let oddDayChoices: [(String, OddDays)] = [
        ("year-before", .yearBefore), ("calendar-year", .calendarYear),
    ]

    /// The largest number of advances, and of payments: a hundred years of weeks.
    static let maximumFlows = 5200
    /// The largest number of entries in a list.
    static let maximumEntries = 1200
    /// The largest number of years between the first amount and any other.
    static let maximumYears = 200

    static let fields: [InputField] = [
        InputField(
            "method", Words.inputMethod, .choice(choiceNames(methodChoices)), .defaults(to: "us"),
            in: .common, example: "us", help: Words.inputMethodHelp),
        InputField(
            "advances", Words.inputAdvances, .entries(flowFields("5,000")), .required,
            example: "5,000", help: Words.inputAdvancesHelp),
        InputField(
            "payments", Words.inputPayments, .entries(flowFields("230")), .required,
            example: "230 count 24", help: Words.inputPaymentsHelp),
        InputField("unitPeriodsPerYear", Words.inputUnitPeriodsPerYear, .text, example: "12"),
        InputField("unitPeriod", Words.inputUnitPeriod, .text, example: "month"),
        InputField(
            "oddDays", Words.inputOddDays, .choice(choiceNames(oddDayChoices)),
            .defaults(to: "year-before"), example: "year-before"),
    ]

    private static func flowFields(_ amount: String) -> [InputField] {
        [
            InputField("amount", Words.inputFlowAmount, .money, .required, example: amount),
            InputField("at", Words.inputFlowAt, .text, example: "1"),
            InputField("fraction", Words.inputFlowFraction, .text, example: "13/30"),
            InputField("date", Words.inputFlowDate, .date, example: "2026-12-01"),
            InputField("dueDay", Words.inputFlowDueDay, .count, example: "31"),
            InputField("count", Words.inputFlowCount, .count, example: "24"),
            InputField("every", Words.inputFlowEvery, .text, example: "1"),
        ]
    }
}
