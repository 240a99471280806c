extension Budget {
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
            "income", "Income", .entries(incomeFields), .required,
            example: "\"Take-home pay\" amount 3,200 every month"),
        InputField(
            "expenses", "Expenses", .entries(expenseFields),
            example: "Rent amount 1,200 kind need; Food amount 110 every week"),
        InputField("month", "Month", .text, example: "2026-10"),
        InputField("series", "Series of months", .text, example: "household"),
        InputField("reserve", "Money in reserve", .money, example: "4,000"),
    ]

    private static let incomeFields: [InputField] = [
        InputField("name", "Name", .text, .required, example: "Take-home pay"),
        InputField("amount", "Amount", .money, .required, example: "3,200"),
        InputField(
            "every", "How often", .choice(BudgetFrequency.choices), .defaults(to: "month"),
            example: "2 weeks"),
        InputField("group", "Group", .text, example: "Pay"),
    ]

    private static let expenseFields: [InputField] = [
        InputField("name", "Name", .text, .required, example: "Rent"),
        InputField("amount", "Amount", .money, .required, example: "1,200"),
        InputField(
            "every", "How often", .choice(BudgetFrequency.choices), .defaults(to: "month"),
            example: "week"),
        InputField("group", "Group", .text, example: "Housing"),
        InputField(
            "kind", "What it is for", .choice(choiceNames(kindChoices)), example: "need"),
        InputField("cost", "Kind of cost", .choice(choiceNames(costChoices)), example: "fixed"),
    ]
}
