// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `Fixed expenses`
    static var figureFixedExpenses: Message { Message(area, 7) }
    /// `Flexible expenses`
    static var figureFlexibleExpenses: Message { Message(area, 8) }
    /// `Funds available`
    static var figureFundsAvailable: Message { Message(area, 9) }
    /// `Months the reserve lasts`
    static var figureMonthsOfReserve: Message { Message(area, 10) }
    /// `n/a`
    static var figureNotAvailable: Message { Message(area, 11) }
    /// `Savings rate`
    static var figureSavingsRate: Message { Message(area, 12) }
    /// `For savings and debt`
    static var figureToSave: Message { Message(area, 13) }
    /// `Monthly expenses`
    static var figureTotalExpenses: Message { Message(area, 14) }
    /// `Monthly income`
    static var figureTotalIncome: Message { Message(area, 15) }
}
