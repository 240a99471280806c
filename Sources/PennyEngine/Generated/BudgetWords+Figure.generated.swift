// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `Fixed expenses`
    static var figureFixedExpenses: Message { Message(area, 12) }
    /// `Flexible expenses`
    static var figureFlexibleExpenses: Message { Message(area, 13) }
    /// `Left each month`
    static var figureFundsAvailable: Message { Message(area, 14) }
    /// `Short each month`
    static var figureFundsAvailableShort: Message { Message(area, 15) }
    /// `Months the reserve lasts`
    static var figureMonthsOfReserve: Message { Message(area, 16) }
    /// `n/a`
    static var figureNotAvailable: Message { Message(area, 17) }
    /// `Savings rate`
    static var figureSavingsRate: Message { Message(area, 18) }
    /// `For savings and debt`
    static var figureToSave: Message { Message(area, 19) }
    /// `Missing for savings and debt`
    static var figureToSaveShort: Message { Message(area, 20) }
    /// `Monthly expenses`
    static var figureTotalExpenses: Message { Message(area, 21) }
    /// `Monthly income`
    static var figureTotalIncome: Message { Message(area, 22) }
}
