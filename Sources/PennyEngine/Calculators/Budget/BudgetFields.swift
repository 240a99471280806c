extension Budget {
    private typealias Words = BudgetWords

    static let kindChoices: [(String, BudgetLine.Kind)] = [
        ("need", .need), ("want", .want), ("saving", .saving), ("debt", .debt),
    ]
    static let costChoices: [(String, BudgetLine.Cost)] = [
        ("fixed", .fixed), ("flexible", .flexible),
    ]

    static func word(of kind: BudgetLine.Kind) -> String {
        kindChoices.first { $0.1 == kind }?.0 ?? ""
    }

    static func word(of cost: BudgetLine.Cost) -> String {
        costChoices.first { $0.1 == cost }?.0 ?? ""
    }

    static let fields: [InputField] = [
        InputField(
            "income", Words.inputIncome, .entries(incomeFields), .required,
            example: "\"Take-home pay\" amount 3,200 every month", help: Words.inputIncomeHelp),
        InputField(
            "expenses", Words.inputExpenses, .entries(expenseFields),
            in: .common, example: "Rent amount 1,200 kind need; Food amount 110 every week"),
        InputField(
            "month", Words.inputMonth, .text, example: "2026-10", help: Words.inputMonthHelp),
        InputField(
            "series", Words.inputSeries, .text, example: "household", help: Words.inputSeriesHelp),
        InputField(
            "reserve", Words.inputReserve, .money, in: .common, example: "4,000",
            help: Words.inputReserveHelp),
    ]

    private static let incomeFields: [InputField] = [
        InputField("name", Words.inputLineName, .text, .required, example: "Take-home pay"),
        InputField("amount", Words.inputLineAmount, .money, .required, example: "3,200"),
        InputField(
            "every", Words.inputLineEvery, .choice(BudgetFrequency.choices), .defaults(to: "month"),
            example: "2 weeks"),
        InputField("group", Words.inputLineGroup, .text, example: "Pay"),
    ]

    private static let expenseFields: [InputField] = [
        InputField("name", Words.inputLineName, .text, .required, example: "Rent"),
        InputField("amount", Words.inputLineAmount, .money, .required, example: "1,200"),
        InputField(
            "every", Words.inputLineEvery, .choice(BudgetFrequency.choices), .defaults(to: "month"),
            example: "week"),
        InputField("group", Words.inputLineGroup, .text, example: "Housing"),
        InputField(
            "kind", Words.inputLineKind, .choice(choiceNames(kindChoices)), example: "need"),
        InputField(
            "cost", Words.inputLineCost, .choice(choiceNames(costChoices)), example: "fixed"),
    ]
}
