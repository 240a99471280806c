/// The frequency of an amount in a budget.
enum BudgetFrequency: Equatable, Sendable, CaseIterable {
    case day, week, twoWeeks, fourWeeks, twiceAMonth, month, twoMonths, quarter, sixMonths, year

    /// The name in files.
    var name: String {
        switch self {
        case .day: "day"
        case .week: "week"
        case .twoWeeks: "2 weeks"
        case .fourWeeks: "4 weeks"
        case .twiceAMonth: "twice a month"
        case .month: "month"
        case .twoMonths: "2 months"
        case .quarter: "quarter"
        case .sixMonths: "6 months"
        case .year: "year"
        }
    }

    /// The number of times a year that the amount occurs.
    var timesAYear: Int64 {
        switch self {
        case .day: 365
        case .week: 52
        case .twoWeeks: 26
        case .fourWeeks: 13
        case .twiceAMonth: 24
        case .month: 12
        case .twoMonths: 6
        case .quarter: 4
        case .sixMonths: 2
        case .year: 1
        }
    }

    /// The frequency as a message argument.
    var word: BudgetWords.Every {
        switch self {
        case .day: .day
        case .week: .week
        case .twoWeeks: .twoWeeks
        case .fourWeeks: .fourWeeks
        case .twiceAMonth: .twiceAMonth
        case .month: .other
        case .twoMonths: .twoMonths
        case .quarter: .quarter
        case .sixMonths: .sixMonths
        case .year: .year
        }
    }

    /// Returns the frequency with exactly this name.
    static func named(_ name: String) -> BudgetFrequency? {
        allCases.first { $0.name.isSameText(as: name) }
    }
}
