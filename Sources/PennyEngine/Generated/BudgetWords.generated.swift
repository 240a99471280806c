// scripts/messages makes this file of messages/en/budget.mf2.

/// The messages of the area budget, with the values that they take.
enum BudgetWords {
    static var area: MessageArea { MessageArea(2, digest: 0xDCF4_66D6) }
    enum Every: String, Sendable {
        case day
        case week
        case twoWeeks = "two-weeks"
        case fourWeeks = "four-weeks"
        case twiceAMonth = "twice-a-month"
        case twoMonths = "two-months"
        case quarter
        case sixMonths = "six-months"
        case year
        case other
    }
    enum Side: String, Sendable {
        case income
        case other
    }
}
