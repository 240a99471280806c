extension APR {
    static let methodChoices: [(String, APRMethod)] = [("us", .us), ("eu", .eu)]
    static let oddDayChoices: [(String, OddDays)] = [
        ("year-before", .yearBefore), ("calendar-year", .calendarYear),
    ]

    /// At most so many amounts are advanced, and paid: a hundred years of weeks.
    static let mostFlows = 5200
    /// At most so many entries stand in a list.
    static let mostEntries = 1200
    /// No amount is due later than this many years after the first.
    static let mostYears = 200

    static let fields: [InputField] = [
        InputField(
            "method", "Law", .choice(choiceNames(methodChoices)), .defaults(to: "us"),
            example: "us"),
        InputField(
            "advances", "Advances", .entries(flowFields("5,000")), .required, example: "5,000"),
        InputField(
            "payments", "Payments", .entries(flowFields("230")), .required,
            example: "230 count 24"),
        InputField(
            "unitPeriodsPerYear", "Unit-periods a year", .text, example: "12"),
        InputField("unitPeriod", "Unit-period", .text, example: "month"),
        InputField(
            "oddDays", "Odd days are part of", .choice(choiceNames(oddDayChoices)),
            .defaults(to: "year-before"), example: "year-before"),
    ]

    private static func flowFields(_ amount: String) -> [InputField] {
        [
            InputField("amount", "Amount", .money, .required, example: amount),
            InputField("at", "At", .text, example: "1"),
            InputField("fraction", "Fraction", .text, example: "13/30"),
            InputField("date", "Date", .date, example: "2026-12-01"),
            InputField("dueDay", "Day of the month", .count, example: "31"),
            InputField("count", "Count", .count, example: "24"),
            InputField("every", "Every", .text, example: "1"),
        ]
    }
}
