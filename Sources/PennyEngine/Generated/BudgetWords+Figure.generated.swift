// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `Fixed expenses`
    static var figureFixedExpenses: Message { Message(area, 15) }
    /// `Flexible expenses`
    static var figureFlexibleExpenses: Message { Message(area, 16) }
    /// `Left each month`
    static var figureFundsAvailable: Message { Message(area, 17) }
    /// `Short each month`
    static var figureFundsAvailableShort: Message { Message(area, 18) }
    /// `Months the reserve lasts`
    static var figureMonthsOfReserve: Message { Message(area, 19) }
    /// `n/a`
    static var figureNotAvailable: Message { Message(area, 20) }
    /// `Savings rate`
    static var figureSavingsRate: Message { Message(area, 21) }
    /// `You spend more than you earn, by`
    static var figureSavingsRateOverspent: Message { Message(area, 22) }
    /// `For savings and debt`
    static var figureToSave: Message { Message(area, 23) }
    /// `Missing for savings and debt`
    static var figureToSaveShort: Message { Message(area, 24) }
    /// `Monthly expenses`
    static var figureTotalExpenses: Message { Message(area, 25) }
    /// `Monthly income`
    static var figureTotalIncome: Message { Message(area, 26) }
}
